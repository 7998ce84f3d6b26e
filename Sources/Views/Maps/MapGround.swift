import Foundation
import Geometry
import Motion
import ViewEngine

/// What stands for the ground of a map: land, with the blocks of a town faintly on it.
struct MapGround: View {
  @Environment(\.colorScheme) private var scheme

  /// The lightest and darkest of Apple's map, by eye.
  private enum Ground {
    static let land = (light: Color(white: 0.96), dark: Color(white: 0.16))
    static let street = (light: Color.white, dark: Color(white: 0.22))
    static let spacing: CGFloat = 56
    static let width: CGFloat = 5
  }

  private var isDark: Bool { scheme == .dark }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      isDark ? Ground.land.dark : Ground.land.light
      MapStreets(spacing: Ground.spacing)
        .stroke(isDark ? Ground.street.dark : Ground.street.light, lineWidth: Ground.width)
        .clipped()
      Text(verbatim: "Map").font(.caption.weight(.semibold)).foregroundStyle(.secondary).padding(8)
    }
  }
}

/// Two sets of parallel lines, a little askew.
private struct MapStreets: Shape {
  let spacing: CGFloat

  func path(in rect: CGRect) -> Path {
    let reach = rect.width + rect.height
    return Path { path in
      for step in stride(from: -reach, through: reach, by: spacing) {
        path.move(to: CGPoint(x: rect.midX + step, y: rect.midY - reach))
        path.addLine(to: CGPoint(x: rect.midX + step, y: rect.midY + reach))
        path.move(to: CGPoint(x: rect.midX - reach, y: rect.midY + step * 1.4))
        path.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + step * 1.4))
      }
    }
    .applying(
      CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
        .concatenating(CGAffineTransform(rotationAngle: 0.3))
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
  }
}
