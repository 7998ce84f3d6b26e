import Foundation

/// What `showreel new` calls a file and what is in it, after the one word that it was given.
struct NewClipName: Equatable {
  /// Ends in .yaml or .swift.
  let path: String
  /// Can be seen, on one line.
  let title: String

  /// Why a word names no file that anybody would find again.
  enum Problem: Error, Equatable {
    /// Begins with a dot, ends with a slash or has more lines than one.
    case noName(String)
    /// Spaces and characters that no picture stands for.
    case unseen(String)
  }

  init(_ word: String) throws(Problem) {
    path = word.hasSuffix(".yaml") || word.hasSuffix(".swift") ? word : word + ".yaml"
    let file = (path as NSString).lastPathComponent
    title = (file as NSString).deletingPathExtension
    // Of the scalars: a mark that joins the dot makes another character of it, and the file is as hidden.
    if word.hasSuffix("/") || file.unicodeScalars.first == "."
      || file.unicodeScalars.contains(where: Self.breaksLines)
    {
      throw .noName(word)
    }
    if !title.unicodeScalars.contains(where: \.isSeen) { throw .unseen(word) }
  }

  private static func breaksLines(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The name of a Swift view: `Hello world` becomes `HelloWorldView`.
  var viewName: String {
    let words = title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "Clip" + name) + "View"
  }
}
