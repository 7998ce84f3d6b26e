import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Layers in layers")
struct CALayerTests {
  private func square(_ name: String = "", _ color: UIColor = .systemRed) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = color.cgColor
    return layer
  }

  private func names(_ layer: CALayer) -> String? {
    layer.sublayers.map { $0.map { $0.name ?? "" }.joined() }
  }

  @Test("Layers are put above and below each other, also those that are there already")
  func order() {
    let (outer, a, b, c) = (CALayer(), square("a"), square("b"), square("c"))
    outer.insertSublayer(b, above: nil)
    outer.insertSublayer(a, below: b)
    outer.insertSublayer(c, above: b)
    #expect(names(outer) == "abc")
    outer.insertSublayer(a, above: b)
    #expect(names(outer) == "bac")
    outer.insertSublayer(a, below: c)
    #expect(names(outer) == "bac")
    outer.insertSublayer(c, below: b)
    #expect(names(outer) == "cba")
    a.removeFromSuperlayer()
    #expect(names(outer) == "cb" && a.superlayer == nil && b.superlayer === outer)
  }

  @Test("Those that are set take the place of those before") func sublayers() {
    let (outer, old, new) = (CALayer(), square("old"), square("new", .systemBlue))
    outer.addSublayer(old)
    let played = PlayedView(layer: outer)
    played.change { outer.sublayers = [new] }
    #expect(played.frame(of: .red) == nil)
    #expect(played.frame(of: .blue) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(names(outer) == "new" && old.superlayer == nil)
    played.change { outer.sublayers = nil }
    #expect(played.frame(of: .blue) == nil && outer.sublayers == nil)
  }

  @Test("A layer that is made of another one looks like it, and goes its own way")
  func likeAnother() {
    let layer = square()
    let copy = CALayer(layer: layer)
    layer.position.x = 75
    #expect(
      PlayedView(layer: copy).frame(of: .red) == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(CALayer(layer: "something else").bounds == .zero)
  }

  @Test("A layer of one's own puts what is in it in place before it is drawn") func layout() {
    final class Row: CALayer, @unchecked Sendable {
      override func layoutSublayers() {
        for (index, layer) in (sublayers ?? []).enumerated() {
          layer.frame = CGRect(x: 20 * CGFloat(index), y: 0, width: 10, height: bounds.height)
        }
      }
    }
    let row = Row()
    row.frame = CGRect(x: 0, y: 10, width: 100, height: 50)
    for _ in 0..<3 { row.addSublayer(square()) }
    row.layoutIfNeeded()
    #expect(row.sublayers?.map(\.frame.minX) == [0, 20, 40])
    let played = PlayedView(layer: row)
    #expect(played.frames(of: .red).map(\.minX) == [0, 20, 40])
    played.change { row.addSublayer(square()) }
    #expect(played.frames(of: .red).last == CGRect(x: 60, y: 10, width: 10, height: 50))
  }

  @Test("A picture is as large as its layer, in front of the layer's colour") func contents() {
    let layer = square("", .systemBlue)
    let played = PlayedView(layer: layer)
    played.change {
      let size = CGSize(width: 10, height: 10)
      layer.contents =
        UIGraphicsImageRenderer(size: size).image {
          UIColor.systemRed.setFill()
          $0.fill(CGRect(origin: .zero, size: size))
        }.cgImage
    }
    #expect(played.frame(of: .red) == layer.frame && played.frame(of: .blue) == layer.frame)
  }

  @Test("A shadow is as wide, and as far from its layer, as it says") func shadow() {
    let (usual, own) = (square(), square())
    usual.shadowOpacity = 1
    #expect(PlayedView(layer: usual).text.contains("radius 3 offset 0,-3"))
    own.shadowOpacity = 1
    own.shadowRadius = 7
    own.shadowOffset = CGSize(width: 2, height: 5)
    own.shadowColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
    #expect(PlayedView(layer: own).text.contains("shadow #00FF00FF radius 7 offset 2,5"))
  }
}
