import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What emitters of SpriteKit emit.
@MainActor
@Suite("Emitters of SpriteKit")
struct SKEmitterNodeTests {
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Ten particles a second of 4 × 4 points, each for two seconds.
  private func emitter() -> SKEmitterNode {
    let emitter = SKEmitterNode()
    emitter.particleBirthRate = 10
    emitter.particleLifetime = 2
    emitter.particleSize = CGSize(width: 4, height: 4)
    emitter.particleColor = green
    return emitter
  }

  private func scene(_ nodes: SKNode...) -> SKScene {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    for node in nodes { scene.addChild(node) }
    return scene
  }

  /// Where its particles are after steps of a sixtieth of a second, the oldest first.
  private func places(_ emitter: SKEmitterNode, after steps: Int = 57) -> [CGPoint] {
    let scene = emitter.scene ?? scene(emitter)
    for _ in 0..<steps { scene.step(by: 1.0 / 60) }
    return looks(emitter, at: Double(steps) / 60).map(\.position)
  }

  private func looks(_ emitter: SKEmitterNode, at time: Double) -> [SpriteParticle.Look] {
    emitter.particles.map { $0.look(of: emitter, at: time) }
  }

  @Test("As many are born as the rate says, the first at once, and each goes its way and ends")
  func births() {
    let right = emitter()
    right.particleSpeed = 10
    let found = places(right)
    #expect(found.count == 10)
    for (index, place) in found.enumerated() {
      #expect(abs(place.x - (9.5 - Double(index))) < 1e-6 && abs(place.y) < 1e-6)
    }
    let short = emitter()
    short.particleLifetime = 0.5
    #expect(places(short).count == 5)
  }

  @Test("Angles are anticlockwise, gravity pulls, and turning and growing take their time")
  func ways() throws {
    let up = emitter()
    up.particleSpeed = 10
    up.emissionAngle = .pi / 2
    up.yAcceleration = -20
    up.particleRotationSpeed = 2
    up.particleScaleSpeed = 1
    up.particleAlphaSpeed = -0.5
    let place = try #require(places(up).first)
    #expect(abs(place.x) < 1e-6 && abs(place.y - (9.5 - 10 * 0.95 * 0.95)) < 1e-6)
    let look = try #require(looks(up, at: 0.95).first)
    #expect(abs(look.rotation - 1.9) < 1e-6 && abs(look.scale - 1.95) < 1e-6)
    #expect(abs(look.alpha - 0.525) < 1e-6)
  }

  @Test("A range is of both sides together") func ranges() {
    let wide = emitter()
    wide.particleBirthRate = 600
    wide.particlePositionRange = CGVector(dx: 20, dy: 0)
    wide.particleScaleRange = 1
    let found = places(wide)
    #expect(found.allSatisfy { abs($0.x) <= 10 && $0.y == 0 })
    #expect(found.contains { $0.x > 8 } && found.contains { $0.x < -8 })
    let scales = looks(wide, at: 0.95).map(\.scale)
    #expect(scales.allSatisfy { (0.5...1.5).contains($0) } && (scales.max() ?? 0) > 1.4)
  }

  @Test("No more than are wanted, and from the start again when it is told so") func limits() {
    let few = emitter()
    few.numParticlesToEmit = 3
    #expect(places(few).count == 3)
    few.resetSimulation()
    #expect(few.particles.isEmpty)
    #expect(places(few, after: 30).count == 3)
    let ahead = emitter()
    ahead.advanceSimulationTime(0.95)
    #expect(ahead.particles.count == 10)
    let late = emitter()
    late.particleBirthRate = 0
    #expect(places(late).isEmpty)
    late.particleBirthRate = 10
    #expect(places(late, after: 1).count == 1)
  }

