import Foundation
import Testing

@testable import Snippets

@Suite("Who takes a table's rows away")
struct RowEditingTests {
  private func text(_ code: String) -> String {
    let text = code + "\nstruct A: View { var body: some View { X() } }"
    return DemoSource(
      Excerpt(file: "a.swift", line: 1, text: text), source: SwiftSource(text), root: .view("A")
    ).text
  }

  @Test("It says so, as openly as it does it") func says() {
    let function =
      "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
    #expect(
      text("class Source: NSObject { \(function) }").contains(
        "{ var _deletesRows: Bool { true }; func tableView"))
    #expect(
      text("class Rows: UITableViewController { public override \(function) }").contains(
        "public override var _deletesRows: Bool { true }; public override func"))
    #expect(!text("class Own { func tableView(_ t: Int) {} }").contains("_deletesRows"))
  }

  @Test("Who moves them says that") func moves() {
    let function = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
    #expect(text("extension Source { \(function) }").contains("var _movesRows: Bool { true }; "))
  }
}
