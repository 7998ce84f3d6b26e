import Foundation
import Geometry
import ViewEngine

/// A layer of colours that run into each other.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// Colours of Quartz.
  public var colors: [Any]? { didSet { changed("colors", oldValue, colors) } }
  /// Where they are, 0…1; nil spreads them evenly.
  public var locations: [NSNumber]? { didSet { changed("locations", oldValue, locations) } }
  public var startPoint = CGPoint(x: 0.5, y: 0) {
    didSet { changed("startPoint", oldValue, startPoint) }
  }
  public var endPoint = CGPoint(x: 0.5, y: 1) { didSet { changed("endPoint", oldValue, endPoint) } }
  public var type = CAGradientLayerType.axial { didSet { changed() } }

  override func ownValue(_ keyPath: String) -> Any? {
    switch keyPath {
    case "colors": colors
    case "locations": locations ?? evenLocations
    case "startPoint": startPoint
    case "endPoint": endPoint
    default: nil
    }
  }

  override func takeOwn(_ look: LayerLook) {
    colors = look.value("colors") as? [Any]
    locations = (look.value("locations") as? [Any])?.map {
      NSNumber(value: Double(LayerValue.number($0) ?? 0))
    }
    startPoint = LayerValue.point(look.value("startPoint")) ?? startPoint
    endPoint = LayerValue.point(look.value("endPoint")) ?? endPoint
  }

  private var evenLocations: [NSNumber] {
    let count = colors?.count ?? 0
    return (0..<count).map { NSNumber(value: Double($0) / Double(max(1, count - 1))) }
  }

  override func drawSelf(_ look: LayerLook, in context: GraphicsContext, at time: CFTimeInterval) {
    let size = look.bounds.size
    let colors = (look.value("colors") as? [Any] ?? []).compactMap { LayerValue.color($0)?.color }
    var places = (look.value("locations") as? [Any] ?? []).map { LayerValue.number($0) ?? 0 }
    if places.count != colors.count { places = evenLocations.map { CGFloat($0.doubleValue) } }
    guard !colors.isEmpty, size.width > 0, size.height > 0 else { return }
    let gradient = Gradient(
      stops: zip(colors, places).map { Gradient.Stop(color: $0, location: $1) })
    func point(_ key: String) -> CGPoint {
      let unit = LayerValue.point(look.value(key)) ?? .zero
      return CGPoint(x: unit.x * size.width, y: unit.y * size.height)
    }
    let (start, end) = (point("startPoint"), point("endPoint"))
    let rect = CGRect(origin: .zero, size: size)
    let radius = look.cornerRadius
    let outline = radius > 0 ? Path(roundedRect: rect, cornerRadius: radius) : Path(rect)
    switch type {
    case .radial:
      // As wide and as high as the end is from the start: an ellipse.
      let reach = CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y))
      guard reach.width > 0, reach.height > 0 else { return }
      var context = context
      context.clip(to: outline)
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: 1, y: reach.height / reach.width)
      let far = hypot(size.width, size.height) * max(1, reach.width / reach.height)
      context.fill(
        Path(CGRect(x: -far, y: -far, width: 2 * far, height: 2 * far)),
        with: .radialGradient(gradient, center: .zero, startRadius: 0, endRadius: reach.width))
    case .conic:
      context.fill(
        outline,
        with: .conicGradient(
          gradient, center: start, angle: .radians(atan2(end.y - start.y, end.x - start.x))))
    default:
      context.fill(outline, with: .linearGradient(gradient, startPoint: start, endPoint: end))
    }
  }
}

public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String

  public static let axial = CAGradientLayerType(name: "axial")
  public static let radial = CAGradientLayerType(name: "radial")
  public static let conic = CAGradientLayerType(name: "conic")
}
