/// A table of a Markdown page.
enum ReferenceTable {
  /// - Parameter rows: As many cells in each as there are headings.
  static func text(_ rows: [[String]], headings: [String]) -> String {
    ([headings, headings.map { _ in "---" }] + rows)
      .map { "| " + $0.map(cell).joined(separator: " | ") + " |\n" }.joined()
  }

  /// What is in code stays as it is but for the bar, which would end its cell.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}
