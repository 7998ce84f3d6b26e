import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Where the lines between rows begin that are controls.
@MainActor
@Suite("Separators of rows")
struct RowSeparatorTests {
  @Test("Under wheels and calendars a separator begins where the row does, under labels at those")
  func controls() {
    let played = PlayedView(size: CGSize(width: 393, height: 1400)) {
      List {
        Picker("Count", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
          .pickerStyle(.wheel)
        Group {
          DatePicker("Time", selection: .constant(Date()), displayedComponents: .hourAndMinute)
          DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)
        }
        .datePickerStyle(.wheel)
        .labelsHidden()
        DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)
          .datePickerStyle(.graphical)
        DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)
          .labelsHidden()
        HStack(spacing: 0) {
          Color.clear.frame(width: 30, height: 20)
          DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)
        }
        Text("last")
      }
    }
    let lines = played.frames(of: Color(.separator)).filter { $0.height < 1 }
    #expect(lines.map(\.minX) == [40, 40, 40, 40, 40, 70])
  }
}
