import Foundation
import TestSupport
import Testing

/// The paths that the house's own documents name are there.
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

  @Test func everyPathIsThere() throws {
    let readmes = try ["Sources", "Tests/TestSupport", "Tests/ExactFrames", "Benchmarks"]
      .flatMap { try Repository.files(in: $0, ending: "README.md") }
    #expect(readmes.count > 10)
    for document in ["CONTRIBUTING.md", "Documentation/ARCHITECTURE.md"] + readmes {
      for path in Self.paths(in: try Repository.text(document)) {
        #expect(Self.isThere(path), "\(document) names \(path)")
      }
    }
  }

  @Test func theNumberOfDemosIsTheGallerys() throws {
    let readme = try Repository.text("README.md")
    let page = try Repository.text("Documentation/fidelity.md")
    let number = try #require(readme.firstMatch(of: #/in the gallery: (\d+) demos/#)?.output.1)
    #expect(page.contains("\(number) "))
  }

  @Test func aPathIsToldFromOtherWords() {
    #expect(Self.paths(in: "`Views/Lists` and `a/b`, `swift test`, `X/`") == ["Views/Lists"])
    #expect(Self.isThere("Lists/TagModifier.swift") && Self.isThere("Views/Lists/TagModifier"))
    #expect(!Self.isThere("Views/Lists/NotThere"))
  }
}
