import TestSupport
import Testing

/// A name says which type is meant: no two modules have one of the same name, and no module is named like one of its own,
/// which could then not be told apart by the module's name.
@Suite("Names of types")
struct TypeNameTests {
  /// What two modules may both have, and why.
  private static let shared: [String: String] = [
    "BlendMode": "an author types SwiftUI's; Drawing's is what is left of it in a display list",
    "ColorMatrix": "an author types SwiftUI's; Drawing's is what is left of it in a display list",
    "Parameter": "an author types TipKit's; that of presets is what stands in a word's brackets",
  ]
  /// Modules that may be named like a type, and why.
  private static let alike: [String: String] = [
    "ShowreelPlugin": "SwiftPM starts a plugin by a type that nothing imports"
  ]

  /// The modules that have a type of a name which other files see.
  private static let modules = Result {
    var found: [String: Set<String>] = [:]
    for file in try Repository.files(in: "Sources") {
      let module = String(file.split(separator: "/")[1])
      for line in try Repository.text(file).split(separator: "\n") where line.first != " " {
        guard let type = DeclaredLine(line), type.isType, !type.isPrivate else { continue }
        found[type.name, default: []].insert(module)
      }
    }
    return found
  }

  @Test func twoModulesHaveNoTypeOfOneName() throws {
    let twice = try Self.modules.get().filter { $0.value.count > 1 }
    for (name, modules) in twice where Self.shared[name] == nil {
      Issue.record("\(name) is a type of \(modules.sorted().joined(separator: " and "))")
    }
    #expect(Set(Self.shared.keys).subtracting(twice.keys).sorted() == [])
  }

  @Test func noModuleIsNamedLikeOneOfItsTypes() throws {
    let alike = try Self.modules.get().filter { $0.value.contains($0.key) }.keys
    #expect(Set(alike) == Set(Self.alike.keys))
  }
}
