import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Where what can be done with a section stands.
@MainActor
@Suite("Actions of sections")
struct SectionActionTests {
  private func played(_ idiom: DeviceIdiom, _ log: Log) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 393, height: 600))
    canvas.deviceIdiom = idiom
    let list = List {
      Section("Rooms") {
        Text("Hall")
        Text("Bath")
      }
      .sectionActions { Button("Add", systemImage: "plus") { log.add("add") } }
      Section("Floors") { Text("First") }
    }
    return PlayedView(graph: ViewGraph(list, canvas: canvas, measuring: FixedWidthText()))
  }

  @Test("A phone has them as rows after the section's own") func rows() throws {
    let log = Log()
    let played = played(.phone, log)
    let (last, next) = try (
      #require(played.frame(ofText: "Bath")), #require(played.frame(ofText: "First"))
    )
    let added = try #require(played.frame(ofText: "Add"))
    #expect(last.maxY < added.minY && added.maxY < next.minY)
    // Once: the other section has none.
    #expect(played.text.components(separatedBy: "\"Add\"").count == 2)
    played.tap("Add")
    #expect(log.entries == ["add"])
  }

  @Test("A Mac has them at the end of the header, as pictures") func header() throws {
    let log = Log()
    let played = played(.mac, log)
    let (title, hall) = try (
      #require(played.frame(ofText: "Rooms")), #require(played.frame(ofText: "Hall"))
    )
    let added = try #require(played.graph.tapTargets.first { $0.label == "Add" }?.frame)
    #expect(added.midY < hall.minY && added.minX > title.maxX + 100)
    #expect(!played.text.contains("\"Add\""))
    played.tap("Add")
    #expect(log.entries == ["add"])
  }
}
