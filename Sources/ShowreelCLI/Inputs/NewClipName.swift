import Foundation

/// What `showreel new` calls a file and what is in it, after the one word that it was given.
struct NewClipName: Equatable {
  /// Ends in .yaml or .swift.
  let path: String
  /// Not empty, on one line.
  let title: String

  /// - Returns: Nothing where the word names no file that anybody would find again.
  init?(_ word: String) {
    path = word.hasSuffix(".yaml") || word.hasSuffix(".swift") ? word : word + ".yaml"
    let file = (path as NSString).lastPathComponent
    title = (file as NSString).deletingPathExtension
    if word.hasSuffix("/") || file.hasPrefix(".") || file.contains(where: Self.breaksLines) {
      return nil
    }
  }

  private static func breaksLines(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      switch $0.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }

  /// The name of a Swift view: `Hello world` becomes `HelloWorldView`.
  var viewName: String {
    let words = title.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (name.first?.isLetter == true ? name : "Clip" + name) + "View"
  }
}
