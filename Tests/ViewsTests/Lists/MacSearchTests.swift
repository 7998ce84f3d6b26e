import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Where a Mac has the field to search in.
@MainActor
@Suite("Searching on a Mac")
struct MacSearchTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(
      size: CGSize(width: 900, height: 600),
      safeArea: EdgeInsets(top: 28, leading: 0, bottom: 0, trailing: 0))
    canvas.deviceIdiom = .mac
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  private func fields(in played: PlayedView) -> [CGRect] {
    played.graph.tapTargets.filter { $0.identifier == SearchField.identifier }.map(\.frame)
  }

  @Test("It is at the end of the bar, which stays what it is") func bar() throws {
    let text = Handle("")
    let played = played {
      text.shows { _ in
        NavigationStack {
          List { Text("row") }.navigationTitle("Title").searchable(text: text.bound)
        }
      }
    }
    let field = try #require(fields(in: played).first)
    let row = try #require(played.frame(ofText: "row"))
    #expect(field.maxX > 850 && field.maxX <= 900 && field.maxY < row.minY)
    let title = played.frame(ofText: "Title")
    played.tap(SearchField.identifier)
    played.advance(to: 1)
    #expect(title != nil && played.frame(ofText: "Title") == title)
    #expect(!played.text.contains("\"Cancel\""))
    text.value = "abc"
    played.advance(to: 2)
    played.tap("Clear text")
    #expect(text.value == "")
  }

  @Test("A window without pages has it as well") func window() throws {
    let played = played { List { Text("row") }.searchable(text: .constant("")) }
    let field = try #require(fields(in: played).first)
    let row = try #require(played.frame(ofText: "row"))
    #expect(field.maxX > 850 && field.maxY < row.minY)
  }

  @Test("A sidebar has its own above its rows") func sidebar() throws {
    let played = played {
      NavigationSplitView {
        List { Text("row") }.searchable(text: .constant(""))
      } detail: {
        Text("Detail")
      }
    }
    let field = try #require(fields(in: played).first)
    let row = try #require(played.frame(ofText: "row"))
    #expect(field.maxX <= 210 && field.maxY <= row.minY)
  }

  @Test("Around columns there is one, in the bar of the last") func columns() {
    let played = played {
      NavigationSplitView {
        List { Text("row") }
      } detail: {
        Text("Detail")
      }
      .searchable(text: .constant(""))
    }
    let found = fields(in: played)
    #expect(found.count == 1 && found.allSatisfy { $0.minX > 210 && $0.maxY < 60 })
  }

  @Test("It stands after the window's tools, on whichever side of it they are written")
  func tools() throws {
    let played = played {
      NavigationSplitView {
        List { Text("row") }
      } detail: {
        Text("Detail")
      }
      .toolbar { Button("Inner") {} }
      .searchable(text: .constant(""))
      .toolbar { Button("Outer") {} }
    }
    let found = fields(in: played)
    #expect(found.count == 1)
    let field = try #require(found.first)
    for label in ["Inner", "Outer"] {
      let tool = try #require(played.graph.tapTargets.first { $0.label == label }?.frame)
      #expect(tool.minX > 210 && tool.maxX <= field.minX && field.maxX <= 900)
    }
  }
}
