import Foundation
import Geometry
@_spi(Engine) import ViewEngine

extension CALayer {
  public func add(_ animation: CAAnimation, forKey key: String?) {
    let animation = animation.copied()
    if animation.duration == 0 { animation.duration = CATransaction.duration ?? 0.25 }
    if animation.timingFunction == nil { animation.timingFunction = CATransaction.timing }
    animation.addedAt = CACurrentMediaTime()
    let key = key ?? UUID().uuidString
    animations.removeAll { $0.key == key }
    animations.append((key, animation))
    CATransaction.note(end: animation.end)
    changed()
    animation.tellOfItsLife(on: self, key: key)
  }

  public func removeAnimation(forKey key: String) {
    animations.removeAll { $0.key == key }
    changed()
  }

  public func removeAllAnimations() {
    animations = []
    changed()
  }

  public func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// A layer as it is seen now, its animations counted in.
  public func presentation() -> Self? {
    let look = look(at: CACurrentMediaTime())
    let layer = type(of: self).init()
    ChangeCount.quietly {
      layer.bounds = look.bounds
      layer.position = look.position
      layer.transform = look.transform
      layer.opacity = Float(look.opacity)
      layer.cornerRadius = look.cornerRadius
      layer.backgroundColor = LayerValue.color(look.value("backgroundColor"))
      layer.borderColor = LayerValue.color(look.value("borderColor"))
      layer.borderWidth = look.borderWidth
      layer.takeOwn(look)
    }
    return layer
  }

  public func model() -> Self { self }

  /// Goes by the clock of the layers around it, as it is told to with `speed` and `timeOffset`.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }

  /// A property has been set: it is seen to go there, where it has been seen before (rule `layers-animate-by-themselves`).
  func changed(_ key: String, _ old: Any?, _ new: Any?) {
    changed()
    // What is set while views are laid out is where it is from the beginning.
    guard hasBeenShown, view == nil, !CATransaction.disablesActions, !ChangeCount.isQuiet,
      let old, let new
    else { return }
    if let old = old as? AnyHashable, let new = new as? AnyHashable, old == new { return }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = look(at: CACurrentMediaTime()).animated[key] ?? old
    animation.toValue = new
    add(animation, forKey: key)
  }

  /// Whether it or a layer in it is another one from frame to frame.
  var isMoving: Bool {
    let now = CACurrentMediaTime()
    return self is CAEmitterLayer
      || animations.contains { $0.animation.end > now && speed != 0 }
      || inner.contains(where: \.isMoving) || mask?.isMoving ?? false
  }
}
