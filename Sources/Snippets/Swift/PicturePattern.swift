import Foundation

/// A picture's name as code has it: written out, or with places that are known only when it plays.
///
///     PicturePattern(["cat"]).isWritten              // Image("cat")
///     PicturePattern(["photo", ".png"]).fits("photo12.png")   // Image("photo\\(n).png")
struct PicturePattern: Hashable {
  /// What is between the unknown places.
  let pieces: [String]

  init(_ pieces: [String]) { self.pieces = pieces }

  /// The name itself, where nothing of it is unknown.
  var written: String? { pieces.count == 1 ? pieces[0] : nil }

  /// Folder by folder. An unknown place holds no `/`.
  var components: [PicturePattern] {
    var components: [[String]] = [[]]
    for piece in pieces {
      let parts = piece.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      components[components.count - 1].append(parts[0])
      components += parts.dropFirst().map { [$0] }
    }
    return components.map { PicturePattern($0) }
  }

  /// Whether a pattern says anything of what it is looking for: `"\\(count)"` is no picture's name.
  var isTelling: Bool { pieces.contains { $0.contains { $0.isLetter || $0.isNumber } } }

  func fits(_ name: String) -> Bool {
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return name == written
    }
    guard name.count >= first.count + last.count, name.hasPrefix(first), name.hasSuffix(last) else {
      return false
    }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let place = rest.firstRange(of: piece) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }
}
