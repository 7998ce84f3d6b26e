import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("DatePicker, MultiDatePicker")
struct DatePickerTests {
  /// Midnight of the day that every clip starts on.
  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
  private static let day = 86_400.0

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852), view)
  }

  private func labels(_ played: PlayedView) -> [String] { played.graph.tapTargets.map(\.label) }

  @Test("The compact style's field opens a calendar, and a tap beside it closes that")
  func compact() {
    let date = Handle(Self.start)
    let played = played {
      date.shows { _ in
        DatePicker("Start", selection: date.bound, displayedComponents: .date)
      }
    }
    #expect(labels(played) == ["Jan 1, 2024"])
    played.tap("Jan 1, 2024")
    played.advance(to: 1)
    played.tap("20")
    #expect(date.value == Self.start + 19 * Self.day)
    #expect(labels(played).contains("31"))
    played.tap(at: CGPoint(x: 20, y: 840))
    played.advance(to: 2)
    #expect(labels(played) == ["Jan 20, 2024"])
  }

  @Test("A day keeps the time, and those out of range cannot be tapped") func range() {
    let date = Handle(Self.start + 10 * Self.day + 3600)
    let range = Self.start + 10 * Self.day...Self.start + 15 * Self.day
    let played = played {
      date.shows { _ in
        DatePicker("Start", selection: date.bound, in: range, displayedComponents: .date)
          .datePickerStyle(.graphical)
      }
    }
    #expect(!labels(played).contains("10"))
    #expect(labels(played).contains("11"))
    #expect(!labels(played).contains("17"))
    played.tap("12")
    #expect(date.value == Self.start + 11 * Self.day + 3600)
  }

  @Test("A tap on a wheel's row turns it to the middle, where it is chosen") func wheel() {
    let date = Handle(Self.start)
    let played = played {
      date.shows { _ in
        DatePicker("Start", selection: date.bound, displayedComponents: .hourAndMinute)
          .datePickerStyle(.wheel)
      }
    }
    played.tap("02")
    #expect(date.value == Self.start)
    played.advance(to: 2)
    #expect(date.value == Self.start + 120)
    played.tap("PM")
    played.advance(to: 4)
    #expect(date.value == Self.start + 43_200 + 120)
  }

  @Test("The last of a month that has fewer days is its last") func shortMonth() {
    let date = Handle(Self.start + 30 * Self.day)
    let played = played {
      date.shows { _ in
        DatePicker("Start", selection: date.bound, displayedComponents: .date)
          .datePickerStyle(.wheel)
      }
    }
    played.tap("February")
    played.advance(to: 2)
    #expect(date.value == Self.start + 59 * Self.day)
  }

  @Test("Several days are chosen one by one, and taken back") func several() {
    let dates = Handle<Set<DateComponents>>([])
    let played = played {
      dates.shows { _ in MultiDatePicker("Days", selection: dates.bound) }
    }
    played.tap("3")
    played.tap("5")
    #expect(Set(dates.value.compactMap(\.day)) == [3, 5])
    played.tap("3")
    #expect(dates.value.compactMap(\.day) == [5])
  }
}
