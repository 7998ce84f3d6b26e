import Foundation
import Geometry
import TestSupport
import Testing

@testable import Motion

@Suite struct AnimatableTests {
  private func isRoundTrip<V: Animatable & Equatable>(_ value: V, from blank: V) -> Bool {
    var other = blank
    other.animatableData = value.animatableData
    return other == value
  }

  @Test func valuesComeBackFromTheirData() {
    #expect(isRoundTrip(CGPoint(x: 1, y: 2), from: .zero))
    #expect(isRoundTrip(CGSize(width: 1, height: 2), from: .zero))
    #expect(isRoundTrip(CGRect(x: 1, y: 2, width: 3, height: 4), from: .zero))
    #expect(isRoundTrip(UnitPoint(x: 0.25, y: 0.5), from: .zero))
    #expect(isRoundTrip(Angle(radians: 0.5), from: .zero))
    #expect(
      isRoundTrip(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), from: EdgeInsets()))
    #expect(
      isRoundTrip(
        RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4),
        from: RectangleCornerRadii()))
    #expect(
      isRoundTrip(
        StrokeStyle(lineWidth: 3, miterLimit: 4, dashPhase: 5), from: StrokeStyle()))
  }

  /// Rule: `angle-counts-128-fold`.
  @Test func anglesAndUnitPointsCount128Fold() {
    #expect(Angle(radians: 2).animatableData == 256)
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
  }

  @Test func vectorsAddScaleAndMeasure() {
    var pair = AnimatablePair(3.0, AnimatablePair(Float(4), CGFloat(12)))
    #expect(pair.magnitudeSquared == 169)
    pair.scale(by: 2)
    #expect(pair.second.second == 24)
    #expect((pair - pair) == .zero)
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test func anyNumberOfValuesIsAVector() {
    var values = AnimatableValues(1.0, CGFloat(2), Float(2))
    #expect(values.magnitudeSquared == 9)
    values.scale(by: 2)
    #expect(values == AnimatableValues(2.0, CGFloat(4), Float(4)))
    #expect(values - values == .zero)
    #expect(values != .zero)
  }

  @Test func whatHasNothingToAnimateSaysSo() {
    struct Plain: Animatable {}
    #expect(Plain().animatableData == EmptyAnimatableData())
    #expect(Path(CGRect(x: 0, y: 0, width: 1, height: 1)).animatableData == EmptyAnimatableData())
  }
}

@Suite struct VelocitySamplerTests {
  private func velocity(_ samples: [(Double, Double)]) -> Double {
    var sampler = VelocitySampler<Double>()
    for (value, time) in samples { sampler.add(value, at: time) }
    return sampler.velocity
  }

  /// Rule: `gesture-speed`.
  @Test func theOlderPairWeighsMore() {
    #expect(velocity([(1, 1)]) == 0)
    #expect(velocity([(1, 1), (2, 2)]) == 1)
    #expect(velocity([(1, 1), (2, 2), (4, 3)]) == 1.25)
    #expect(velocity([(1, 1), (2, 2), (4, 4)]) == 1)
  }

  @Test func onlyThreeSamplesCount() {
    #expect(velocity([(100, 0.5), (1, 1), (2, 2), (4, 3)]) == 1.25)
  }

  @Test func aSampleAtTheSameTimeReplacesAndAnEarlierOneIsIgnored() {
    #expect(velocity([(1, 1), (9, 2), (2, 2)]) == 1)
    #expect(velocity([(1, 1), (2, 2), (50, 1.5)]) == 1)
  }

  /// Rule: `gesture-speed`.
  @Test func speedDecaysAndIsForgotten() {
    var sampler = VelocitySampler<Double>()
    sampler.add(0, at: 0)
    sampler.add(1, at: 1)
    #expect(isClose(sampler.velocity(at: 1.001), 0.998))
    #expect(sampler.velocity(at: 3.5) == 0)
  }
}
