import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A track that shows what a colour becomes along it, under a ring.
///
/// - Matches: the sliders of `UIColorPickerViewController`, by eye.
struct ColorTrack: View {
  @Binding var value: Double
  let colors: [Color]
  var isCheckered = false
  /// Where it was when the finger came down.
  @State private var start: Double?

  private enum Constants {
    static let height: CGFloat = 36
    static let ring: CGFloat = 30
    static let line: CGFloat = 3
    static let square: CGFloat = 9
    static let shown: CGFloat = 80
  }

  var body: some View {
    GeometryReader { proxy in
      let way = max(1, proxy.size.width - Constants.height)
      ZStack(alignment: .leading) {
        if isCheckered { Checkers(square: Constants.square).clipShape(Capsule()) }
        Capsule().fill(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        Circle().strokeBorder(.white, lineWidth: Constants.line)
          .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
          .frame(width: Constants.ring, height: Constants.ring)
          .padding((Constants.height - Constants.ring) / 2)
          .offset(x: way * value)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { drag in
            let from = start ?? value
            start = from
            value = min(max(0, from + drag.translation.width / way), 1)
          }
          .onEnded { _ in start = nil }
          .demonstrated(
            by: .slide(CGSize(width: value > 0.5 ? -Constants.shown : Constants.shown, height: 0)))
      )
    }
    .frame(height: Constants.height)
  }
}

/// Grey squares on white, of what lets others through.
private struct Checkers: View {
  let square: CGFloat

  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      for row in 0..<Int((size.height / square).rounded(.up)) {
        for column in 0..<Int((size.width / square).rounded(.up))
        where (row + column).isMultiple(of: 2) {
          let place = CGPoint(x: CGFloat(column) * square, y: CGFloat(row) * square)
          context.fill(
            Path(CGRect(origin: place, size: CGSize(width: square, height: square))),
            with: .color(Color(white: 0.8)))
        }
      }
    }
  }
}
