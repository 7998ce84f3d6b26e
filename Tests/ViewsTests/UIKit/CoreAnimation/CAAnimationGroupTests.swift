import Foundation
import Geometry
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Groups of animations")
struct CAAnimationGroupTests {
  /// From x = 25 to 65.
  private func move() -> CABasicAnimation {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 25
    move.toValue = 65
    return move
  }

  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = UIColor.systemRed.cgColor
    return layer
  }

  @Test("What is in one takes as long as the group, unless it says otherwise") func durations() {
    let (layer, group, grow) = (layer(), CAAnimationGroup(), CABasicAnimation(keyPath: "bounds"))
    let played = PlayedView(layer: layer)
    grow.fromValue = CGRect(x: 0, y: 0, width: 30, height: 40)
    grow.toValue = CGRect(x: 0, y: 0, width: 30, height: 80)
    grow.duration = 4
    group.animations = [move(), grow]
    group.duration = 2
    played.change { layer.add(group, forKey: nil) }
    played.advance(to: 1)
    let frame = played.frame(of: .red) ?? .zero
    #expect(isClose(frame.midX, 45, 0.01) && isClose(frame.height, 50, 0.01), "\(frame)")
  }

  @Test("A layer keeps it as it was given, whatever is made of it later") func copied() throws {
    let (layer, group, move) = (layer(), CAAnimationGroup(), move())
    let played = PlayedView(layer: layer)
    group.animations = [move]
    group.duration = 1
    played.change { layer.add(group, forKey: "group") }
    played.change {
      move.toValue = 0
      group.animations = []
    }
    played.advance(to: 0.5)
    let middle = try #require(played.frame(of: .red)).midX
    #expect(isClose(Double(middle), 45, 0.01))
  }
}
