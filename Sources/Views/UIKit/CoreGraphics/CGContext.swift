import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Where Quartz draws: what a `Canvas` draws with, under Quartz's names.
///
/// - Note: Approximated: y runs down, as in all contexts of UIKit's; there are no bitmaps, documents
///   or patterns, and texts are drawn by UIKit's names.
public final class CGContext {
  /// Everything that is saved and restored.
  struct State {
    var context: GraphicsContext
    var fill = Color.black
    var stroke = Color.black
    var style = StrokeStyle()
  }

  var state: State
  private var saved: [State] = []
  /// What has been added and not drawn yet.
  var path = Path()

  init(_ context: GraphicsContext) {
    state = State(context: context)
  }

  /// Nil: a clip writes no documents.
  public init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: [String: Any]?) {
    return nil
  }

  public func beginPDFPage(_ pageInfo: [String: Any]?) {}
  public func endPDFPage() {}
  public func closePDF() {}

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// Keeps what is set in there from what comes after.
  func within(_ body: (CGContext) -> Void) {
    saveGState()
    body(self)
    restoreGState()
  }

  // MARK: What it draws with

  public func setFillColor(_ color: CGColor) { state.fill = color.color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.style.dash = lengths
    state.style.dashPhase = phase
  }

  public func setAlpha(_ alpha: CGFloat) { state.context.opacity = alpha }
  public func setBlendMode(_ mode: CGBlendMode) { state.context.blendMode = mode.blendMode }

  /// A shadow behind each thing that is drawn from now on.
  ///
  /// - Parameter blur: Points, twice the radius of SwiftUI's shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else { return }
    state.context.addFilter(
      .shadow(color: color.color, radius: blur / 2, x: offset.width, y: offset.height))
  }

  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// - Note: Accepted: edges are antialiased and images smooth, whatever is said.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// - Note: Accepted: as `setShouldAntialias`.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Where it draws

  public var ctm: CGAffineTransform { state.context.transform }
  public func translateBy(x: CGFloat, y: CGFloat) { state.context.translateBy(x: x, y: y) }
  public func scaleBy(x: CGFloat, y: CGFloat) { state.context.scaleBy(x: x, y: y) }
  public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(angle)) }
  public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

  public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }

  /// To the path that was added, which is gone then.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.context.clip(to: taken(), style: FillStyle(eoFill: rule == .evenOdd))
  }

  /// The path that was added, and no path from now on.
  func taken() -> Path {
    defer { path = Path() }
    return path
  }
}

/// What is inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }
