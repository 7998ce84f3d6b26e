import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Date pickers in all their forms")
struct DatePickerFormTests {
  private static let start = Date(timeIntervalSince1970: 1_704_067_200)
  private static let day = 86_400.0
  private let title = "Title"

  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852), view)
  }

  /// The days of the shown month that can be tapped.
  private func days(_ view: some View) -> [Int] {
    played { view }.graph.tapTargets.compactMap { Int($0.label) }.sorted()
  }

  @Test("Every form shows its title; its range says which days can be chosen") func ranges() {
    let date = Binding.constant(Self.start + 14 * Self.day)
    let (from, to) = (Self.start + 10 * Self.day, Self.start + 19 * Self.day)
    let forms: [(AnyView, ClosedRange<Int>)] = [
      (AnyView(DatePicker("Title", selection: date, displayedComponents: .date)), 1...31),
      (AnyView(DatePicker(title, selection: date, displayedComponents: .date)), 1...31),
      (
        AnyView(DatePicker(title, selection: date, in: from...to, displayedComponents: .date)),
        11...20
      ),
      (
        AnyView(DatePicker(title, selection: date, in: from..., displayedComponents: .date)),
        11...31
      ),
      (AnyView(DatePicker(title, selection: date, in: ...to, displayedComponents: .date)), 1...20),
      (
        AnyView(DatePicker("Title", selection: date, in: from..., displayedComponents: .date)),
        11...31
      ),
      (
        AnyView(DatePicker("Title", selection: date, in: ...to, displayedComponents: .date)), 1...20
      ),
    ]
    for (index, (form, range)) in forms.enumerated() {
      #expect(played { form }.text.contains("\"Title\""), "\(index)")
      #expect(days(form.datePickerStyle(.graphical)) == Array(range), "\(index)")
    }
  }

  @Test("Several days are chosen within a range that ends before its end") func severalDays() {
    let none = Binding.constant(Set<DateComponents>())
    let (from, to) = (Self.start + 10 * Self.day, Self.start + 20 * Self.day)
    let forms: [(AnyView, ClosedRange<Int>)] = [
      (AnyView(MultiDatePicker(title, selection: none)), 1...31),
      (AnyView(MultiDatePicker("Title", selection: none, in: from..<to)), 11...20),
      (AnyView(MultiDatePicker(title, selection: none, in: from..<to)), 11...20),
      (AnyView(MultiDatePicker("Title", selection: none, in: from...)), 11...31),
      (AnyView(MultiDatePicker("Title", selection: none, in: ..<to)), 1...20),
    ]
    for (index, (form, range)) in forms.enumerated() {
      #expect(days(form) == Array(range), "\(index)")
    }
  }

  @Test("The month's heading opens wheels of months and years") func monthWheels() {
    let view = played {
      DatePicker(title, selection: .constant(Self.start), displayedComponents: .date)
        .datePickerStyle(.graphical)
    }
    #expect(!view.text.contains("\"February\""))
    view.tap("January 2024")
    view.advance(to: 1)
    view.tap("February")
    view.advance(to: 3)
    #expect(view.text.contains("\"February 2024\""))
    view.tap("February 2024")
    view.advance(to: 5)
    #expect(view.graph.tapTargets.contains { $0.label == "29" })
    #expect(!view.graph.tapTargets.contains { $0.label == "30" })
  }
}
