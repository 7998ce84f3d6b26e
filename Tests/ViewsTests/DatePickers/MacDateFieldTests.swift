import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

@MainActor
@Suite("A Mac's fields of dates")
struct MacDateFieldTests {
  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
  private static let day = 86_400.0

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 400, height: 200))
    canvas.deviceIdiom = .mac
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  @Test("The stepper changes the first part, or the one that was clicked") func stepper() {
    let date = Handle(Self.start)
    let played = played {
      date.shows { _ in
        DatePicker("Date", selection: date.bound, displayedComponents: .date)
          .datePickerStyle(.stepperField)
      }
    }
    #expect(played.frame(ofText: "2024") != nil)
    played.tap("Increment")
    #expect(date.value == Self.start + 31 * Self.day)
    played.tap("2024")
    played.tap("Decrement")
    #expect(played.frame(ofText: "2023") != nil)
    #expect(date.value == Self.start + (31 - 365) * Self.day)
  }

  @Test("A part is stepped round by itself, and morning turns to afternoon") func around() {
    let date = Handle(Self.start)
    let played = played {
      date.shows { _ in
        DatePicker("Time", selection: date.bound, displayedComponents: .hourAndMinute)
          .datePickerStyle(.stepperField)
      }
    }
    played.tap("00")
    played.tap("Decrement")
    #expect(date.value == Self.start + 59 * 60)
    played.tap("AM")
    played.tap("Increment")
    #expect(date.value == Self.start + 59 * 60 + Self.day / 2)
    #expect(played.frame(ofText: "PM") != nil)
  }

  @Test("A field is 22 points high and has no stepper; what is usual has one") func field() {
    func labels(_ view: some View) -> [String] {
      played { view }.graph.tapTargets.map(\.label).sorted()
    }
    let picker = DatePicker("Date", selection: .constant(Self.start), displayedComponents: .date)
    #expect(labels(picker.datePickerStyle(.field)) == ["1", "1", "2024"])
    #expect(labels(picker).contains("Increment"))
    let frames = played { picker.datePickerStyle(.field) }.frames(of: Color(.systemBackground))
    #expect(frames.contains { $0.height == 22 })
  }
}
