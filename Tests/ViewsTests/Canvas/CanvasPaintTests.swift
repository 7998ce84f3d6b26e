import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What a canvas paints with")
struct CanvasPaintTests {
  private static let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
  private let gradient = Gradient(colors: [.red, .blue])

  private func drawn(_ renderer: @escaping (inout GraphicsContext) -> Void) -> PlayedView {
    PlayedView { Canvas { context, _ in renderer(&context) } }
  }

  /// Where on the screen the paint of the first shape lies.
  private func paint(
    _ shading: GraphicsContext.Shading, by transform: CGAffineTransform = .identity
  ) -> Paint? {
    let list = drawn { context in
      context.concatenate(transform)
      context.fill(Self.square, with: shading)
    }.graph.displayList()
    guard let shape = list.shapes.first else { return nil }
    return shape.leaf.paint.applying(
      CGAffineTransform(translationX: shape.origin.x, y: shape.origin.y))
  }

  @Test("Colours are given whole, by their parts or as a grey") func colors() {
    let half = paint(.color(Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)))
    #expect(paint(.color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)) == half)
    #expect(paint(.color(white: 0.5)) == paint(.color(Color(white: 0.5))))
    #expect(paint(.foreground) == paint(.color(.black)))
  }

  private let double = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)

  @Test("A linear gradient lies where its points are, and goes with the canvas") func linear() {
    let shading = GraphicsContext.Shading.linearGradient(
      gradient, startPoint: CGPoint(x: 10, y: 10), endPoint: CGPoint(x: 30, y: 10))
    guard case .linearGradient(_, let start, let end) = paint(shading),
      case .linearGradient(_, let start2, let end2) = paint(shading, by: double)
    else {
      Issue.record("No linear gradient")
      return
    }
    #expect(start == CGPoint(x: 10, y: 10) && end == CGPoint(x: 30, y: 10))
    #expect(start2 == CGPoint(x: 30, y: 20) && end2 == CGPoint(x: 70, y: 20))
  }

  @Test("A radial gradient grows with the canvas") func radial() {
    let shading = GraphicsContext.Shading.radialGradient(
      gradient, center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: 10)
    guard case .radialGradient(_, let center, let start, let end) = paint(shading, by: double)
    else {
      Issue.record("No radial gradient")
      return
    }
    #expect(center == CGPoint(x: 50, y: 40) && start == 4 && end == 20)
  }

  @Test("A conic gradient turns with the canvas") func conic() {
    let shading = GraphicsContext.Shading.conicGradient(
      gradient, center: CGPoint(x: 20, y: 20), angle: .degrees(45))
    guard
      case .angularGradient(_, let center, let start, _) = paint(
        shading, by: CGAffineTransform(rotationAngle: .pi / 2))
    else {
      Issue.record("No conic gradient")
      return
    }
    #expect(abs(center.x + 20) < 1e-6 && abs(center.y - 20) < 1e-6)
    #expect(abs(start - 0.75 * .pi) < 1e-6)
  }

  @Test("Styles that fill a view fill a path, and go with the canvas") func styles() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .white])
    guard case .mesh(let plain) = paint(.style(mesh)),
      case .mesh(let large) = paint(.style(mesh), by: double)
    else {
      Issue.record("No mesh")
      return
    }
    #expect(large.points == plain.points.map { $0.applying(double) })
    let style = EllipticalGradient(colors: [.red, .blue])
    guard case .ellipticalGradient(_, let bounds, _, _, _) = paint(.style(style), by: double)
    else {
      Issue.record("No elliptical gradient")
      return
    }
    #expect(bounds == CGRect(x: 30, y: 20, width: 40, height: 40))
  }

  @Test("Images are drawn where they are put, in their size or another") func images() {
    var size: CGSize?
    let played = drawn { context in
      var image = context.resolve(Image(systemName: "star"))
      size = image.size
      #expect(image.baseline == 16)
      context.draw(image, at: CGPoint(x: 50, y: 50))
      image.shading = .color(.red)
      context.draw(image, in: CGRect(x: 1, y: 2, width: 40, height: 40))
      context.draw(Image(systemName: "star"), at: .zero, anchor: .topLeading)
      context.draw(Image(systemName: "star"), in: CGRect(x: 5, y: 6, width: 10, height: 10))
    }
    let lines = played.text.split(separator: "\n").filter { $0.contains("symbol star") }
    let places = ["20x20 at 40,40", "40x40 at 1,2", "20x20 at 0,0", "10x10 at 5,6"]
    #expect(lines.count == 4)
    #expect(size == CGSize(width: 20, height: 20))
    for (line, place) in zip(lines, places) { #expect(line.hasSuffix(place), "\(line)") }
    #expect(lines.dropFirst().first?.contains("#FF3B30FF") == true)
  }

  @Test("A symbol that is not there is none") func missingSymbol() {
    var isThere = true
    _ =
      PlayedView {
        Canvas { context, _ in
          isThere = context.resolveSymbol(id: 9) != nil
        } symbols: {
          Square().tag(1)
        }
      }.text
    #expect(!isThere)
  }
}
