import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Layers of Core Animation, and how they move.
@MainActor
@Suite("Layers")
struct LayerTests {
  private struct Host: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private func host(_ layer: CALayer) -> (PlayedView, UIView) {
    let view = UIView()
    view.layer.addSublayer(layer)
    return (PlayedView { Host(view: view) }, view)
  }

  private func square(_ layer: CALayer = CALayer()) -> CALayer {
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = UIColor.systemRed.cgColor
    return layer
  }

  @Test("A layer's frame goes by its position, its bounds and its anchor") func place() {
    let layer = square()
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame.origin == CGPoint(x: 25, y: 40))
    layer.frame.origin = .zero
    #expect(layer.position == .zero)
    #expect(host(layer).0.frame(of: .red) == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test("Border, corners, mask, shadow and transform are drawn") func look() {
    let layer = square()
    let plain = host(layer).0.text
    func text(_ change: (CALayer) -> Void) -> String {
      let layer = square()
      change(layer)
      return host(layer).0.text
    }
    let bordered = text {
      $0.borderWidth = 2
      $0.borderColor = UIColor.systemBlue.cgColor
    }
    #expect(bordered.contains("stroke") || bordered != plain)
    #expect(text { $0.cornerRadius = 8 } != plain)
    #expect(text { $0.masksToBounds = true }.contains("clip"))
    #expect(text { $0.shadowOpacity = 0.5 }.contains("shadow"))
    #expect(text { $0.opacity = 0.5 }.contains("0.5"))
    #expect(text { $0.mask = CALayer() } != plain)
    #expect(!text { $0.isHidden = true }.contains("shape"))
    let turned = square()
    turned.transform = CATransform3DMakeScale(2, 0.5, 1)
    #expect(host(turned).0.frame(of: .red) == CGRect(x: -5, y: 30, width: 60, height: 20))
  }

  @Test("A shape is filled, and its line begins and ends where it is told") func shape() {
    func text(_ change: (CAShapeLayer) -> Void = { _ in }) -> String {
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.systemRed.cgColor
      shape.lineWidth = 4
      change(shape)
      return host(shape).0.text
    }
    let whole = text()
    #expect(whole.contains("shape"))
    #expect(text { $0.strokeEnd = 0.5 } != whole)
    #expect(text { $0.strokeStart = 0.5 } != whole)
    #expect(text { $0.lineDashPattern = [4, 2] } != whole)
    #expect(text { $0.fillColor = UIColor.systemBlue.cgColor } != whole)
    #expect(!text { $0.strokeEnd = 0 }.contains("shape"))
  }

  @Test("A gradient's colours lie where it says") func gradient() {
    func text(_ change: (CAGradientLayer) -> Void = { _ in }) -> String {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      change(gradient)
      return host(gradient).0.text
    }
    let plain = text()
    #expect(plain.contains("linear"))
    #expect(text { $0.locations = [0.25, 0.75] } != plain)
    #expect(text { $0.startPoint = .zero } != plain)
    let radial = text {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    #expect(radial.contains("radial"))
    #expect(text { $0.type = .conic } != plain)
  }

  // MARK: Animations

  private func look(_ animation: CAAnimation, at time: Double, _ layer: CALayer = CALayer())
    -> LayerLook
  {
    var look = LayerLook(layer: layer)
    animation.apply(at: time, begin: 10, to: &look)
    return look
  }

  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1.0
    fade.duration = 2
    return fade
  }

  /// Rule: `layer-animations-by-the-clock`.
  @Test("An animation goes from value to value, and is gone or stays") func basic() {
    let fade = fade()
    #expect(look(fade, at: 11).opacity == 0.5)
    #expect(look(fade, at: 9).opacity == 1 && look(fade, at: 13).opacity == 1)
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    fade.toValue = 0.5
    #expect(look(fade, at: 9).opacity == 0 && look(fade, at: 13).opacity == 0.5)
    fade.toValue = 1
    fade.autoreverses = true
    fade.repeatCount = 2
    #expect(look(fade, at: 13).opacity == 0.5 && look(fade, at: 15).opacity == 0.5)
    #expect(look(fade, at: 30).opacity == 0)
    fade.autoreverses = false
    fade.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(look(fade, at: 11).opacity < 0.4)
  }

  /// Rule: `layer-animations-by-the-clock`.
  @Test("Key paths reach into a transform, colours and paths") func keyPaths() {
    func halfway(_ path: String, _ from: Any?, _ to: Any?, _ layer: CALayer = CALayer())
      -> LayerLook
    {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 2
      return look(animation, at: 11, layer)
    }
    let scaled = halfway("transform.scale", 1, 3).transform
    #expect(scaled.m11 == 2 && scaled.m22 == 2)
    let turned = LayerTurn(halfway("transform.rotation.z", 0, Double.pi).transform)
    #expect(abs(turned.rotation - .pi / 2) < 1e-9)
    #expect(abs(LayerTurn(halfway("transform.rotation", 0, 2.0).transform).rotation - 1) < 1e-9)
    #expect(halfway("position", CGPoint.zero, CGPoint(x: 4, y: 8)).position == CGPoint(x: 2, y: 4))
    #expect(halfway("position.x", 0, 4).position.x == 2)
    #expect(halfway("cornerRadius", nil, 8).cornerRadius == 4)
    let color = halfway("backgroundColor", UIColor.black.cgColor, UIColor.white.cgColor)
    #expect(color.backgroundColor == Color(red: 0.5, green: 0.5, blue: 0.5))
    let path = halfway(
      "path", UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath,
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10)).cgPath, CAShapeLayer())
    #expect(LayerValue.path(path.value("path"))?.boundingRect.width == 20)
  }

  /// Rule: `layer-animations-by-the-clock`.
  @Test("Keyframes go from one to the next, or along a path, and groups have several")
  func keyframes() {
    let steps = CAKeyframeAnimation(keyPath: "opacity")
    steps.values = [0, 1, 0.5]
    steps.keyTimes = [0, 0.25, 1]
    steps.duration = 4
    #expect(look(steps, at: 10.5).opacity == 0.5 && look(steps, at: 11).opacity == 1)
    steps.calculationMode = .discrete
    #expect(look(steps, at: 10.5).opacity == 0)
    let way = CAKeyframeAnimation(keyPath: "position")
    way.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    way.duration = 4
    #expect(abs(look(way, at: 10.5).position.x - 20) < 0.1)
    let group = CAAnimationGroup()
    let late = CABasicAnimation(keyPath: "cornerRadius")
    late.fromValue = 0
    late.toValue = 10
    late.beginTime = 1
    late.duration = 1
    group.animations = [fade(), late]
    group.duration = 2
    #expect(look(group, at: 10.5).opacity == 0.25 && look(group, at: 10.5).cornerRadius == 0)
    #expect(look(group, at: 11.5).cornerRadius == 5)
    let spring = CASpringAnimation(keyPath: "transform.scale")
    spring.fromValue = 0
    spring.toValue = 1
    spring.duration = spring.settlingDuration
    #expect(LayerTurn(look(spring, at: 10.4).transform).scaleX > 1)
  }

  /// Rule: `layer-animations-by-the-clock`.
  @Test("What runs is seen frame by frame, tells who wants to know, and ends") func running() {
    final class Witness: NSObject, CAAnimationDelegate {
      let log = Log()
      func animationDidStart(_ anim: CAAnimation) { log.add("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.add("stop\(flag)") }
    }
    let (layer, witness) = (square(), Witness())
    let (played, _) = host(layer)
    played.change {
      let move = CABasicAnimation(keyPath: "position.x")
      move.fromValue = 25
      move.toValue = 65
      move.duration = 1
      move.delegate = witness
      layer.add(move, forKey: "move")
    }
    #expect(layer.animationKeys() == ["move"])
    played.advance(to: 0.5)
    #expect(abs((played.frame(of: .red)?.minX ?? 0) - 30) < 1)
    #expect(witness.log.text == "start")
    played.advance(to: 1.1)
    #expect(played.frame(of: .red)?.minX == 10)
    #expect(witness.log.text == "start stoptrue" && layer.animationKeys() == nil)
    #expect(!played.graph.runsForever)
  }

  /// Rule: `layers-animate-by-themselves`.
  @Test("What is set of a layer that has been seen goes there, unless actions are disabled")
  func actions() {
    let layer = square()
    let (played, _) = host(layer)
    _ = played.text
    played.change {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      layer.position.x = 35
      CATransaction.commit()
    }
    #expect(played.frame(of: .red)?.minX == 20)
    let log = Log()
    played.change {
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setCompletionBlock { log.add("done") }
      layer.position.x = 75
      CATransaction.commit()
    }
    played.advance(to: 0.1)
    let soon = played.frame(of: .red)?.minX ?? 0
    #expect(soon > 20 && soon < 60)
    played.change { #expect(layer.presentation()?.position.x ?? 0 < 75) }
    played.advance(to: 1.2)
    #expect(played.frame(of: .red)?.minX == 60 && log.text == "done")
  }

  @Test("What is seen of a shape and of a gradient is where their animations are") func presented()
  {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    shape.strokeEnd = 0.25
    gradient.endPoint = CGPoint(x: 0.5, y: 0.75)
    let played = PlayedView(layer: shape)
    played.change {
      #expect(shape.presentation()?.strokeEnd == 0.25)
      #expect(gradient.presentation()?.endPoint.y == 0.75)
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = 0.0
      animation.toValue = 1.0
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      shape.add(animation, forKey: "draw")
    }
    played.advance(to: 0.5)
    var seen: CGFloat?
    played.change { seen = shape.presentation()?.strokeEnd }
    #expect(abs((seen ?? 0) - 0.5) < 0.02)
  }

  @Test("A transition brings in from its side what a layer shows from now on, or fades it in")
  func transitions() {
    let layer = CALayer()
    layer.frame = CGRect(x: 20, y: 30, width: 20, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    let played = PlayedView(layer: layer)
    func add(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      played.change { layer.add(transition, forKey: kCATransition) }
      played.advance(to: played.graph.time + 0.5)
    }
    let red = Color(UIColor.red)
    for (subtype, way) in [
      (CATransitionSubtype.fromLeft, CGSize(width: -10, height: 0)),
      (.fromRight, CGSize(width: 10, height: 0)), (.fromTop, CGSize(width: 0, height: 5)),
      (.fromBottom, CGSize(width: 0, height: -5)),
    ] {
      add(.push, subtype)
      let frame = played.frame(of: red) ?? .zero
      #expect(abs(frame.minX - 20 - way.width) < 0.5 && abs(frame.minY - 30 - way.height) < 0.5)
    }
    add(.fade, nil)
    var opacity: Float?
    played.change { opacity = layer.presentation()?.opacity }
    #expect(abs((opacity ?? 0) - 0.5) < 0.05)
    played.advance(to: played.graph.time + 1)
    #expect(played.frame(of: red)?.origin == CGPoint(x: 20, y: 30))
  }

  @Test("A replicator shows what is in it again and again") func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.systemRed.cgColor
    replicator.addSublayer(dot)
    #expect(host(replicator).0.frames(of: .red).map(\.minX) == [0, 20, 40])
  }

  @Test("A text layer writes its string") func text() {
    let text = CATextLayer()
    text.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    text.string = "Layer"
    text.fontSize = 12
    text.alignmentMode = .center
    text.foregroundColor = UIColor.systemRed.cgColor
    #expect(host(text).0.text.contains("\"Layer\""))
  }
}
