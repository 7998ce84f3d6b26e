import Foundation
import TestSupport
import Testing

/// The paths that the house's own documents name are there, and so are the suites.
struct DocumentPathTests {
  /// Files and folders, from the package's folder on.
  private static let places: Set<String> = {
    var found: Set<String> = []
    for part in [
      "Sources", "Tests", "Presets", "Documentation", "Scripts", "Examples", "Benchmarks", "Serve",
    ] {
      let folder = Repository.folder.appending(path: part)
      let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
      found.formUnion(all.map { part + "/" + $0 } + [part])
    }
    return found
  }()

  /// What is in code marks and can only be a path of this package.
  static func paths(in text: String) -> [String] {
    text.matches(of: #/`([A-Za-z][\w+.-]*(?:/[\w+.-]+)+)/?`/#).map { String($0.output.1) }
      .filter { $0.first?.isUppercase == true }
  }

  /// Whether something lies there: a file may be named without its ending, and from a folder of its own on.
  static func isThere(_ path: String) -> Bool {
    places.contains { place in
      [place, place.replacing(".swift", with: "")].contains {
        $0 == path || $0.hasSuffix("/" + path)
      }
    }
  }

  private static func readmes() throws -> [String] {
    let found = try Repository.files(in: "Sources", ending: "README.md")
    #expect(found.count > 10)
    return found + ModuleReadmeTests.others.map { $0 + "/README.md" }
  }

  @Test func everyPathIsThere() throws {
    for document in try ["CONTRIBUTING.md", "Documentation/ARCHITECTURE.md"] + Self.readmes() {
      for path in Self.paths(in: try Repository.text(document)) {
        #expect(Self.isThere(path), "\(document) names \(path)")
      }
    }
  }

  /// The words of a text that end as a suite's name does.
  static func suites(in text: some StringProtocol) -> Set<String> {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return Set(words.filter { $0.hasSuffix("Tests") && $0.count > 5 }.map { String($0) })
  }

  @Test func everySuiteIsThere() throws {
    var suites = Set(try PackageTarget.all.get().map(\.name))
    for file in try ["Tests", "Serve/Tests"].flatMap({ try Repository.files(in: $0) }) {
      for line in try Repository.text(file).split(separator: "\n")
      where line.contains("Tests") && (line.contains("struct ") || line.contains("class ")) {
        suites.formUnion(Self.suites(in: line))
      }
    }
    let documents = try Repository.files(in: "Documentation", ending: ".md") + Self.readmes()
    for document in ["CONTRIBUTING.md", "README.md"] + documents {
      let named = Self.suites(in: try Repository.text(document))
      #expect(named.subtracting(suites).sorted() == [], "\(document)")
    }
  }

  @Test func theNumberOfDemosIsTheGallerys() throws {
    let readme = try Repository.text("README.md")
    let page = try Repository.text("Documentation/fidelity.md")
    let number = try #require(readme.firstMatch(of: #/in the gallery: (\d+) demos/#)?.output.1)
    #expect(page.contains("\(number) "))
  }

  @Test func aPathIsToldFromOtherWords() {
    #expect(Self.suites(in: "`A_1Tests`, `BTests/c`, Tests/d") == ["A_1Tests", "BTests"])
    #expect(Self.paths(in: "`Views/Lists` and `a/b`, `swift test`, `X/`") == ["Views/Lists"])
    #expect(
      Self.isThere("Lists/List/TagModifier.swift") && Self.isThere("Views/Lists/List/TagModifier"))
    #expect(!Self.isThere("Views/Lists/NotThere"))
  }
}
