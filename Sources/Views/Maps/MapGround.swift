import Foundation
import Geometry
import Motion
import ViewEngine

/// What stands for the ground of a map: land, with the blocks of a town faintly on it.
struct MapGround: View {
  var way = MapGroundWay()
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
      MapStreets(spacing: Ground.spacing, way: way)
        .stroke(isDark ? Ground.street.dark : Ground.street.light, lineWidth: Ground.width)
        .clipped()
      Text(verbatim: "Map").font(.caption.weight(.semibold)).foregroundStyle(.secondary).padding(8)
    }
  }
}

/// Two sets of parallel lines, a little askew.
private struct MapStreets: Shape {
  let spacing: CGFloat
  let way: MapGroundWay

  private static let angle = 0.3

  func path(in rect: CGRect) -> Path {
    let spacing = spacing * way.scale
    let reach = rect.width + rect.height
    // Along the streets, less than from one to the next.
    let turned = CGPoint(x: way.shift.width, y: way.shift.height)
      .applying(CGAffineTransform(rotationAngle: -Self.angle))
    let across = turned.x.truncatingRemainder(dividingBy: spacing)
    let down = turned.y.truncatingRemainder(dividingBy: spacing * 1.4)
    return Path { path in
      for step in stride(from: -reach, through: reach, by: spacing) {
        path.move(to: CGPoint(x: rect.midX + step + across, y: rect.midY - reach))
        path.addLine(to: CGPoint(x: rect.midX + step + across, y: rect.midY + reach))
        path.move(to: CGPoint(x: rect.midX - reach, y: rect.midY + step * 1.4 + down))
        path.addLine(to: CGPoint(x: rect.midX + reach, y: rect.midY + step * 1.4 + down))
      }
    }
    .applying(
      CGAffineTransform(translationX: -rect.midX, y: -rect.midY)
        .concatenating(CGAffineTransform(rotationAngle: Self.angle))
        .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY)))
  }
}
