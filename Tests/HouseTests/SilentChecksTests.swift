import TestSupport
import Testing

/// What an author can do wrong is told in optimised builds too, in which a precondition ends a demo without a word.
struct SilentChecksTests {
  @Test(arguments: ["Sources/Views", "Sources/ViewEngine"])
  func nothingThatAuthorsCallEndsInSilence(_ folder: String) throws {
    let silent = #/\b(precondition|preconditionFailure|assert|assertionFailure)\(/#
    let files = try Repository.files(in: folder)
    #expect(files.count > 80)
    for file in files {
      #expect(try Repository.text(file).firstMatch(of: silent) == nil, "\(file)")
    }
  }
}
