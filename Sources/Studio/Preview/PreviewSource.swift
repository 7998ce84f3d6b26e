/// Where the preview's clip is from.
@MainActor
package protocol PreviewSource: AnyObject {
  /// What the window's title says.
  var name: String { get }
  /// Paths; the clip is loaded again when one of them changes.
  var files: [String] { get }
  /// Makes the clip from what the files say now, under what the preview's keys have changed.
  ///
  /// - Throws: What is wrong with it; the description is shown over the last good picture.
  func load(_ changes: Direction) async throws -> any PreviewClip
  /// Writes a script into the file in place of the one that is there.
  ///
  /// - Returns: What was written, to be taken back.
  func write(_ script: [String]) throws -> WrittenScript
  /// Puts the file back as it was before.
  func takeBack(_ written: WrittenScript) throws
}
