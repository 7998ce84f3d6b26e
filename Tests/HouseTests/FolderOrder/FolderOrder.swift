import SwiftSyntax
import TestSupport

/// The folders of a module in the order in which they may know one another, and what goes against it.
struct FolderOrder {
  /// A folder's files name a type of a folder that comes after their own.
  struct Arrow: Hashable, Comparable, CustomStringConvertible {
    let from: String
    let to: String
    let type: String

    var description: String { "\(from) → \(to): \(type)" }

    static func < (one: Arrow, other: Arrow) -> Bool { one.description < other.description }
  }

  /// From those that know no other to those that all others may be known by.
  let folders: [String]
  private let files: [FolderFile]

  /// - Parameter module: A folder in `Sources`. What lies in it beside its folders has no place.
  init(of module: String, _ folders: [String]) throws {
    self.folders = folders
    let root = "Sources/" + module + "/"
    files = try Repository.files(in: "Sources/" + module)
      .filter { $0.dropFirst(root.count).contains("/") }
      .map { try FolderFile($0, below: root) }
  }

  /// Those that there are, in any order.
  var foldersFound: Set<String> { Set(files.map(\.folder)) }

  /// What goes against the order, with the files that say it.
  var upward: [Arrow: [String]] {
    let places = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($1, $0) })
    // A name that several folders have, as two of them may have one for themselves, tells of none.
    var owners: [String: Set<String>] = [:]
    for file in files { for type in file.types { owners[type, default: []].insert(file.folder) } }
    let owner = owners.compactMapValues { $0.count == 1 ? $0.first : nil }
    var found: [Arrow: [String]] = [:]
    for file in files {
      guard let place = places[file.folder] else { continue }
      for name in file.names {
        guard let other = owner[name], let otherPlace = places[other], otherPlace > place else {
          continue
        }
        found[Arrow(from: file.folder, to: other, type: name), default: []].append(file.path)
      }
    }
    return found
  }
}

/// What a file declares for others, and what it names.
private struct FolderFile {
  let folder: String
  let path: String
  let types: Set<String>
  /// Without those that mean something of the file's own.
  let names: Set<String>

  init(_ path: String, below root: String) throws {
    self.path = path
    folder = String(path.dropFirst(root.count).prefix { $0 != "/" })
    let tree = try Repository.syntax(path)
    types = Set(tree.statements.compactMap { DeclaredName($0.item)?.forOthers })
    var (named, own): (Set<String>, Set<String>) = ([], [])
    var last = TokenKind.endOfFile
    for token in tree.tokens(viewMode: .sourceAccurate) {
      defer { last = token.tokenKind }
      guard case .identifier(let name) = token.tokenKind else { continue }
      if Self.declares.contains(last) || token.parent?.is(GenericParameterSyntax.self) == true {
        own.insert(name)
      } else if last != .period {
        // A member's name may be a type's by chance.
        named.insert(name)
      }
    }
    names = named.subtracting(own)
  }

  private static let declares: Set<TokenKind> = [
    .keyword(.struct), .keyword(.class), .keyword(.enum), .keyword(.protocol), .keyword(.actor),
    .keyword(.typealias), .keyword(.associatedtype),
  ]
}
