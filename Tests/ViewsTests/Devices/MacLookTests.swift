import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What views look like on a Mac.
@MainActor
@Suite("A Mac's looks")
struct MacLookTests {

  @Test("A Mac's push button is 22 points high, a phone's is its label")
  func pushButton() throws {
    let button = Button("Save") {}.fixedSize()
    let mac = try #require(ViewGraph.on(.mac, button).tapTargets.first { $0.text == "Save" })
    #expect(abs(mac.frame.height - 22) < 0.5)
    let bordered = Button("Save") {}.buttonStyle(.bordered).controlSize(.small).fixedSize()
    let small = try #require(ViewGraph.on(.mac, bordered).tapTargets.first { $0.text == "Save" })
    #expect(small.frame.height < mac.frame.height)
  }

  @Test("In a Mac's form all controls begin where the widest label ends")
  func formColumns() throws {
    let form = Form {
      TextField("Name", text: .constant("x"))
      Picker("A longer label", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(
        .radioGroup)
      Toggle("Box", isOn: .constant(true))
    }
    let graph = ViewGraph.on(.mac, form.frame(width: 400))
    let radio = try #require(graph.tapTargets.first { $0.text == "One" }).frame
    let box = try #require(graph.tapTargets.first { $0.text == "Box" }).frame
    #expect(abs(radio.minX - box.minX) < 0.5)
    #expect(radio.minX > 250 + 50)
  }

  @Test("Radio buttons stand below each other, or side by side")
  func radioGroup() throws {
    func frames(_ isHorizontal: Bool) throws -> (CGRect, CGRect) {
      let picker = Picker("", selection: .constant(0)) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(.radioGroup)
      let graph =
        isHorizontal
        ? ViewGraph.on(.mac, picker.horizontalRadioGroupLayout()) : ViewGraph.on(.mac, picker)
      let targets = graph.tapTargets
      return (
        try #require(targets.first { $0.text == "One" }).frame,
        try #require(targets.first { $0.text == "Two" }).frame
      )
    }
    let column = try frames(false)
    #expect(column.0.minX == column.1.minX && column.0.maxY <= column.1.minY)
    let labelled = Picker("Size", selection: .constant(0)) {
      Text("One").tag(0)
      Text("Two").tag(1)
    }
    .pickerStyle(.radioGroup)
    // What it is called stands beside the first.
    let played = PlayedView(graph: ViewGraph.on(.mac, labelled))
    #expect(played.frame(ofText: "Size")?.midY == played.frame(ofText: "One")?.midY)
    #expect(played.frame(ofText: "Size") != nil)
    let row = try frames(true)
    #expect(row.0.midY == row.1.midY && row.0.maxX <= row.1.minX)
  }

  @Test("A Mac's month is 139 wide")
  func macMonth() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
    let graph = ViewGraph.on(.mac, picker.datePickerStyle(.graphical))
    let day = try #require(graph.tapTargets.first { $0.text == "20" }).frame
    #expect(abs(day.width - 139.0 / 7) < 0.5)
  }

  @Test("A Mac's inspector has its window's ground") func inspector() {
    func whites(_ idiom: DeviceIdiom) -> [CGRect] {
      let view = Color.clear.inspector(isPresented: .constant(true)) {
        Color.white.frame(width: 10, height: 10)
      }
      return PlayedView(graph: ViewGraph.on(idiom, view)).frames(of: .white).filter {
        $0.minX > 450
      }
    }
    // What is in it is all that is white.
    #expect(whites(.mac).map(\.width) == [10])
  }
}
