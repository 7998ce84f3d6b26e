import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The line that tells where one types: there and not there by turns, from when it appears.
@MainActor
final class TextCaret {
  private var isOn = true
  private var timer: VirtualClock.Token?

  private enum Constants {
    /// Seconds that it is there, and that it is not; by eye, not measured. The platform's fades.
    static let beat = 0.5
    static let width: CGFloat = 2
    /// Above and below the baseline, of the font's size: a little more than the line's own.
    static let ascent: CGFloat = 0.98
    static let descent: CGFloat = 0.28
  }

  init(on clock: VirtualClock) {
    timer = clock.schedule(every: Constants.beat, isAside: true) { [weak self] in
      self?.isOn.toggle()
    }
  }

  func stop() { timer?.cancel() }

  /// - Parameters:
  ///   - baseline: Where the next letter would stand.
  ///   - size: Of the font.
  func draw(
    at baseline: CGPoint, size: CGFloat, in environment: EnvironmentValues,
    into items: inout [DisplayItem]
  ) {
    guard isOn else { return }
    let rect = CGRect(
      x: 0, y: 0, width: Constants.width, height: size * (Constants.ascent + Constants.descent))
    let paint = TintShapeStyle().resolved(in: StyleContext(environment)).paint(in: rect)
    let path = Path(roundedRect: rect, cornerRadius: Constants.width / 2)
    items.append(
      .leaf(
        .shape(ShapeLeaf(path: path, paint: paint)),
        at: CGPoint(x: baseline.x, y: baseline.y - size * Constants.ascent)))
  }
}
