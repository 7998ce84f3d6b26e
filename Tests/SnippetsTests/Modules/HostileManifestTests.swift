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