  @Test("What is drawn by lot is the same in each run, and differs between emitters") func lots() {
    func pair() -> (SKEmitterNode, SKEmitterNode) {
      let (a, b) = (emitter(), emitter())
      a.emissionAngleRange = 2 * .pi
      b.emissionAngleRange = 2 * .pi
      a.particleSpeed = 10
      b.particleSpeed = 10
      let scene = scene(a, b)
      for _ in 0..<57 { scene.step(by: 1.0 / 60) }
      return (a, b)
    }
    func positions(_ emitter: SKEmitterNode) -> [CGPoint] {
      looks(emitter, at: 0.95).map(\.position)
    }
    let (first, again) = (pair(), pair())
    #expect(positions(first.0) == positions(again.0))
    #expect(positions(first.1) == positions(again.1))
    #expect(positions(first.0) != positions(first.1))
  }

  @Test(
    "Numbers that are none, and more than can be drawn, end nothing",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
  func unusable(_ number: Double) {
    let odd = emitter()
    odd.particleBirthRate = CGFloat(number)
    #expect(places(odd).count <= 5000)
    let brief = emitter()
    brief.particleLifetime = CGFloat(number)
    #expect(places(brief).count <= 10)
  }

  @Test("A sequence says what a particle is at each part of its life") func sequences() throws {
    let emitter = emitter()
    emitter.particleAlphaSequence = SKKeyframeSequence(keyframeValues: [1.0, 0.0], times: [0, 1])
    emitter.particleScaleSequence = SKKeyframeSequence(
      keyframeValues: [CGFloat(1), CGFloat(3)], times: [0.25, 0.75])
    emitter.particleColorSequence = SKKeyframeSequence(
      keyframeValues: [UIColor(red: 1, green: 0, blue: 0, alpha: 1), green], times: [0, 1])
    _ = places(emitter, after: 1)
    let look = try #require(looks(emitter, at: 1).first)
    #expect(abs(look.alpha - 0.5) < 1e-6 && abs(look.scale - 2) < 1e-6)
    #expect(abs(look.color.red - 0.5) < 1e-3 && abs(look.color.green - 0.5) < 1e-3)
    let steps = SKKeyframeSequence(keyframeValues: [1, 2], times: [0, 1])
    steps.interpolationMode = .step
    #expect(steps.number(at: 0.9) == 1 && steps.number(at: 2) == 2)
    steps.repeatMode = .loop
    steps.interpolationMode = .linear
    #expect(steps.number(at: 2.5) == 1.5)
  }

  @Test(
    "Particles stay where they are in the target when the emitter moves", arguments: [true, false])
  func target(hasTarget: Bool) {
    let (mover, emitter) = (SKNode(), emitter())
    emitter.particleBirthRate = 1
    mover.addChild(emitter)
    mover.position = CGPoint(x: 10, y: 50)
    let scene = scene(mover)
    if hasTarget { emitter.targetNode = scene }
    let played = PlayedView { SpriteView(scene: scene) }
    played.advance(to: 0.1)
    mover.position.x = 60
    let frame = played.frame(of: Color(green))
    #expect(abs((frame?.midX ?? 0) - (hasTarget ? 10 : 60)) < 1e-6)
    #expect(abs((frame?.width ?? 0) - 4) < 1e-6)
  }

  @Test("Particles without a size are told of") func sizeless() {
    let emitter = emitter()
    emitter.particleSize = .zero
    let scene = scene(emitter)
    let played = PlayedView { SpriteView(scene: scene) }
    #expect(played.frame(of: Color(green)) == nil && played.graph.warnings.isEmpty)
    #expect(!played.text(at: 0.1).contains("#00FF00"))
    #expect(played.graph.warnings.contains { $0.contains("no size") })
  }

  @Test(
    "What Xcode's editor keeps is not read: the name tells what stands for it, and that is told")
  func files() {
    var rates: [CGFloat] = []
    let played = PlayedView {
      let names = ["MySnow.sks", "Rain", "Thing.sks"]
      let emitters = names.compactMap { SKEmitterNode(fileNamed: $0) }
      let _ = rates = emitters.map(\.particleBirthRate)
      Color.clear
    }
    #expect(rates.count == 3 && rates[0] > 0 && rates[1] > 0 && rates[2] == 0)
    for name in ["MySnow.sks", "Rain", "Thing.sks"] {
      #expect(played.graph.warnings.contains { $0.contains("'\(name)'") })
    }
  }
}
