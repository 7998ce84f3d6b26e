import TestSupport
import Testing

@testable import Snippets

/// The table of modules in Documentation/ARCHITECTURE.md is what Package.swift says.
@Suite("The list of modules")
struct ModuleListTests {
  /// Rows of the table, each with the names that its first cell has.
  static func rows(of document: String) -> [[String]] {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.hasPrefix("| module |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { line in
        let cell = line.split(separator: "|").first ?? ""
        return cell.matches(of: #/`([\w-]+)`/#).map { String($0.output.1) }
      }
  }

  private static let table = Result {
    rows(of: try Repository.text("Documentation/ARCHITECTURE.md"))
  }

  /// Tests stand below all that they test.
  private static func targets() throws -> [PackageTarget] {
    try PackageTarget.all.get().filter { $0.kind != .test }
  }

  @Test func everyTargetHasARow() throws {
    let names = try Self.table.get().flatMap { $0 }
    let targets = try Self.targets().map(\.name)
    #expect(targets.count > 30)
    #expect(Set(names).count == names.count, "a module has two rows")
    #expect(Set(targets).subtracting(names).sorted() == [], "targets without a row")
    #expect(Set(names).subtracting(targets).sorted() == [], "rows without a target")
  }

  @Test func aTargetDependsOnThoseAboveIt() throws {
    let table = try Self.table.get()
    var places: [String: Int] = [:]
    for (place, names) in table.enumerated() { for name in names { places[name] = place } }
    for target in try Self.targets() {
      guard let place = places[target.name] else { continue }
      for name in target.dependencies {
        guard let other = places[name] else { continue }
        #expect(other < place, "\(target.name) depends on \(name), which has no row above its own")
      }
    }
  }

  /// A module of a demo's package that is called as one of ours is compiled under another name.
  @Test func everyModuleIsToldFromADemosOwn() throws {
    let ofSwift = try Set(Repository.files(in: "Sources").map { $0.split(separator: "/")[1] })
    let modules = try Self.targets().filter { $0.kind == .library }.map(\.name)
      .filter { ofSwift.contains($0[...]) }
    #expect(modules.count > 15)
    #expect(Set(modules).subtracting(CompilerLine.reserved).sorted() == [])
  }

  @Test func theTableIsRead() {
    let text = "a\n| module | b |\n|---|---|\n| `A`, `B-c` | of `D` |\n| `E` | |\n\n| `F` | |\n"
    #expect(Self.rows(of: text) == [["A", "B-c"], ["E"]])
  }
}
