import Foundation
import Geometry

extension UIBezierPath {
  /// Fills the path with the colour that was set last, where something is being drawn.
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, evenOdd: usesEvenOddFillRule)
  }

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.within {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      fill()
    }
  }

  /// Draws a line along the path, as wide and ended as the path says.
  public func stroke() {
    UIGraphicsGetCurrentContext()?.within {
      $0.state.style = StrokeStyle(
        lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
        miterLimit: miterLimit, dash: dash, dashPhase: dashPhase)
      $0.stroke(cgPath)
    }
  }

  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.within {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      stroke()
    }
  }

  /// Keeps of what is drawn from now on only what is inside.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.state.context.clip(
      to: cgPath, style: FillStyle(eoFill: usesEvenOddFillRule))
  }

  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps in points.
  ///   - count: How many of them there are.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dashPhase = phase
  }
}
