@testable import Snippets

/// What tests of the view that a text shows ask of it.
protocol RootFixture {}

extension RootFixture {
  /// Of views that are short.
  var body: String { "var body: some View { Text(\"\") }" }

  func root(_ text: String, named name: String? = nil) -> Result<String, RootError> {
    do throws(RootError) {
      return .success(try SwiftSource(text).root(named: name).expression)
    } catch {
      return .failure(error)
    }
  }

  /// Where a view may be made with values that nobody has said; nil where nothing can be shown.
  func guess(_ text: String) -> String? {
    try? SwiftSource(text).root(guesses: true).expression
  }
}
