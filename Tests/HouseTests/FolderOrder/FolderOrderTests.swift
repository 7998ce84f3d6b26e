import TestSupport
import Testing

/// The folders of the command line's sources know one another in one direction alone.
struct FolderOrderTests {
  private static let order = Result {
    try FolderOrder(
      of: "ShowreelCLI",
      [
        "ErrorWords", "Inputs", "Output", "Options", "Demos", "Workers", "Preview", "Export",
        "Tasks", "Pages", "Commands",
      ])
  }

  @Test func everyFolderHasItsPlace() throws {
    let order = try Self.order.get()
    #expect(order.foldersFound == Set(order.folders))
  }

  @Test func noFolderMentionsOneThatComesAfterIt() throws {
    let found = try Self.order.get().upward
    for arrow in found.keys.sorted() {
      Issue.record("\(arrow) in \(found[arrow, default: []].joined(separator: ", "))")
    }
  }
}
