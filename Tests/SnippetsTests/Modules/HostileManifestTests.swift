import Foundation
import TestSupport
import Testing

@testable import Snippets

/// A manifest may ask for more than anybody waits for, and for more calls than a stack holds.
@Suite struct HostileManifestTests {
  private func problems(_ targets: [String], dependencies: String = "") throws -> [String] {
    let root = try TemporaryFolder()
    try root.write(
      "let package = Package(name: \"P\", dependencies: [\(dependencies)], targets: [\n"
        + targets.joined(separator: ",\n") + "\n])", to: "Package.swift")
    try root.write("struct A {}", to: "Sources/T0/A.swift")
    do throws(CodeFolderError) {
      _ = try CodeFolder(root.path)
      return []
    } catch {
      return error.problems.map { $0.replacing(root.path + "/", with: "") }
    }
  }

  private func chain(_ length: Int) -> [String] {
    (0..<length).map { ".target(name: \"T\($0)\", dependencies: [\"T\($0 + 1)\"])" }
      + [".target(name: \"T\(length)\")"]
  }

  @Test func targetsNeedOneAnotherByWayOfSoMany() throws {
    #expect(try problems(chain(100)) == [])
    #expect(
      try problems(chain(300)) == [
        "Package.swift has targets that need one another by way of more than 200. "
          + "Give the code of clips a package of its own."
      ])
  }

  @Test func aPackageHasSoManyTargets() throws {
    #expect(
      try problems((0...2_000).map { ".target(name: \"T\($0)\")" }) == [
        "Package.swift has more than 2000 targets, and so many are not looked through. "
          + "Give the code of clips a package of its own."
      ])
  }

  /// Of a package that a page lies in, of one that is named itself, and of one that another needs.
  @Test(arguments: [
    ("../../outside/Package.swift", false), ("../.env", false), ("../nowhere.swift", false),
    ("../Shared/Manifest.swift", true),
  ])
  func aManifestIsNoLinkOutOfTheRepositoryOrToWhatIsNoSwift(
    _ destination: String, _ isRead: Bool
  ) throws {
    let root = try TemporaryFolder()
    let manifest = "let package = Package(name: \"P\", targets: [.target(name: \"T0\")])"
    for place in ["outside/Package.swift", "r/.env", "r/Shared/Manifest.swift"] {
      try root.write(manifest, to: place)
    }
    try root.write("", to: "r/.git/HEAD")
    try root.write("struct A {}", to: "r/P/Sources/T0/A.swift")
    try root.write(
      "let package = Package(name: \"Q\", dependencies: [.package(path: \"../P\")], targets: [\n"
        + ".target(name: \"U\", dependencies: [.product(name: \"T0\", package: \"P\")])\n])",
      to: "r/Q/Package.swift")
    try root.write("struct B {}", to: "r/Q/Sources/U/B.swift")
    let link = root.file("r/P/Package.swift")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
    func names(_ read: () throws -> [String?]) throws -> [String] {
      do {
        return try read().map { $0 ?? "-" }
      } catch let error as CodeFolderError {
        return error.problems
      }
    }
    let refused = [
      "\(link) is a link that leads out of its repository or to what is no Swift file, and is not read. "
        + "Put the manifest itself there."
    ]
    let isThere = FileManager.default.fileExists(atPath: link)
    let page = ImportableModules(beside: root.file("r/P/page.md"))
    #expect(
      try names { try page.imported(as: ["T0"]).map(\.name) }
        == (isRead ? ["T0"] : isThere ? refused : []))
    #expect(
      try names { try CodeFolder(root.file("r/P/Sources/T0")).modules.map(\.source.name) }
        == (isRead ? ["T0"] : isThere ? refused : ["-"]))
    #expect(
      try names { try CodeFolder(root.file("r/Q")).modules.map(\.source.name) }
        == (isRead || !isThere ? ["U"] : refused))
  }

  @Test func targetsMayNotLieInOneFolderWithoutAnEnd() throws {
    let root = try TemporaryFolder()
    for number in 0..<600 { try root.write("", to: "Code/\(number)") }
    try root.write("struct A {}", to: "Code/A.swift")
    func error(_ count: Int) throws -> [String]? {
      let targets = (0..<count).map { ".target(name: \"T\($0)\", path: \"Code\")" }
      try root.write(
        "let package = Package(name: \"P\", targets: [\(targets.joined(separator: ", "))])",
        to: "Package.swift")
      do throws(CodeFolderError) {
        _ = try CodeFolder(root.path)
        return nil
      } catch {
        return error.problems.map { $0.replacing(root.path + "/", with: "") }
      }
    }
    #expect(try error(2) == nil)
    #expect(
      try error(200) == [
        "Package.swift has targets with more files beside their code than are looked through. "
          + "Give the code of clips a package of its own."
      ])
  }

  /// Files that are nearly empty on a disk, read for each target that lies there.
  @Test func targetsHaveSoMuchCode() throws {
    let root = try TemporaryFolder()
    for number in 0..<50 {
      #expect(truncate(try root.write("", to: "Code/\(number).swift"), 1 << 20) == 0)
    }
    let targets = (0..<3).map { ".target(name: \"T\($0)\", path: \"Code\")" }
    try root.write(
      "let package = Package(name: \"P\", targets: [\(targets.joined(separator: ", "))])",
      to: "Package.swift")
    let error = #expect(throws: CodeFolderError.self) { try CodeFolder(root.path) }
    #expect(
      error?.problems == [
        "\(root.path)/Package.swift has targets with more than 128 MB of Swift code. "
          + "Give the code of clips a package of its own."
      ])
  }

  @Test func aPackageDependsOnSoMuch() throws {
    let names = (0...10_000).map { "\"N\($0)\"" }.joined(separator: ", ")
    #expect(
      try problems(
        [".target(name: \"T0\", dependencies: [\(names)])"], dependencies: ".package(path: \"Dep\")"
      )
        == [
          "Package.swift depends on more than is looked for. Give the code of clips a package of its own."
        ])
  }
}
