import Foundation
import Geometry
import ViewEngine

// Properties by their names, and by those of their parts: `transform.rotation.z`. A layer keeps what has any other name.

extension CALayer {
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property, or a part of one.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var look = LayerLook(layer: self)
    if Self.isTurnInSpace(keyPath) {
      // What a transform is turned by cannot be read from it: it is turned on from where it was set last.
      let turned = LayerValue.number(ownValues[keyPath]) ?? 0
      look.set((LayerValue.number(value) ?? 0) - turned, for: keyPath)
    } else {
      look.set(value, for: keyPath)
    }
    ownValues[keyPath] = value
    take(String(keyPath.prefix { $0 != "." }), of: look, as: value)
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    if Self.isTurnInSpace(keyPath) { return ownValues[keyPath] ?? CGFloat(0) }
    switch keyPath {
    case "frame": return frame
    case "anchorPoint": return anchorPoint
    case "zPosition": return zPosition
    case "hidden", "isHidden": return isHidden
    case "masksToBounds": return masksToBounds
    case "contents": return contents
    case "name": return name
    case "speed": return CGFloat(speed)
    case "timeOffset": return CGFloat(timeOffset)
    default: return LayerLook(layer: self).value(keyPath) ?? ownValues[keyPath]
    }
  }

  private static func isTurnInSpace(_ keyPath: String) -> Bool {
    keyPath == "transform.rotation.x" || keyPath == "transform.rotation.y"
  }

  private func take(_ property: String, of look: LayerLook, as value: Any?) {
    let number = LayerValue.number(value)
    switch property {
    case "position": position = look.position
    case "bounds": bounds = look.bounds
    case "frame": frame = LayerValue.rect(value) ?? frame
    case "transform": transform = look.transform
    case "anchorPoint": anchorPoint = LayerValue.point(value) ?? anchorPoint
    case "zPosition": zPosition = number ?? 0
    case "opacity": opacity = Float(look.opacity)
    case "hidden", "isHidden": isHidden = Self.isTrue(value)
    case "masksToBounds": masksToBounds = Self.isTrue(value)
    case "cornerRadius": cornerRadius = look.cornerRadius
    case "borderWidth": borderWidth = look.borderWidth
    case "borderColor": borderColor = LayerValue.color(value)
    case "backgroundColor": backgroundColor = LayerValue.color(value)
    case "shadowOpacity": shadowOpacity = Float(number ?? 0)
    case "shadowRadius": shadowRadius = number ?? 0
    case "shadowOffset": shadowOffset = LayerValue.size(value) ?? shadowOffset
    case "shadowColor": shadowColor = LayerValue.color(value)
    case "contents": contents = value
    case "name": name = value as? String
    case "speed": speed = Float(number ?? 1)
    case "timeOffset": timeOffset = CFTimeInterval(number ?? 0)
    default: takeOwn(look)
    }
  }

  private static func isTrue(_ value: Any?) -> Bool {
    value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
  }
}
