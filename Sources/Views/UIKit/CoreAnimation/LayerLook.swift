import Foundation
import Geometry
import ViewEngine

/// What a layer's properties are at a moment, its animations counted in.
struct LayerLook {
  let layer: CALayer
  /// By their key paths, what animations say.
  private(set) var animated: [String: Any] = [:]

  func value(_ keyPath: String) -> Any? { animated[keyPath] ?? model(keyPath) }
  mutating func set(_ value: Any?, for keyPath: String) {
    // `rotation` is that in the layer's plane.
    animated[keyPath == "transform.rotation" ? "transform.rotation.z" : keyPath] = value
  }

  private func number(_ keyPath: String) -> CGFloat { LayerValue.number(value(keyPath)) ?? 0 }
  private func color(_ keyPath: String) -> Color? { LayerValue.color(value(keyPath))?.color }

  // MARK: Where it is

  var position: CGPoint {
    var position = LayerValue.point(value("position")) ?? layer.position
    if let x = LayerValue.number(animated["position.x"]) { position.x = x }
    if let y = LayerValue.number(animated["position.y"]) { position.y = y }
    return position
  }

  var bounds: CGRect {
    var bounds = LayerValue.rect(value("bounds")) ?? layer.bounds
    if let size = LayerValue.size(animated["bounds.size"]) { bounds.size = size }
    if let width = LayerValue.number(animated["bounds.size.width"]) { bounds.size.width = width }
    if let height = LayerValue.number(animated["bounds.size.height"]) {
      bounds.size.height = height
    }
    return bounds
  }

  var transform: CATransform3D {
    let whole = animated["transform"] as? CATransform3D ?? layer.transform
    guard animated.keys.contains(where: { $0.hasPrefix("transform.") }) else { return whole }
    var turn = LayerTurn(whole)
    func take(_ key: String, _ body: (CGFloat) -> Void) {
      if let number = LayerValue.number(animated["transform." + key]) { body(number) }
    }
    take("scale") { (turn.scaleX, turn.scaleY) = ($0, $0) }
    take("scale.x") { turn.scaleX = $0 }
    take("scale.y") { turn.scaleY = $0 }
    take("rotation.z") { turn.rotation = $0 }
    take("translation.x") { turn.x = $0 }
    take("translation.y") { turn.y = $0 }
    if let way = LayerValue.size(animated["transform.translation"]) {
      (turn.x, turn.y) = (way.width, way.height)
    }
    var transform = turn.transform
    take("rotation.x") { transform = CATransform3DRotate(transform, $0, 1, 0, 0) }
    take("rotation.y") { transform = CATransform3DRotate(transform, $0, 0, 1, 0) }
    return transform
  }

  /// Of the layer of a view: how its animations move it from where the view is.
  var motion: CGAffineTransform {
    let (transform, position) = (transform, position)
    return CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22,
      tx: transform.m41 + position.x - layer.position.x,
      ty: transform.m42 + position.y - layer.position.y)
  }

  // MARK: How it looks

  var opacity: Double { max(0, min(1, Double(number("opacity")))) }
  var cornerRadius: CGFloat { max(0, number("cornerRadius")) }
  var borderWidth: CGFloat { number("borderWidth") }
  var borderColor: Color? { color("borderColor") }
  var backgroundColor: Color? { color("backgroundColor") }
  var animatedBackground: Color? { LayerValue.color(animated["backgroundColor"])?.color }

  /// Nil where there is none to be seen.
  var shadow: (color: Color, radius: CGFloat, offset: CGSize)? {
    let opacity = number("shadowOpacity")
    guard opacity > 0, let color = color("shadowColor") else { return nil }
    return (
      color.opacity(Double(min(1, opacity))), number("shadowRadius"),
      LayerValue.size(value("shadowOffset")) ?? layer.shadowOffset
    )
  }

  /// What the layer itself has.
  private func model(_ keyPath: String) -> Any? {
    switch keyPath {
    case "position": layer.position
    case "position.x": layer.position.x
    case "position.y": layer.position.y
    case "bounds": layer.bounds
    case "bounds.size": layer.bounds.size
    case "bounds.size.width": layer.bounds.width
    case "bounds.size.height": layer.bounds.height
    case "transform": layer.transform
    case "transform.scale", "transform.scale.x": LayerTurn(layer.transform).scaleX
    case "transform.scale.y": LayerTurn(layer.transform).scaleY
    case "transform.rotation", "transform.rotation.z": LayerTurn(layer.transform).rotation
    case "transform.rotation.x", "transform.rotation.y": CGFloat(0)
    case "transform.translation.x": layer.transform.m41
    case "transform.translation.y": layer.transform.m42
    case "transform.translation": CGSize(width: layer.transform.m41, height: layer.transform.m42)
    case "opacity": CGFloat(layer.opacity)
    case "cornerRadius": layer.cornerRadius
    case "borderWidth": layer.borderWidth
    case "borderColor": layer.borderColor
    case "backgroundColor": layer.backgroundColor
    case "shadowOpacity": CGFloat(layer.shadowOpacity)
    case "shadowRadius": layer.shadowRadius
    case "shadowOffset": layer.shadowOffset
    case "shadowColor": layer.shadowColor
    default: layer.ownValue(keyPath)
    }
  }
}

extension CALayer {
  /// Rule: `layer-animations-by-the-clock`.
  func look(at time: CFTimeInterval) -> LayerLook {
    var look = LayerLook(layer: self)
    let now = speed == 0 ? timeOffset : time
    for (_, animation) in animations {
      animation.apply(at: now, begin: speed == 0 ? animation.beginTime : animation.begin, to: &look)
    }
    return look
  }
}
