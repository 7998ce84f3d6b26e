import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What Quartz and Core Animation get of UIKit's images.
@MainActor
@Suite("Pixels of UIKit's images")
struct UIImagePixelsTests {
  /// What is made while a clip plays.
  private func pixels(_ image: () -> UIImage?) throws -> CGImage {
    var made: CGImage?
    let played = PlayedView { Color.clear }
    played.change { made = image()?.cgImage }
    return try #require(made)
  }

  @Test("A symbol has pixels, and a picture that is not there those of a placeholder")
  func images() throws {
    let symbol = try pixels { UIImage(systemName: "star.fill") }
    #expect(symbol.width > 0 && symbol.height > 0)
    #expect(PlayedView { Image(decorative: symbol, scale: 1) }.text.contains("star.fill"))
    #expect(try pixels { UIImage(named: "no such picture") }.width == 60)
  }

  private struct Emitting: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let cell = CAEmitterCell()
      cell.birthRate = 4
      cell.lifetime = 2
      cell.velocity = 10
      cell.contents = UIImage(systemName: "star.fill")?.cgImage
      let emitter = CAEmitterLayer()
      emitter.emitterPosition = CGPoint(x: 50, y: 50)
      emitter.emitterCells = [cell]
      let view = UIView()
      view.layer.addSublayer(emitter)
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("Symbols are emitted") func emitted() {
    #expect(PlayedView { Emitting() }.text(at: 0.1).contains("star.fill"))
  }

  private final class Gradient: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    // What authors write with `as!`.
    override var layer: CAGradientLayer { super.layer as? CAGradientLayer ?? CAGradientLayer() }
  }

  @Test("A view may say of which kind its layer is") func layers() {
    let view = Gradient(frame: .zero)
    view.layer.colors = [UIColor.red.cgColor]
    #expect(view.layer === (view as UIView).layer && view.layer.colors?.count == 1)
  }
}
