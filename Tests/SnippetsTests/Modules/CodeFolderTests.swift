import Foundation
import TestSupport
import Testing

@testable import Snippets

@Suite struct CodeFolderTests {
  private func names(_ folder: CodeFolder, in root: TemporaryFolder) -> [[String]] {
    folder.modules.map { module in
      [module.source.name ?? "-"]
        + module.source.files.map { String($0.file.dropFirst(root.path.count + 1)) }
    }
  }

  private let view = "struct A: View { var body: some View { X() } }"

  @Test func aFolderIsOneModuleWithTheFoldersInIt() throws {
    let root = try TemporaryFolder()
    try root.write("struct A {}", to: "f/A.swift")
    try root.write("struct B {}", to: "f/inner/B.swift")
    try root.write("no", to: "f/.hidden/C.swift")
    try root.write("no", to: "f/Other/Package.swift")
    try root.write("no", to: "f/Other/Sources/D.swift")
    try root.write("no", to: "f/notes.txt")
    let folder = try CodeFolder(root.file("f/"))
    #expect(names(folder, in: root) == [["-", "f/A.swift", "f/inner/B.swift"]])
    #expect(folder.notes.isEmpty)
  }

  @Test func filesThatDeclareTheSameTypeAreDemosOfTheirOwn() throws {
    let root = try TemporaryFolder()
    try root.write(view, to: "A.swift")
    try root.write(view, to: "B.swift")
    try root.write("struct C: View { var body: some View { Helper() } }", to: "C.swift")
    try root.write("struct Helper {}", to: "D.swift")
    try root.write("private struct A {}\nstruct E {}", to: "E.swift")
    let folder = try CodeFolder(root.path)
    #expect(
      names(folder, in: root) == [
        ["-", "A.swift"], ["-", "B.swift"], ["-", "C.swift", "D.swift"], ["-", "E.swift"],
      ])
    #expect(
      folder.notes.map(\.message) == [
        "\(root.file("A.swift")) and \(root.file("B.swift")) both declare 'A', so each file is a demo of "
          + "its own, with those that it uses"
      ])
  }

  @Test func aFolderThatCannotBeTakenIsRefused() throws {
    let root = try TemporaryFolder()
    #expect(throws: CodeFolderError(problems: ["There is no Swift file in \(root.path)."])) {
      try CodeFolder(root.path)
    }
    try root.write("struct", to: "Package.swift")
    #expect(throws: CodeFolderError.self) { try CodeFolder(root.path) }
  }

  @Test func linksLeadNowhereElse() throws {
    let root = try TemporaryFolder()
    let other = try TemporaryFolder()
    try root.write("struct A {}", to: "A.swift")
    let secret = try other.write("struct Secret {}", to: "S.swift")
    try FileManager.default.createSymbolicLink(
      atPath: root.file("S.swift"), withDestinationPath: secret)
    try FileManager.default.createSymbolicLink(
      atPath: root.file("s"), withDestinationPath: other.path)
    try FileManager.default.createSymbolicLink(
      atPath: root.file("round"), withDestinationPath: root.path)
    #expect(names(try CodeFolder(root.path), in: root) == [["-", "A.swift"]])
  }

  /// What the compiler says of a file that is no Swift shows its lines.
  @Test func aLinkLeadsToAFileOfItsOwnKind() throws {
    let root = try TemporaryFolder()
    try root.write("struct A {}", to: "A.swift")
    try root.write("KEY=secret", to: ".env")
    try root.write("struct C {}", to: ".shared/C.SWIFT")
    for (name, place) in [("B.swift", ".env"), ("C.swift", ".shared/C.SWIFT")] {
      try FileManager.default.createSymbolicLink(
        atPath: root.file(name), withDestinationPath: place)
    }
    try FileManager.default.createSymbolicLink(
      atPath: root.file("D.swift"), withDestinationPath: "B.swift")
    #expect(names(try CodeFolder(root.path), in: root) == [["-", "A.swift", "C.swift"]])
  }

  @Test func aTargetTakesTheSourcesThatItNames() throws {
    let root = try TemporaryFolder()
    try root.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"P\", sources: [\"A.swift\", \"in\"])])",
      to: "Package.swift")
    for path in ["A.swift", "B.swift", "in/C.swift", "in/of/D.swift", "inner/E.swift"] {
      try root.write("struct S {}", to: "Sources/P/" + path)
    }
    #expect(
      names(try CodeFolder(root.path), in: root) == [
        ["P", "Sources/P/A.swift", "Sources/P/in/C.swift", "Sources/P/in/of/D.swift"]
      ])
  }

  @Test func aTargetIsNotOutsideOfItsPackageByWayOfALink() throws {
    let root = try TemporaryFolder()
    let other = try TemporaryFolder()
    try root.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"P\"), .target(name: \"Q\")])",
      to: "Package.swift")
    try other.write("struct Secret {}", to: "S.swift")
    try root.write("struct A {}", to: "Sources/Q/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: root.file("Sources/P"), withDestinationPath: other.path)
    #expect(names(try CodeFolder(root.path), in: root) == [["Q", "Sources/Q/A.swift"]])
  }

  private func package() throws -> TemporaryFolder {
    let root = try TemporaryFolder()
    try root.write(
      """
      import PackageDescription
      let name = "Made"
      let package = Package(
        name: "P",
        dependencies: [
          .package(path: "Dep"), .package(path: "../../outside"),
          .package(url: "https://example.com/far-away.git", from: "1.0.0"),
        ],
        targets: [
          .target(name: "App", dependencies: ["Core", .product(name: "Far", package: "far-away")]),
          .target(
            name: "Core", dependencies: [.product(name: "Base", package: "Dep")], path: "Code",
            exclude: ["Old"]),
          .target(name: name),
          .target(name: "Escaped", path: "../x"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
      """, to: "P/Package.swift")
    try root.write("import Core", to: "P/Sources/App/App.swift")
    try root.write("struct One {}", to: "P/Sources/App/Inner/One.swift")
    try root.write("import Base", to: "P/Code/Core.swift")
    try root.write("no", to: "P/Code/Old/Old.swift")
    try root.write("no", to: "P/Tests/AppTests/T.swift")
    try root.write("no", to: "x/X.swift")
    try root.write(
      "let parts = [.library(name: \"Base\", targets: [\"Basis\"]), .target(name: \"Basis\")]",
      to: "P/Dep/Package.swift")
    try root.write("struct Base {}", to: "P/Dep/Sources/Basis/B.swift")
    return root
  }

  @Test func eachTargetOfAPackageIsAModule() throws {
    let root = try package()
    let folder = try CodeFolder(root.file("P"))
    #expect(
      names(folder, in: root) == [
        ["Core", "P/Code/Core.swift"],
        ["App", "P/Sources/App/App.swift", "P/Sources/App/Inner/One.swift"],
      ])
    #expect(
      folder.notes.map(\.description) == [
        "\(root.path)/P/Package.swift:14: note: what is here is not written out; a manifest is read and never "
          + "run, so it is passed over",
        "\(root.path)/P/Package.swift: note: 'Far' is not found: 'far-away' is not resolved here, and nothing "
          + "is fetched; run 'swift package resolve' first",
      ])
  }

  @Test func whatIsWrongWithOtherTargetsIsNotToldOfOne() throws {
    let root = try package()
    let folder = try CodeFolder(root.file("P/Code"))
    #expect(folder.notes.map(\.line) == [14])
  }

  @Test func whatAManifestDefinesIsReadWithItsConditions() throws {
    let manifest = PackageManifest(
      """
      let package = Package(name: "My package", targets: [
        .target(
          name: "App",
          swiftSettings: [
            .define("A"), .define("B", .when(platforms: [.macOS, .watchOS])),
            .define("C", .when(configuration: .release)), .unsafeFlags(["-O"]),
            .define("D", .when(platforms: [.iOS], configuration: .debug)), .define(name),
          ])
      ])
      """)
    let flags = manifest.targets.first?.flags ?? []
    #expect(flags.names(on: .iOS) == ["A", "D"])
    #expect(flags.names(on: .macOS) == ["A", "B"])
    #expect(manifest.name == "My package")
  }

  @Test func productsOfNoPackageInParticularAreLookedForInAll() throws {
    let root = try TemporaryFolder()
    try root.write(
      """
      let package = Package(
        name: "P", dependencies: [.package(path: "../one"), .package(path: "../../two")],
        targets: [.target(name: "App", dependencies: ["Base"])])
      """, to: "P/Package.swift")
    try root.write("struct One {}", to: "P/Sources/App/App.swift")
    #expect(
      try CodeFolder(root.file("P")).notes.map(\.message) == [
        "'Base' is not found: the package at '../one' is not there, or not in this repository",
        "'Base' is not found: the package at '../../two' is not there, or not in this repository",
      ])
  }

  /// SwiftPM keeps what fetched packages need beside the package that it all is for.
  @Test func whatFetchedPackagesDependOnIsFoundBesideThem() throws {
    let root = try TemporaryFolder()
    func manifest(_ name: String, _ needs: String?) -> String {
      let far =
        needs.map { ".package(url: \"https://example.com/dep\($0)\", from: \"1.0.0\")" } ?? ""
      let product = needs.map { ".product(name: \"\($0)\", package: \"dep\($0)\")" } ?? ""
      return "let package = Package(name: \"dep\(name)\", products: [.library(name: \"\(name)\", "
        + "targets: [\"\(name)\"])], dependencies: [\(far)], "
        + "targets: [.target(name: \"\(name)\", dependencies: [\(product)])])"
    }
    try root.write(manifest("Top", "A"), to: "Package.swift")
    try root.write("struct Top {}", to: "Sources/Top/Top.swift")
    for (name, needs) in [("A", "B"), ("B", nil)] {
      let folder = ".build/checkouts/dep\(name)"
      try root.write(manifest(name, needs), to: folder + "/Package.swift")
      try root.write("ref: refs/heads/main", to: folder + "/.git/HEAD")
      try root.write("struct \(name) {}", to: folder + "/Sources/\(name)/\(name).swift")
    }
    let modules = try PackageModules(#require(try SwiftPackage(at: root.path))) { $0 }
    #expect(modules.notes.isEmpty)
    #expect(modules.all.compactMap(\.name) == ["B", "A", "Top"])
  }

  /// A package that depends on this one would have all of it compiled again.
  @Test func whatComesWithTheProgramIsNotCompiledFromADependency() throws {
    let root = try TemporaryFolder()
    try root.write(
      """
      let package = Package(
        name: "P", dependencies: [.package(path: "Dep"), .package(path: "../away")],
        targets: [
          .target(
            name: "App",
            dependencies: ["Showreel", .product(name: "SwiftUI", package: "Dep"), "Base"])
        ])
      """, to: "P/Package.swift")
    try root.write("struct One {}", to: "P/Sources/App/App.swift")
    try root.write(
      """
      let parts = [
        .library(name: "SwiftUI", targets: ["SwiftUI"]), .target(name: "SwiftUI"),
        .library(name: "Base", targets: ["Base"]), .target(name: "Base"),
      ]
      """, to: "P/Dep/Package.swift")
    try root.write("struct View {}", to: "P/Dep/Sources/SwiftUI/View.swift")
    try root.write("struct Base {}", to: "P/Dep/Sources/Base/Base.swift")
    let modules = try PackageModules(#require(try SwiftPackage(at: root.file("P")))) { $0 }
    #expect(modules.notes.isEmpty)
    #expect(modules.all.compactMap(\.name) == ["Base", "App"])
  }

  /// A link committed in the place of fetched packages would show another repository's code.
  @Test(arguments: [true, false])
  func fetchedPackagesLieInTheRepository(_ isLink: Bool) throws {
    let root = try TemporaryFolder()
    try root.write(
      """
      let package = Package(
        name: "P", dependencies: [.package(url: "https://example.com/Dep.git", from: "1.0.0")],
        targets: [.target(name: "App", dependencies: [.product(name: "Base", package: "Dep")])])
      """, to: "r/P/Package.swift")
    try root.write("", to: "r/.git/HEAD")
    try root.write("struct One {}", to: "r/P/Sources/App/App.swift")
    let place = isLink ? "outside" : "r/P/.build/checkouts"
    try root.write(
      "let parts = [.library(name: \"Base\", targets: [\"Base\"]), .target(name: \"Base\")]",
      to: place + "/Dep/Package.swift")
    try root.write("struct Base {}", to: place + "/Dep/Sources/Base/Base.swift")
    if isLink {
      try root.write("", to: "r/P/.build/x")
      try FileManager.default.createSymbolicLink(
        atPath: root.file("r/P/.build/checkouts"), withDestinationPath: "../../../outside")
    }
    let modules = try PackageModules(#require(try SwiftPackage(at: root.file("r/P")))) { $0 }
    #expect(modules.all.compactMap(\.name) == (isLink ? ["App"] : ["Base", "App"]))
  }

  @Test func aTargetsFolderIsThatTargetAndAFolderInItsOwnClips() throws {
    let root = try package()
    #expect(
      names(try CodeFolder(root.file("P/Code")), in: root) == [["Core", "P/Code/Core.swift"]])
    let inner = try CodeFolder(root.file("P/Sources/App/Inner"))
    #expect(inner.modules.map(\.source.files.count) == [2])
    #expect(inner.modules[0].shows(root.file("P/Sources/App/Inner/One.swift")))
    #expect(!inner.modules[0].shows(root.file("P/Sources/App/App.swift")))
  }

  @Test func whatIsImportedComesBeforeWhatImportsIt() throws {
    let root = try package()
    let page = ImportableModules(beside: root.file("P/page.md"))
    #expect(
      try page.imported(as: ["SwiftUI", "App"]).map(\.name) == [
        "Core", "App",
      ])
    #expect(try page.imported(as: ["SwiftUI", "Combine"]).isEmpty)
    #expect(try page.imported(as: ["Nothing"]).isEmpty)
  }
}
