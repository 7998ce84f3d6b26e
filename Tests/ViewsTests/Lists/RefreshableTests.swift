import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("Refreshable and ContentUnavailableView")
struct RefreshableTests {
  private let screen = CGSize(width: 300, height: 600)

  @Test("A pull far enough loads anew, and the rows stay below the spinner until it is done")
  func pulling() async {
    let log = Log()
    let played = PlayedView(size: screen) {
      List { Color.red }
        .listStyle(.plain)
        .refreshable {
          log.add("begin")
          try? await Task.sleep(for: .seconds(2))
          log.add("end")
        }
    }
    played.drag(from: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 60))
    played.advance(to: 2)
    #expect(log.text == "")
    played.drag(from: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 300))
    played.advance(to: 3.8)
    #expect(log.text == "begin")
    #expect(played.frame(of: .red)?.minY == 71)
    played.advance(to: 7)
    #expect(log.text == "begin end")
    #expect(played.frame(of: .red)?.minY == 11)
  }

  @Test(
    "A large title, and a field below it, stay below the spinner with the rows",
    arguments: [false, true])
  func belowTitle(isSearchable: Bool) throws {
    let played = PlayedView(size: screen) {
      NavigationStack {
        Group {
          if isSearchable { Page().searchable(text: .constant(""), prompt: "Find") } else { Page() }
        }
        .navigationTitle("Mail")
        // Told from the one that stands in the bar once this has gone.
        .toolbar { ToolbarItem(placement: .largeTitle) { Text("Large") } }
        .refreshable { try? await Task.sleep(for: .seconds(2)) }
      }
    }
    let names = isSearchable ? ["Large", "Find"] : ["Large"]
    func places() throws -> [CGFloat] {
      try names.map { try #require(played.frame(ofText: $0)).minY }
        + [try #require(played.frame(of: .red)).minY]
    }
    let before = try places()
    played.drag(from: CGPoint(x: 150, y: 250), by: CGSize(width: 0, height: 300))
    played.advance(to: 1.9)
    let held = try places()
    let isLower = zip(held, before).allSatisfy { abs($0 - $1 - 60) < 1 }
    #expect(isLower, "\(held), before \(before)")
    played.advance(to: 6)
    let isBack = zip(try places(), before).allSatisfy { abs($0 - $1) < 0.01 }
    #expect(isBack)
  }

  @Test("A large title goes back where what was pulled gives way to something else")
  func replaced() throws {
    let isLoading = Handle(false)
    let played = PlayedView(size: screen) {
      NavigationStack {
        isLoading.shows { isLoading in
          if isLoading { Color.blue } else { Page() }
        }
        .navigationTitle("Mail")
        .toolbar { ToolbarItem(placement: .largeTitle) { Text("Large") } }
        .refreshable { try? await Task.sleep(for: .seconds(30)) }
      }
    }
    let before = try #require(played.frame(ofText: "Large")).minY
    played.drag(from: CGPoint(x: 150, y: 250), by: CGSize(width: 0, height: 300))
    played.advance(to: 2)
    #expect(abs(try #require(played.frame(ofText: "Large")).minY - before - 60) < 1)
    played.change { isLoading.value = true }
    played.advance(to: 4)
    #expect(played.frame(of: .blue) != nil)
    #expect(abs(try #require(played.frame(ofText: "Large")).minY - before) < 0.01)
  }

  @Test("An icon, a title, a note and buttons stand in the middle") func unavailable() {
    let played = PlayedView(size: screen) {
      ContentUnavailableView {
        Label("Nothing", systemImage: "tray")
      } description: {
        Text("note")
      } actions: {
        Button("Again") {}
      }
    }
    #expect(played.text.contains("\"Nothing\" 22/700 #000000FF"))
    #expect(played.text.contains("\"note\" 15/400 #3C3C4399"))
    #expect(played.graph.tapTargets.map(\.label) == ["Again"])
    let search = PlayedView(size: screen) { ContentUnavailableView.search(text: "x") }
    #expect(search.text.contains("No Results for “x”"))
    let page = PlayedView(size: screen) {
      NavigationStack {
        ContentUnavailableView.search.searchable(text: .constant("y"))
      }
    }
    #expect(page.text.contains("No Results for “y”"))
  }
}

private struct Page: View {
  var body: some View { List { Color.red }.listStyle(.plain) }
}
