import Foundation
import Geometry
import ViewEngine

/// A layer that fills a path and draws a line along it.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  public var path: CGPath? { didSet { changed() } }
  public var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { changed("fillColor", oldValue, fillColor) }
  }
  public var fillRule = CAShapeLayerFillRule.nonZero { didSet { changed() } }
  public var strokeColor: CGColor? { didSet { changed("strokeColor", oldValue, strokeColor) } }
  /// How much of the line is left out at its beginning, 0…1.
  public var strokeStart: CGFloat = 0 { didSet { changed("strokeStart", oldValue, strokeStart) } }
  public var strokeEnd: CGFloat = 1 { didSet { changed("strokeEnd", oldValue, strokeEnd) } }
  public var lineWidth: CGFloat = 1 { didSet { changed("lineWidth", oldValue, lineWidth) } }
  public var miterLimit: CGFloat = 10 { didSet { changed() } }
  public var lineCap = CAShapeLayerLineCap.butt { didSet { changed() } }
  public var lineJoin = CAShapeLayerLineJoin.miter { didSet { changed() } }
  public var lineDashPhase: CGFloat = 0 {
    didSet { changed("lineDashPhase", oldValue, lineDashPhase) }
  }
  public var lineDashPattern: [NSNumber]? { didSet { changed() } }

  override func ownValue(_ keyPath: String) -> Any? {
    switch keyPath {
    case "path": path
    case "fillColor": fillColor
    case "strokeColor": strokeColor
    case "strokeStart": strokeStart
    case "strokeEnd": strokeEnd
    case "lineWidth": lineWidth
    case "lineDashPhase": lineDashPhase
    default: nil
    }
  }

  override func takeOwn(_ look: LayerLook) {
    path = LayerValue.path(look.value("path"))
    fillColor = LayerValue.color(look.value("fillColor"))
    strokeColor = LayerValue.color(look.value("strokeColor"))
    strokeStart = LayerValue.number(look.value("strokeStart")) ?? 0
    strokeEnd = LayerValue.number(look.value("strokeEnd")) ?? 1
    lineWidth = LayerValue.number(look.value("lineWidth")) ?? 1
    lineDashPhase = LayerValue.number(look.value("lineDashPhase")) ?? 0
  }

  override func drawSelf(_ look: LayerLook, in context: GraphicsContext, at time: CFTimeInterval) {
    func number(_ key: String) -> CGFloat { LayerValue.number(look.value(key)) ?? 0 }
    guard let path = LayerValue.path(look.value("path")) else { return }
    if let fill = LayerValue.color(look.value("fillColor")) {
      context.fill(
        path, with: .color(fill.color), style: FillStyle(eoFill: fillRule == .evenOdd))
    }
    guard let stroke = LayerValue.color(look.value("strokeColor")), number("lineWidth") > 0 else {
      return
    }
    let (start, end) = (max(0, number("strokeStart")), min(1, number("strokeEnd")))
    guard start < end else { return }
    let line = start > 0 || end < 1 ? path.trimmedPath(from: start, to: end) : path
    context.stroke(
      line, with: .color(stroke.color),
      style: StrokeStyle(
        lineWidth: number("lineWidth"), lineCap: lineCap.cap, lineJoin: lineJoin.join,
        miterLimit: miterLimit, dash: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
        dashPhase: number("lineDashPhase")))
  }
}

public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let name: String

  public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
  public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

public struct CAShapeLayerLineCap: Hashable, Sendable {
  let cap: CGLineCap

  public static let butt = CAShapeLayerLineCap(cap: .butt)
  public static let round = CAShapeLayerLineCap(cap: .round)
  public static let square = CAShapeLayerLineCap(cap: .square)
}

public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let join: CGLineJoin

  public static let miter = CAShapeLayerLineJoin(join: .miter)
  public static let round = CAShapeLayerLineJoin(join: .round)
  public static let bevel = CAShapeLayerLineJoin(join: .bevel)
}
