import Foundation
import Geometry
import Motion
import ViewEngine

/// A sheet that a finger draws on.
///
/// - Note: Approximated: lines have one width, and the sheet is not scrolled.
@MainActor @preconcurrency
open class PKCanvasView: UIScrollView {
  public var drawing = PKDrawing() { didSet { changed() } }
  public var tool: any PKTool = PKInkingTool(.pen)
  /// - Note: Accepted: a clip has no pencil.
  public var drawingPolicy = PKCanvasViewDrawingPolicy.default
  public var allowsFingerDrawing = true
  public var isRulerActive = false
  private var isDrawing = false

  override var ownContent: AnyView? {
    let strokes = drawing.strokes
    return AnyView(
      Canvas { context, _ in
        for stroke in strokes {
          context.stroke(
            stroke.path, with: .color(Color(stroke.color)),
            style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { self.draw(to: $0.location) }
          .onEnded { _ in self.lift() }))
  }

  private var listener: (any PKCanvasViewDelegate)? { delegate as? any PKCanvasViewDelegate }

  private func draw(to point: CGPoint) {
    if tool is PKEraserTool {
      drawing.erase(at: point)
    } else if let ink = tool as? PKInkingTool {
      if isDrawing {
        drawing.go(to: point)
      } else {
        listener?.canvasViewDidBeginUsingTool(self)
        drawing.begin(
          ink.color.color.resolve(in: EnvironmentValues()), width: ink.drawnWidth, at: point)
      }
    }
    isDrawing = true
  }

  private func lift() {
    isDrawing = false
    listener?.canvasViewDrawingDidChange(self)
    listener?.canvasViewDidEndUsingTool(self)
  }
}

/// Who may draw on a sheet.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// Who is told what is drawn.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
