import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Sheets that are drawn on")
struct PKCanvasViewTests {
  private final class Listener: NSObject, PKCanvasViewDelegate {
    var changes = 0

    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) { changes += 1 }
  }

  private func draw(_ played: PlayedView, from start: CGPoint, to end: CGPoint) {
    played.graph.touchDown(at: start)
    played.graph.touchMoved(to: end)
    played.graph.touchUp(at: end)
    played.advance(to: played.graph.time + 0.1)
  }

  @Test("A finger draws a line, and takes it away with an eraser") func drawing() throws {
    let (canvas, listener) = (PKCanvasView(), Listener())
    canvas.delegate = listener
    canvas.drawingPolicy = .anyInput
    canvas.tool = PKInkingTool(.pen, color: .systemRed, width: 6)
    let played = PlayedView { HostedView(view: canvas) }
    draw(played, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 70, y: 50))
    #expect(canvas.drawing.strokes.count == 1 && listener.changes == 1)
    #expect(canvas.drawing.bounds == CGRect(x: 17, y: 47, width: 56, height: 6))
    let kept = try PKDrawing(data: canvas.drawing.dataRepresentation())
    #expect(kept.strokes.map(\.points) == canvas.drawing.strokes.map(\.points))
    canvas.tool = PKEraserTool(.vector)
    draw(played, from: CGPoint(x: 68, y: 55), to: CGPoint(x: 69, y: 55))
    #expect(canvas.drawing.strokes.isEmpty && canvas.drawing.bounds == .null)
    canvas.tool = PKLassoTool()
    draw(played, from: CGPoint(x: 20, y: 50), to: CGPoint(x: 70, y: 50))
    #expect(canvas.drawing == PKDrawing(strokes: []))
  }

  @Test("The tools know whether they are shown") func tools() {
    let picker = PKToolPicker()
    picker.addObserver(Listener())
    picker.setVisible(true, forFirstResponder: PKCanvasView())
    #expect(picker.isVisible && PKInkingTool(.marker).width == 15)
  }

  @Test("Of a document its name is seen") func document() throws {
    let view = PDFView()
    view.document = PDFDocument(url: URL(filePath: "/a/Guide.pdf"))
    view.autoScales = true
    let played = PlayedView { HostedView(view: view) }
    #expect(played.text.contains("Guide.pdf") && PDFDocument(data: Data()) == nil)
  }
}
