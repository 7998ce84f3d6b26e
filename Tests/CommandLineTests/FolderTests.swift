import Foundation
import TestSupport
import Testing

/// Whole folders and packages in: the whole way, through the compiler and a process for each clip.
struct FolderTests {
  private static let theme = "import SwiftUI\nenum Theme { static let tint = Color.red }\n"
  private static let card = """
    import SwiftUI
    struct Card: View { var body: some View { Theme.tint } }
    #Preview("Plain") { Card() }
    #Preview("Faint") { Card().opacity(0.5) }
    """

  @Test func aFolderMakesAClipOfEachPreview() async throws {
    let program = try Showreel()
    try program.write(Self.theme, to: "Fancy/Theme.swift")
    try program.write(Self.card, to: "Fancy/Card.swift")
    let answer = try await program.run(["export", "Fancy", "-o", "out/"] + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(program.files.filter { $0.hasPrefix("out/") } == ["out/Faint.mp4", "out/Plain.mp4"])
    let one = try await program.run(["export", "Fancy", "--view", "Card"] + Showreel.brief)
    #expect(one.code == 0, "\(one.errors)")
    #expect(program.exists("Card.mp4"))
    let none = try await program.run(["export", "Fancy", "--view", "Crad"] + Showreel.brief)
    #expect(none.code == 65)
    #expect(
      none.errors == "error: There is no view named 'Crad' in Fancy. Did you mean 'Card'?\n")
  }

