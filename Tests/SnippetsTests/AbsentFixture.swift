import Testing

@testable import Snippets

/// What tests of names that nothing declares ask of what stands for them.
protocol AbsentFixture {}

extension AbsentFixture {
  func planned(_ code: String) throws -> PlannedClip {
    try #require(SnippetPlan(source: "import SwiftUI\n" + code, at: "a.swift").clips.first)
  }

  func error(_ message: String, line: Int = 2, column: Int = 1) -> Diagnostic {
    Diagnostic(file: "a.swift", line: line, column: column, message: message)
  }

  func missing(_ names: String...) -> [Diagnostic] {
    names.map { error("cannot find type '\($0)' in scope") }
  }
}
