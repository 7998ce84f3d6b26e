import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// A view that a test plays: moves in time, taps, changes, and reads what is drawn.
///
/// The screen is 100 × 100 points at scale 2 unless said otherwise, white and without a safe area.
@MainActor
struct PlayedView {
  let graph: ViewGraph

  init<V: View>(
    size: CGSize = CGSize(width: 100, height: 100), safeArea: EdgeInsets = EdgeInsets(),
    measuring: any TextMeasuring = FixedWidthText(), system: SystemVersion = .v18,
    device: DeviceIdiom? = nil, @ViewBuilder _ view: () -> V
  ) {
    var canvas = GraphCanvas(size: size, safeArea: safeArea)
    canvas.system = system
    canvas.deviceIdiom = device
    graph = ViewGraph(view(), canvas: canvas, measuring: measuring)
  }

  init(graph: ViewGraph) {
    self.graph = graph
  }

  /// What is drawn now.
  var text: String { graph.displayList().text }

  /// What is drawn at a time, not earlier than the last.
  func text(at time: Double) -> String {
    advance(to: time)
    return text
  }

  /// Moves on frame by frame, as a clip does.
  func advance(to time: Double, framesPerSecond: Double = 60) {
    var frame = (graph.time * framesPerSecond).rounded(.down) + 1
    while frame / framesPerSecond < time {
      graph.advance(to: frame / framesPerSecond)
      frame += 1
    }
    graph.advance(to: time)
  }

  func change(_ action: () -> Void) {
    graph.perform(action)
  }

  func animate(_ animation: Animation? = .linear(duration: 1), _ action: () -> Void) {
    graph.perform { withAnimation(animation, action) }
  }

  func tap(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let targets = graph.tapTargets
    let target =
      targets.first { $0.label == label || $0.identifier == label }
      ?? targets.first { $0.text == label }
    guard let target else {
      Issue.record("Nothing to tap is called '\(label)'", sourceLocation: sourceLocation)
      return
    }
    tap(at: target.center)
  }

  func tap(at point: CGPoint) {
    graph.touchDown(at: point)
    graph.touchUp(at: point)
  }

  /// The frame of what is drawn in a colour, in points, after all transforms; nil where it is not.
  func frame(of color: Color) -> CGRect? {
    frames(of: color).first
  }

  func frames(of color: Color) -> [CGRect] {
    let color = color.resolve(in: EnvironmentValues()).rgba
    return frames { leaf in
      guard case .shape(let shape) = leaf, shape.paint == .color(color) else { return nil }
      return shape.path.boundingRect
    }
  }

  /// The frame of a text that is drawn in one piece, in points; nil where it is not.
  func frame(ofText string: String) -> CGRect? {
    frames { leaf in
      guard case .text(let text) = leaf, text.runs.map(\.string).joined() == string else {
        return nil
      }
      return CGRect(origin: .zero, size: text.size)
    }.first
  }

  /// Where leaves are after all transforms.
  ///
  /// - Parameter bounds: Of a leaf from its origin on; nil leaves it out.
  private func frames(_ bounds: (Leaf) -> CGRect?) -> [CGRect] {
    func find(_ items: [DisplayItem], _ matrix: ProjectionTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .leaf(let leaf, let origin):
          guard let own = bounds(leaf) else { return [] }
          let placed = own.offsetBy(dx: origin.x, dy: origin.y)
          return [CGRect(around: placed.corners.map { $0.applying(matrix) })]
        case .group(.transform(let inner), let items):
          return find(items, inner.concatenating(matrix))
        case .group(_, let items): return find(items, matrix)
        }
      }
    }
    return find(graph.displayList().items, ProjectionTransform())
  }
}
