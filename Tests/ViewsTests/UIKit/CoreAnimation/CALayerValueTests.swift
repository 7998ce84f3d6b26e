import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Layers' properties by their names")
struct CALayerValueTests {
  @Test("A property is set by its name, and a part of one by the way to it") func parts() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(CGFloat(2), forKeyPath: "transform.scale.x")
    layer.setValue(CGFloat(7), forKeyPath: "position.x")
    layer.setValue(CGFloat(30), forKeyPath: "bounds.size.width")
    layer.setValue(4, forKey: "cornerRadius")
    layer.setValue(UIColor.systemRed.cgColor, forKey: "borderColor")
    layer.setValue(true, forKey: "masksToBounds")
    let turn = LayerTurn(layer.transform)
    #expect(abs(turn.rotation - .pi / 2) < 1e-9 && abs(turn.scaleX - 2) < 1e-9)
    #expect(layer.position == CGPoint(x: 7, y: 5))
    #expect(layer.bounds.size == CGSize(width: 30, height: 10))
    #expect(layer.cornerRadius == 4 && layer.masksToBounds)
    #expect(layer.borderColor == UIColor.systemRed.cgColor)
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 7)
    #expect(layer.value(forKey: "masksToBounds") as? Bool == true)
  }

  @Test("What is turned in space is turned to where it is told, not on and on") func space() {
    let layer = CALayer()
    for angle in [CGFloat(0.25), 1, 0.5] {
      layer.setValue(angle, forKeyPath: "transform.rotation.y")
    }
    let turned = CATransform3DMakeRotation(0.5, 0, 1, 0)
    #expect(abs(layer.transform.m11 - turned.m11) < 1e-6)
    #expect(abs(layer.transform.m13 - turned.m13) < 1e-6)
    #expect(layer.value(forKeyPath: "transform.rotation.y") as? CGFloat == 0.5)
  }

  @Test("A layer of one kind has its own, and any layer keeps what has another name") func own() {
    let shape = CAShapeLayer()
    shape.setValue(CGFloat(0.5), forKeyPath: "strokeEnd")
    #expect(shape.strokeEnd == 0.5)
    #expect(shape.value(forKeyPath: "strokeEnd") as? CGFloat == 0.5)
    shape.setValue("third", forKey: "place")
    #expect(shape.value(forKey: "place") as? String == "third")
    #expect(shape.value(forKey: "nothing") == nil)
  }
}
