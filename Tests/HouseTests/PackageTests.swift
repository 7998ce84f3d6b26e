import Foundation
import TestSupport
import Testing

/// Whether what Scripts/package puts together is what the program needs.
struct PackageTests {
  /// Of `modules=(…)` in the script.
  private func modules() throws -> [String] {
    let line = try #require(
      Repository.text("Scripts/package").split(separator: "\n").first {
        $0.hasPrefix("modules=(")
      })
    return line.dropFirst("modules=(".count).dropLast().split(separator: " ").map(String.init)
  }

  /// A module that page code imports is of no use without those that it imports.
  @Test func allModulesThatPageCodeReachesAreInIt() throws {
    let packed = try modules()
    let own = try FileManager.default.contentsOfDirectory(
      atPath: Repository.folder.appending(path: "Sources").path)
    var found: Set<String> = ["SwiftUI"]
    var queue = ["SwiftUI"]
    while let module = queue.popLast() {
      let text = try Repository.text(ofAllIn: "Sources/\(module)")
      let imports = text.matches(of: #/(?m)^(?:@[\w()]+ )*(?:\w+ )?import (\w+)$/#)
        .map { String($0.output.1) }
      for name in imports where own.contains(name) || name == "OpenCombine" {
        #expect(!name.hasPrefix("C"), "\(module) needs the headers of \(name)")
        if found.insert(name).inserted, own.contains(name) { queue.append(name) }
      }
    }
    #expect(Set(packed) == found)
    #expect(packed.count == found.count)
  }

  @Test func whatThePackageDependsOnIsWhatTheSetUpInstalls() throws {
    let names = try Repository.text("Scripts/lib/package/depends").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    let setup = try Repository.text("Scripts/setup")
    #expect(names.count > 8)
    for name in names {
      #expect(setup.contains(try Regex("[ \"]\(name)[ \n]")), "\(name)")
    }
  }

  /// Packages come from where apt has its own.
  @Test func noMirrorIsNamed() throws {
    var places = try Repository.files(in: "Scripts", ending: "")
    places += try Repository.files(in: "templates", ending: "") + ["Dockerfile", "action.yml"]
    for place in places {
      guard let text = try? Repository.text(place) else { continue }
      #expect(!text.contains(#/https?:\/\/[\w.]*(debian|ubuntu)[\w.]*\/(?!doc\/)/#), "\(place)")
    }
  }
}
