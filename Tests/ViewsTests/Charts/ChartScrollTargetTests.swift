import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Where scrolled charts come to rest.
@MainActor
@Suite("Where charts come to rest")
struct ChartScrollTargetTests {
  @Test("At the nearest multiple, and after a swipe at the next major one") func amounts() {
    let plain = ScrollAlignment(unit: .amount(5))
    #expect(plain.stop(near: 12, from: 0, isSwiped: true, page: 7) == 10)
    #expect(plain.stop(near: 13, from: 0, isSwiped: false, page: 7) == 15)
    #expect(plain.stop(near: 10, from: 0, isSwiped: false, page: 7) == 10)
    let pages = ScrollAlignment(unit: .amount(5), major: .page)
    #expect(pages.stop(near: 1, from: 0, isSwiped: true, page: 6) == 5)
    #expect(pages.stop(near: 10, from: 20, isSwiped: true, page: 6) == 15)
    #expect(pages.stop(near: 4, from: 0, isSwiped: false, page: 6) == 5)
    let tens = ScrollAlignment(unit: .amount(1), major: .unit(.amount(10)))
    #expect(tens.stop(near: 4, from: 3, isSwiped: true, page: 6) == 10)
    #expect(tens.stop(near: 2, from: 3, isSwiped: true, page: 6) == 0)
    #expect(tens.stop(near: 12, from: 10, isSwiped: true, page: 6) == 20)
    #expect(ScrollAlignment(unit: .amount(0)).stop(near: 3, from: 0, isSwiped: false, page: 1) == 3)
  }

  @Test("At times that have what is asked of them") func dates() {
    let alignment = ScrollAlignment(unit: .dates(DateComponents(minute: 0, second: 0)))
    let hour = 3600.0
    // Ten minutes after an hour.
    let stop = alignment.stop(near: 100 * hour + 600, from: 0, isSwiped: false, page: hour)
    #expect(
      Calendar.current.component(.minute, from: Date(timeIntervalSinceReferenceDate: stop)) == 0)
    #expect(abs(stop - (100 * hour + 600)) <= hour / 2 + 1)
  }

  @Test("A lifted finger leaves the chart at one of them") func lifted() {
    let position = Handle(0.0)
    let played = PlayedView(size: CGSize(width: 100, height: 100)) {
      position.shows { _ in
        Chart { PointMark(x: .value("x", 10), y: .value("y", 10)) }
          .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 5)
          .chartScrollPosition(x: position.bound)
          .chartScrollTargetBehavior(
            .valueAligned(unit: 5.0, majorAlignment: .unit(5), limitBehavior: .always))
      }
    }
    played.graph.touchDown(at: CGPoint(x: 80, y: 50))
    played.graph.touchMoved(to: CGPoint(x: 40, y: 50))
    #expect(abs(position.value - 2) < 1e-6)
    played.graph.touchUp(at: CGPoint(x: 40, y: 50))
    #expect([0, 5].contains { abs(position.value - $0) < 1e-6 })
  }

  @Test("The other ways to say where") func names() {
    let days = ValueAlignedChartScrollTargetBehavior(
      matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
    #expect(days.x != nil && days.y?.major != nil)
    let pages: ValueAlignedChartScrollTargetBehavior = .valueAligned(
      matching: DateComponents(hour: 0), majorAlignment: .page, limitBehavior: .never)
    #expect(pages.x?.major != nil)
  }
}