  /// Its files are demos of their own, each with fewer.
  @Test func aFolderHasSoManyViewsToShow() async throws {
    let program = try Showreel()
    for name in ["A", "B"] {
      try program.write(
        DemoTests.view("Color.red", named: "Twin") + "\n"
          + String(repeating: "#Preview { Twin() }\n", count: 11_000), to: "Many/\(name).swift")
    }
    let answer = try await program.run(["check", "Many", "--no-compile"])
    #expect(answer.code == 65)
    #expect(
      answer.errors
        == "error: Many has more than 20000 views to show. Name a folder or a file with fewer.\n")
  }

  @Test func aViewOfAnotherDeviceIsToldWithThat() async throws {
    let program = try Showreel()
    let text = "#if os(iOS)\n" + DemoTests.view("Color.red", named: "Phone") + "\n#endif\n"
    try program.write(text, to: "Code/A.swift")
    let answer = try await program.run(
      ["export", "Code", "--device", "mac", "--view", "Phone"])
    #expect(answer.code == 65)
    #expect(
      answer.errors
        == "error: There is no view named 'Phone' in Code on this device, but on others there is."
        + " Use --device iphone15pro.\n")
  }

  @Test func aClipIsToldAtTheLineOfItsView() async throws {
    let program = try Showreel()
    try program.write(Self.theme, to: "Fancy/Theme.swift")
    try program.write(Self.card, to: "Fancy/Card.swift")
    let check = try await program.run(["check", "Fancy"] + Showreel.brief)
    #expect(check.output.contains("  Plain, Fancy/Card.swift:3\n"), "\(check)")
    #expect(check.output.contains("  Faint, Fancy/Card.swift:4\n"), "\(check)")
    let verify = try await program.run(["verify", "Fancy"] + Showreel.brief)
    #expect(verify.errors.contains("Fancy/Card.swift:4: error: Faint.mp4"), "\(verify.errors)")
  }

  @Test func severalClipsDoNotGoIntoOneFile() async throws {
    let program = try Showreel()
    try program.write(Self.theme, to: "Fancy/Theme.swift")
    try program.write(Self.card, to: "Fancy/Card.swift")
    let answer = try await program.run(["export", "Fancy", "-o", "a.mp4"] + Showreel.brief)
    #expect(answer.code == 64)
    #expect(
      answer.errors.contains(
        "a.mp4 is one file, but there are several clips. Name a folder: --output a/, or one view: --view "
      ))
    #expect(answer.errors.contains("There is ") && answer.errors.contains("Plain, Faint"))
  }

  @Test func filesThatUseOneAnotherAreOneModuleAndOthersAreNot() async throws {
    let program = try Showreel()
    try program.write(Self.theme, to: "Theme.swift")
    try program.write(Self.card, to: "Card.swift")
    try program.write(
      "struct Other: View { var body: some View { Color.blue } }", to: "Other.swift")
    let answer = try await program.run(
      ["export", "Card.swift", "Theme.swift", "Other.swift", "-o", "out/"] + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(
      program.files.filter { $0.hasPrefix("out/") } == [
        "out/Faint.mp4", "out/Other.mp4", "out/Plain.mp4",
      ])
    let check = try await program.run(["check", "Card.swift", "Theme.swift", "--compile"])
    #expect(check.code == 0, "\(check.errors)")
  }

  @Test func aPackageIsCompiledWithWhatItDependsOnAndAPageBesideItUsesIt() async throws {
    let program = try Showreel()
    try program.write(
      """
      .package(path: "../Base"), .target(name: "App", dependencies: ["Core"]),
      .target(name: "Core", dependencies: ["Base"]),
      """, to: "P/Package.swift")
    try program.write(".target(name: \"Base\")", to: "Base/Package.swift")
    try program.write(
      "import SwiftUI\npublic let greenish = Color.green", to: "Base/Sources/Base/Tint.swift")
    try program.write(
      "import Base\nimport SwiftUI\npublic struct Core: View { public init() {}\n"
        + "public var body: some View { greenish } }", to: "P/Sources/Core/Core.swift")
    try program.write(
      "import Core\nimport SwiftUI\n#Preview { Core() }", to: "P/Sources/App/App.swift")
    try program.write(
      "```swift\nimport Core\n#Preview { Core() }\n```\n![a](a.mp4)\n", to: "P/p.md")
    let answer = try await program.run(["export", "P/Sources/App", "P/p.md"] + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(program.exists("App.mp4") && program.exists("P/a.mp4"))
  }

  @Test func filesThatAManifestNamesAreOpenedByTheTargetAndByNoPage() async throws {
    let program = try Showreel()
    try program.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"App\", "
        + "resources: [.copy(\"Data\"), .process(\"text.txt\")])])",
      to: "Package.swift")
    try program.write("[\"json\"]", to: "Sources/App/Data/things.json")
    try program.write("text", to: "Sources/App/text.txt")
    try program.write("other", to: "Sources/App/other.txt")
    let folder = program.folder.path
    try program.write(
      """
      import SwiftUI
      public let read = [
        Bundle.module.url(forResource: "things", withExtension: "json", subdirectory: "Data")
          .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none",
        Bundle.module.path(forResource: "text", ofType: "txt")
          .flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "none",
        (try? String(contentsOfFile: "\(folder)/Sources/App/other.txt", encoding: .utf8)) ?? "none",
      ]
      #Preview { Text("a").font(.custom(read.joined(separator: "|"), size: 17)) }
      """, to: "Sources/App/App.swift")
    try program.write(
      "```swift\nimport App\n#Preview { Text(\"a\").font(.custom(read.joined(separator: \"|\"), size: 17)) }\n"
        + "```\n![a](a.mp4)\n", to: "p.md")
    let answer = try await program.run(["export", "."] + Showreel.brief)
    #expect(answer.errors.contains("[\"json\"]|text|none"), "\(answer.errors)")
    let page = try await program.run(["export", "p.md"] + Showreel.brief)
    #expect(page.errors.contains("none|none|none"), "\(page.errors)")
  }

  @Test func aManifestIsReadAndNotRun() async throws {
    let program = try Showreel()
    let mark = program.folder.appending(path: "mark").path
    try program.write(
      """
      import Foundation
      FileManager.default.createFile(atPath: "\(mark)", contents: nil)
      let package = Package(name: "P", targets: [.target(name: "App")])
      """, to: "Package.swift")
    try program.write("import SwiftUI\n#Preview { Color.red }", to: "Sources/App/App.swift")
    let answer = try await program.run(["export", "."] + Showreel.brief)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(program.exists("App.mp4") && !program.exists("mark"))
  }

  @Test func whatIsWrongIsToldAtItsOwnPlaceAndCostsItsOwnClips() async throws {
    let program = try Showreel()
    try program.write("import SwiftUI\n#Preview { Color.red }", to: "f/Good.swift")
    try program.write("import SwiftUI\n#Preview {\n  Colr.red }", to: "f/Wrong.swift")
    try program.write("import SwiftUI\n#Preview {\n  Color.red", to: "f/Open.swift")
    let answer = try await program.run(["export", "f", "-o", "out/"] + Showreel.brief)
    #expect(answer.code != 0)
    #expect(program.files.filter { $0.hasPrefix("out/") } == ["out/Good.mp4"])
    #expect(
      answer.errors.contains(
        "f/Wrong.swift:3:3: error: cannot find 'Colr' in scope. Did you mean 'Color'?")
    )
    #expect(answer.errors.contains("f/Open.swift:2:10: error: expected '}' to close this '{'"))
    #expect(!answer.errors.contains("_cdecl"))
  }

  @Test func aMistakeThatNoClipNeedsIsToldByCheckAndExport() async throws {
    let program = try Showreel()
    try program.write("import SwiftUI\n#Preview { Color.red }\n", to: "f/Good.swift")
    try program.write("import SwiftUI\nlet tint = Colr.red\n", to: "f/Spare.swift")
    let warning =
      "f/Spare.swift:2:12: warning: cannot find 'Colr' in scope. Did you mean 'Color'? (no clip needs this file)\n"
    for command in ["check", "export"] {
      let answer = try await program.run([command, "f"] + Showreel.brief)
      #expect(answer.code == 0, "\(answer.errors)")
      #expect(answer.errors.contains(warning), "\(answer.errors)")
    }
    let annotated = try await program.run(["check", "f", "--github"] + Showreel.brief)
    #expect(
      annotated.output.contains("::warning file=f/Spare.swift,line=2,"), "\(annotated.output)")
  }

  @Test func aMistakeInATargetIsToldOnceForThePackage() async throws {
    let program = try Showreel()
    try program.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: "
        + "[.target(name: \"Base\"), .target(name: \"Fancy\", dependencies: [\"Base\"])])\n",
      to: "Package.swift")
    try program.write(
      "import SwiftUI\n#Preview(\"Base\") { part }\n", to: "Sources/Base/Base.swift")
    try program.write("import SwiftUI\nlet part = Txet(\"a\")\n", to: "Sources/Base/Part.swift")
    try program.write("public struct Open {\n", to: "Sources/Base/Open.swift")
    try program.write(
      "import SwiftUI\nimport Base\n#Preview(\"Fancy\") { Color.red }\n",
      to: "Sources/Fancy/Fancy.swift")
    let answer = try await program.run(["check", "."] + Showreel.brief)
    #expect(answer.code == 1)
    #expect(answer.output.contains("Fancy.mp4"))
    for file in ["Part", "Open"] {
      let lines = answer.errors.split(separator: "\n").filter {
        $0.hasPrefix("Sources/Base/\(file).swift:")
      }
      #expect(lines.count == 1 && lines[0].contains(": error: "), "\(answer.errors)")
    }
    // Of the other target alone nobody else tells it.
    let alone = try await program.run(["check", "Sources/Fancy"] + Showreel.brief)
    #expect(alone.code == 0)
    #expect(alone.errors.contains("Sources/Base/Open.swift:1:20: warning: "), "\(alone.errors)")
  }

  /// As `swift package showreel` names them: the catalogue alone may have clips.
  @Test func aTargetAndItsCatalogueAreMadeTogether() async throws {
    let program = try Showreel()
    try program.write(
      "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + "let package = Package(name: \"P\", targets: [.target(name: \"Paper\")])\n",
      to: "Package.swift")
    try program.write("public struct Fold {}\n", to: "Sources/Paper/Paper.swift")
    try program.write(
      "# ``Paper``\n\n```swift\nstruct Sheet: View { var body: some View { Color.red } }\n```\n\n"
        + "@Video(source: \"sheet\")\n", to: "Sources/Paper/Paper.docc/Paper.md")
    let inputs = ["Sources/Paper", "Sources/Paper/Paper.docc"]
    let clip = "Sources/Paper/Paper.docc/Resources/sheet.mp4"
    let exported = try await program.run(["export"] + inputs + Showreel.brief)
    #expect(exported.code == 0, "\(exported.errors)")
    #expect(program.exists(clip))
    #expect(try await program.run(["check"] + inputs + Showreel.brief).output.hasPrefix(clip))
    let planned = try await program.run(["plan"] + inputs + Showreel.brief)
    #expect(planned.code == 0, "\(planned.errors)")
    // Alone it has nothing to show.
    let alone = try await program.run(["check", "Sources/Paper"])
    #expect(alone.code == 65)
    #expect(alone.errors.contains("Sources/Paper has no view to show."), "\(alone.errors)")
  }

  @Test func whatIsLeftOutIsMarked() async throws {
    let program = try Showreel()
    try program.write(
      "import SwiftUI\n#Preview { Text(\"a\").supportedVolumeViewpoints(0.4) }", to: "A.swift")
    #expect(try await program.run(["export", "A.swift"] + Showreel.brief).code == 65)
    let answer = try await program.run(["export", "--lenient", "A.swift"] + Showreel.brief)
    #expect(answer.code == 0)
    #expect(
      answer.errors.contains(
        "A.swift:2:22: warning: '.supportedVolumeViewpoints' is left out, because Showreel does not support it yet"
      ))
    #expect(answer.errors.contains("  without .supportedVolumeViewpoints\n"))
    let again = try await program.run(["export", "--lenient", "A.swift"] + Showreel.brief)
    #expect(
      again.errors == "A.mp4  unchanged  without .supportedVolumeViewpoints\n", "\(again.errors)")
    let check = try await program.run(["check", "--lenient", "A.swift"] + Showreel.brief)
    #expect(
      check.errors.contains("A.swift:2:22: warning: '.supportedVolumeViewpoints' is left out"))
    #expect(check.output.contains("  without .supportedVolumeViewpoints\n"), "\(check.output)")
    let checked = try await program.run(
      ["check", "--lenient", "--json", "A.swift"] + Showreel.brief)
    #expect(checked.output.contains("\"leftOut\":[\"supportedVolumeViewpoints\"]"))
    let told = try await program.run(
      ["export", "--lenient", "--force", "--json", "A.swift"] + Showreel.brief)
    #expect(told.output.contains("\"leftOut\":[\"supportedVolumeViewpoints\"]"))
  }
}
