import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

extension ViewGraph {
  /// A view on a device, below what its system shows at the top.
  static func on<V: View>(_ idiom: DeviceIdiom, _ view: V) -> ViewGraph {
    on(idiom, CGSize(width: 900, height: 600), view)
  }

  static func on<V: View>(_ idiom: DeviceIdiom, _ size: CGSize, _ view: V) -> ViewGraph {
    var canvas = GraphCanvas(
      size: size,
      safeArea: EdgeInsets(top: idiom == .tv ? 60 : 28, leading: 0, bottom: 0, trailing: 0))
    canvas.deviceIdiom = idiom
    return ViewGraph(view, canvas: canvas, measuring: FixedWidthText())
  }

  /// Taps what has a label, a text or an identifier, and waits until what follows is over.
  func tap(_ name: String) throws {
    let target = try #require(
      tapTargets.first { $0.label == name || $0.text == name || $0.identifier == name })
    touchDown(at: target.center)
    touchUp(at: target.center)
    advance(to: time + 2)
  }
}
