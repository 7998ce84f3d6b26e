import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What emitters of Core Animation emit.
@MainActor
@Suite("Emitters")
struct EmitterTests {
  /// A cell whose particles go right by 10 points a second and live for 2 seconds.
  private func cell() -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.birthRate = 4
    cell.lifetime = 2
    cell.velocity = 10
    return cell
  }

  private func emitter(_ cells: [CAEmitterCell], begins: Bool = true) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.emitterPosition = CGPoint(x: 50, y: 50)
    emitter.emitterCells = cells
    if begins { emitter.beginTime = emitter.made }
    return emitter
  }

  private func particles(_ emitter: CAEmitterLayer, after time: Double) -> [EmittedParticle] {
    Emission(emitter: emitter, now: emitter.made + time).particles
  }

  @Test("As many particles are born as the rate says, and they go their way") func births() {
    let emitter = emitter([cell()])
    #expect(particles(emitter, after: 0).isEmpty)
    let first = particles(emitter, after: 1).map(\.position)
    #expect(first.count == 4)
    for (index, place) in first.enumerated() {
      #expect(abs(place.x - (60 - 2.5 * Double(index))) < 1e-3 && place.y == 50)
    }
    // A particle of 2 seconds is one of eight.
    #expect(particles(emitter, after: 10.1).count == 8)
  }

  @Test("What has no beginning has gone on for long") func warm() {
    #expect(particles(emitter([cell()], begins: false), after: 0.01).count == 8)
  }

  @Test("A rate that changes counts from then on, whichever frames are asked for") func stopping() {
    var rate = EmissionRate(4)
    let start = rate.steps[0].from
    func births(_ factor: Double, for seconds: Double, since age: Double = 0) -> [(
      index: Int, time: Double
    )] {
      rate.births(
        times: EmissionRate(factor), from: start, to: start + seconds, since: start + age, most: 50)
    }
    #expect(births(1, for: 1).count == 4)
    #expect(births(0, for: 1).isEmpty)
    rate.set(2)
    // The same moment: the last word counts.
    #expect(rate.steps.map(\.rate) == [2])
    let all = births(1, for: 3)
    let late = births(1, for: 3, since: 2)
    #expect(all.map(\.index) == Array(0..<6))
    #expect(late.map(\.index) == [4, 5] && late.map(\.time) == all.suffix(2).map(\.time))
    // Of ever so many the newest.
    rate.set(1e9)
    #expect(births(1, for: 3).count == 50)
    #expect(births(1, for: 3).allSatisfy { $0.time > start + 2.9 })
    rate.set(.nan)
    #expect(births(1, for: 3).isEmpty)
  }

  @Test(
    "Numbers that are none, and more than can be drawn, end nothing",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func unusable(_ number: Double) {
    for (index, path) in Self.lengths.enumerated() {
      let cell = cell()
      cell[keyPath: path] = CGFloat(number)
      cell.contents = "no picture"
      #expect(particles(emitter([cell]), after: 1).count == 4, "\(index)")
    }
    for path in Self.amounts {
      let cell = cell()
      cell[keyPath: path] = Float(number)
      let emitter = emitter([cell])
      emitter.lifetime = Float(number)
      #expect(particles(emitter, after: 1).count <= 5000)
    }
    let late = emitter([cell()])
    late.beginTime = number
    #expect(particles(late, after: 1).count <= 8)
  }

  private static var lengths: [ReferenceWritableKeyPath<CAEmitterCell, CGFloat>] {
    [\.velocity, \.velocityRange, \.xAcceleration, \.emissionLongitude, \.scale, \.spin]
  }

  private static var amounts: [ReferenceWritableKeyPath<CAEmitterCell, Float>] {
    [\.birthRate, \.lifetime, \.lifetimeRange, \.alphaSpeed, \.redRange]
  }

  @Test("A cell that emits itself is followed some steps, and no farther than can be drawn")
  func endless() {
    let cell = cell()
    cell.birthRate = 1000
    cell.emitterCells = [cell]
    #expect((1...5000).contains(particles(emitter([cell]), after: 2).count))
  }

  @Test("Bursts that have faded leave room for those that are seen, and none is too dense")
  func faded() {
    let burst = cell()
    burst.birthRate = 2000
    burst.lifetime = 60
    burst.duration = 0.1
    burst.alphaSpeed = -1
    let rocket = cell()
    rocket.birthRate = 5
    rocket.lifetime = 1
    rocket.emitterCells = [burst]
    let found = particles(emitter([rocket]), after: 50)
    let seen = found.filter { $0.cell === burst && $0.color.opacity > 0 }.count
    // A burst's last particle may just be in its tenth of a second.
    #expect((900...1010).contains(seen))
    burst.birthRate = 9000
    rocket.birthRate = 1
    rocket.lifetime = 10
    let dense = particles(emitter([rocket]), after: 0.9).filter { $0.cell === burst }.count
    #expect((290...301).contains(dense))
  }

  @Test("A picture that is not there is a soft dot") func missing() {
    let cell = cell()
    PlayedView { Color.white }.change {
      cell.contents = UIImage(named: "no such spark")?.cgImage
    }
    #expect((cell.contents as? CGImage)?.isMissing == true)
    let layer = emitter([cell], begins: false)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let shown = PlayedView(layer: layer)
    shown.advance(to: 0.5)
    #expect(shown.text.contains("radial("))
    // Of no colour of its own it is seen on a white ground, too.
    #expect(!shown.text.contains("#FFFFFFFF"), "\(shown.text)")
    // Snow of a large picture: a dot of a point would not be seen.
    cell.scale = 0.025
    let dense = emitter([cell], begins: false)
    dense.frame = layer.frame
    let small = PlayedView(layer: dense)
    small.advance(to: 0.5)
    let text = small.text
    #expect(text.contains("radial("))
    cell.scale = 0.25
    let usual = emitter([cell], begins: false)
    usual.frame = layer.frame
    let other = PlayedView(layer: usual)
    other.advance(to: 0.5)
    #expect(text == other.text)
    // What grows by itself, or is large by lot, is seen as it is.
    (cell.scale, cell.scaleSpeed) = (0.025, 0.5)
    let grown = emitter([cell], begins: false)
    grown.frame = layer.frame
    let growing = PlayedView(layer: grown)
    growing.advance(to: 0.5)
    #expect(growing.text.contains("radial(") && growing.text != text)
  }

  @Test("A line emits to its side, along all of it; gravity pulls, and ranges differ") func line() {
    let cell = cell()
    cell.emissionLongitude = .pi
    cell.yAcceleration = 10
    cell.scaleRange = 0.5
    cell.alphaSpeed = -0.25
    let emitter = emitter([cell])
    emitter.emitterShape = .line
    emitter.emitterSize = CGSize(width: 80, height: 0)
    let found = particles(emitter, after: 1)
    #expect(found.allSatisfy { (10...90).contains($0.position.x) && $0.position.y > 50 })
    #expect(Set(found.map { Int($0.position.x) }).count > 1)
    // 10 · 1 + 10 · 1² / 2 below where it began, and a quarter paler.
    #expect(abs((found.first?.position.y ?? 0) - 65) < 1e-3)
    #expect(abs((found.first?.color.opacity ?? 0) - 0.75) < 1e-3)
    #expect(Set(found.map(\.scale)).count == found.count)
    #expect(found.allSatisfy { (0.5...1.5).contains($0.scale) })
    // The same in every run.
    #expect(particles(emitter, after: 1).map(\.position) == found.map(\.position))
    emitter.seed = 1
    #expect(particles(emitter, after: 1).map(\.position) != found.map(\.position))
  }

  @Test(
    "Particles begin on the emitter's shape",
    arguments: [
      (CAEmitterLayerEmitterShape.rectangle, CAEmitterLayerEmitterMode.volume),
      (.rectangle, .outline), (.circle, .volume), (.circle, .outline), (.point, .volume),
    ])
  func shapes(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) {
    let cell = cell()
    cell.velocity = 0
    cell.birthRate = 100
    let emitter = emitter([cell])
    emitter.emitterShape = shape
    emitter.emitterMode = mode
    emitter.emitterSize = CGSize(width: 20, height: 10)
    for place in particles(emitter, after: 1).map(\.position) {
      let (x, y) = (place.x - 50, place.y - 50)
      switch (shape, mode) {
      case (.rectangle, .outline):
        #expect(
          abs(abs(x) - 10) < 1e-6 && abs(y) <= 5.001 || abs(abs(y) - 5) < 1e-6 && abs(x) <= 10.001)
      case (.rectangle, _): #expect(abs(x) <= 10 && abs(y) <= 5)
      case (.circle, .outline): #expect(abs(hypot(x, y) - 20) < 1e-6)
      case (.circle, _): #expect(hypot(x, y) <= 20)
      default: #expect(x == 0 && y == 0)
      }
    }
  }

  @Test("A particle emits others on its way, which outlive it") func within() {
    let (rocket, spark) = (cell(), cell())
    rocket.birthRate = 1
    rocket.lifetime = 1
    spark.velocity = 0
    rocket.emitterCells = [spark]
    let emitter = emitter([rocket])
    let found = particles(emitter, after: 0.9)
    #expect(found.filter { $0.cell === rocket }.count == 1)
    let sparks = found.filter { $0.cell === spark }.map(\.position.x)
    // Each stands where the rocket was: 2.5 points from the one before, the first a quarter of a second after its start.
    #expect(sparks.count == 3 && abs((sparks.first ?? 0) - 52.5) < 1e-3)
    #expect(zip(sparks, sparks.dropFirst()).allSatisfy { abs($1 - $0 - 2.5) < 1e-3 })
  }

  @Test("A rocket bursts at its end, for a while, in its own colour") func burst() {
    let (rocket, burst, spark) = (cell(), cell(), cell())
    rocket.birthRate = 1
    rocket.lifetime = 1.02
    rocket.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    rocket.emitterCells = [burst]
    burst.birthRate = 1
    burst.velocity = 0
    burst.emitterCells = [spark]
    spark.birthRate = 100
    spark.duration = 0.1
    let emitter = emitter([rocket])
    func sparks(after time: Double) -> [EmittedParticle] {
      particles(emitter, after: time).filter { $0.cell === spark }
    }
    #expect(sparks(after: 0.99).isEmpty)
    let found = sparks(after: 1.9)
    // From 0.01 to 0.11 s after the burst.
    #expect((9...11).contains(found.count))
    #expect(found.allSatisfy { $0.color.red > 0.99 && $0.color.green < 0.01 })
  }

  private struct Host: UIViewRepresentable {
    let cell: CAEmitterCell
    let isOwnLayer: Bool

    final class Emitting: UIView {
      override class var layerClass: AnyClass { CAEmitterLayer.self }
    }

    func makeUIView(context: Context) -> UIView {
      cell.contents = ImageRenderer(content: Square()).cgImage
      let view = isOwnLayer ? Emitting() : UIView()
      let emitter = isOwnLayer ? view.layer as? CAEmitterLayer : CAEmitterLayer()
      guard let emitter else { return view }
      emitter.emitterPosition = CGPoint(x: 50, y: 50)
      emitter.emitterCells = [cell]
      if !isOwnLayer { view.layer.addSublayer(emitter) }
      return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
  }

  @Test("A view shows what its layer emits, and what one within it does", arguments: [true, false])
  func shown(isOwnLayer: Bool) {
    let cell = cell()
    let played = PlayedView { Host(cell: cell, isOwnLayer: isOwnLayer) }
    let before = played.text(at: 0.1)
    #expect(!before.isEmpty)
    #expect(played.text(at: 0.3) != before)
  }

  @Test("Layers lie within layers, and leave them") func layers() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.insertSublayer(other, at: 0)
    #expect(outer.sublayers == [other, inner] && inner.superlayer === outer)
    inner.removeFromSuperlayer()
    #expect(outer.sublayers == [other] && inner.superlayer == nil)
    inner.position = CGPoint(x: 10, y: 20)
    inner.bounds.size = CGSize(width: 4, height: 6)
    // Its middle stays where it is.
    #expect(inner.frame == CGRect(x: 8, y: 17, width: 4, height: 6))
    inner.backgroundColor = UIColor.red.cgColor
    outer.addSublayer(inner)
    let view = UIView()
    view.layer.addSublayer(outer)
    let played = PlayedView { view.shown }
    // From the corner, however little there is beside it.
    #expect(played.frame(of: Color(UIColor.red)) == CGRect(x: 8, y: 17, width: 4, height: 6))
  }
}
