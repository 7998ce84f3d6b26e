import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// All hues from left to right, from white above to black below; by eye.
struct ColorSpectrum: View {
  let choose: (Color) -> Void
  @State private var spot: CGPoint?

  private static let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
    Color(hue: $0, saturation: 1, brightness: 1)
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        LinearGradient(colors: Self.hues, startPoint: .leading, endPoint: .trailing)
        LinearGradient(
          stops: [
            .init(color: .white, location: 0), .init(color: .white.opacity(0), location: 0.5),
            .init(color: .black.opacity(0), location: 0.5), .init(color: .black, location: 1),
          ], startPoint: .top, endPoint: .bottom)
        if let spot {
          Circle().strokeBorder(.white, lineWidth: 3).frame(width: 30, height: 30)
            .offset(x: spot.x - 15, y: spot.y - 15)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { pick($0.location, in: proxy.size) })
    }
    .aspectRatio(1.2, contentMode: .fit)
  }

  private func pick(_ point: CGPoint, in size: CGSize) {
    let spot = CGPoint(
      x: min(max(0, point.x), size.width), y: min(max(0, point.y), size.height))
    self.spot = spot
    let (hue, depth) = (spot.x / max(1, size.width), 2 * spot.y / max(1, size.height))
    choose(Color(hue: hue, saturation: min(1, depth), brightness: min(1, 2 - depth)))
  }
}

/// How much red, green and blue there is; by eye.
struct ColorSliders: View {
  let color: Color.Resolved
  let choose: (Color) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      part("RED", 0)
      part("GREEN", 1)
      part("BLUE", 2)
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
    .aspectRatio(1.2, contentMode: .fit)
  }

  private var parts: [Double] { [color.red, color.green, color.blue].map { Double($0) } }

  private func part(_ name: String, _ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      ColorCaption(text: name)
      HStack(spacing: 16) {
        ColorTrack(
          value: Binding(get: { parts[index] }, set: { choose(with($0, at: index)) }),
          colors: [with(0, at: index), with(1, at: index)])
        ColorField(text: "\(Int(nearest: parts[index] * 255))")
      }
    }
  }

  private func with(_ value: Double, at index: Int) -> Color {
    var parts = parts
    parts[index] = value
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
