import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every 4th, 8th or 12th sample of traces that a public project (OpenUIKit) has captured from UIKit
/// on a simulator, iOS 26.1, 393 × 852 points, and the last one. UIKit rounds to thirds of a point.
@MainActor
@Suite("Scrolling as it was traced")
struct ScrollTraceTests {
  typealias Sample = (time: Double, offset: Double)

  private static let tolerance = 0.5

  private func expect(_ samples: [Sample], _ law: (Double) -> CGFloat) {
    for (time, offset) in samples {
      #expect(abs(Double(law(time)) - offset) <= Self.tolerance, "at \(time)")
    }
  }

  // Rule: `scroll-deceleration`.
  @Test("A fast flick runs out") func fast() {
    let flick = ScrollDeceleration(from: 5326, velocity: 3000)
    expect(
      [
        (0, 5326), (0.1856, 5788.67), (0.3856, 6130), (0.5856, 6358.67), (0.7856, 6511.67),
        (0.9856, 6614.33), (1.1856, 6683.33), (1.3856, 6729.33), (1.5856, 6760.33),
        (1.7856, 6781), (1.9856, 6794.67), (2.1856, 6804), (2.3856, 6810.33), (2.5856, 6814.67),
        (2.7856, 6817.33), (2.8356, 6818),
      ], flick.offset)
    #expect(abs(flick.duration - 2.852) < 0.01)
    #expect(flick.velocity(at: 3) == 0)
  }

  // Rule: `scroll-deceleration`.
  @Test("A slow flick runs out") func slow() {
    let flick = ScrollDeceleration(from: 5074, velocity: 750)
    expect(
      [
        (0, 5074), (0.1939, 5194), (0.3939, 5278), (0.5939, 5334), (0.7939, 5371.67),
        (0.9939, 5397), (1.1939, 5414), (1.3939, 5425.33), (1.5939, 5432.67), (1.7939, 5438),
        (1.9939, 5441.33), (2.1606, 5443.33),
      ], flick.offset)
  }

  // Rule: `scroll-rubber-band`.
  @Test("Content that is pulled over its edge follows ever less") func rubberBand() {
    let samples: [Sample] = [
      (0, 0), (40, 21.3333), (80, 42), (120, 61.3333), (160, 79.6667), (200, 97.3333),
      (240, 114.333), (280, 130.333), (320, 146), (360, 160.667), (400, 175), (440, 188.333),
      (480, 201.667), (520, 214), (560, 226.333), (590, 235),
    ]
    expect(samples) { RubberBand.pull(CGFloat($0), length: 852) }
    for (drag, pull) in samples {
      // Back, by which content is caught where it is; a third of a point is more out there.
      #expect(abs(Double(RubberBand.drag(CGFloat(pull), length: 852)) - drag) <= 1.5)
    }
  }

  // Rule: `scroll-bounce`.
  @Test("Content that is let go beyond its edge comes back") func bounce() {
    let held = ScrollBounce(
      edge: 0, over: -235, velocity: -625, delay: ScrollDeceleration.delay)
    expect(
      [
        (0, -235), (0.0576, -152), (0.1243, -88.3333), (0.191, -50), (0.2576, -27.6667),
        (0.3243, -15), (0.391, -8.3333), (0.4576, -4.3333), (0.5243, -2.3333), (0.591, -1.3333),
        (0.6576, -0.6667), (0.691, 0),
      ], held.offset)
    #expect(!held.isOver(at: 0.65) && held.isOver(at: 0.72))
    let moving = ScrollBounce(
      edge: 0, over: -79, velocity: -1750, delay: ScrollDeceleration.delay)
    expect(
      [
        (0, -79), (0.0658, -97), (0.1324, -75.6667), (0.1991, -50.3333), (0.2658, -31),
        (0.3324, -18.3333), (0.3991, -10.3333), (0.4658, -6), (0.5324, -3.3333), (0.5991, -1.6667),
        (0.6658, -1), (0.7324, -0.6667), (0.7491, 0),
      ], moving.offset)
  }

  // Rules: `scroll-deceleration`, `scroll-bounce`.
  @Test("A flick into the edge swings over it, whatever frame it crosses in") func impact() {
    var course = ScrollCourse(
      .coasting(ScrollDeceleration(from: 39088, velocity: 3125)), 0)
    expect(
      [
        (0, 39088), (0.0575, 39222), (0.1241, 39247.67), (0.1908, 39227), (0.2575, 39201),
        (0.3241, 39180.67), (0.3908, 39167.33), (0.4575, 39159), (0.5241, 39154.33),
        (0.5908, 39151.33), (0.6575, 39150), (0.7241, 39149), (0.7908, 39148.67), (0.8075, 39148),
      ]
    ) {
      course.bounce(in: 39148, isAllowed: true, at: $0)
      return course.offset(at: $0)
    }
  }

  // Rule: `scroll-slop`.
  @Test("The content stays 10 points behind the finger") func slop() {
    let played = PlayedView {
      ScrollView { Square().frame(width: 100, height: 1000, alignment: .top) }
    }
    let before = played.frame(of: .red)?.minY ?? 0
    played.graph.touchDown(at: CGPoint(x: 50, y: 95))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 70))
    #expect((played.frame(of: .red)?.minY ?? 0) == before - 15)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 5))
    #expect((played.frame(of: .red)?.minY ?? 0) == before - 80)
  }

  // Rule: `scrolling-by-pixels`.
  @Test("What is scrolled stands on whole pixels in every frame") func pixels() {
    let played = PlayedView {
      ScrollView { Square().frame(width: 100, height: 1000, alignment: .top) }
    }
    played.graph.touchDown(at: CGPoint(x: 50, y: 95))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 70.3))
    let before = played.frame(of: .red)?.minY ?? 0
    played.advance(to: 0.02)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 40.1))
    played.graph.touchUp(at: CGPoint(x: 50, y: 40.1))
    var places: Set<CGFloat> = [before]
    for frame in 2...60 {
      played.graph.advance(to: Double(frame) / 60)
      places.insert(played.frame(of: .red)?.minY ?? 0)
    }
    #expect(places.count > 10)
    // The screen has two pixels a point.
    #expect(places.allSatisfy { $0 * 2 == ($0 * 2).rounded() })
  }
}
