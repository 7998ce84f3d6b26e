import Foundation
import TestSupport
import Testing

@testable import Snippets

/// What a page may do to the compiler, and what may be left where a result should be.
@Suite(.enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"))
struct PageAttackTests {
  private let walls = Sandbox(.bubblewrap(Executables.find("bwrap") ?? ""))

  /// A tuple of 2⁴⁰ numbers: no machine gets through it, and no limit of the compiler's own ends it.
  @Test(.enabled(if: CompilerFixture.compiler != nil, "swiftc is not on the PATH"))
  func aBombForTheCompilerIsEndedByALimit() async throws {
    let fixture = try await CompilerFixture.shared.value
    let compiler = DemoCompiler(
      toolchain: fixture.toolchain, sandbox: walls,
      cache: CacheFolder(path: fixture.folder.path + "/cache"),
      limits: SandboxLimits(seconds: 4, memory: 1 << 30))
    let types = (1...40).map { "typealias A\($0) = (A\($0 - 1), A\($0 - 1))" }
    let bomb = """
      import Swift
      typealias A0 = (Int, Int)
      \(types.joined(separator: "\n"))
      func take(_ all: A40) { }
      struct Bomb: View { var body: some View { Text("") } }
      """
    do throws(CompileError) {
      _ = try await compiler.compile(
        Excerpt(file: "page.md", text: bomb), root: .view("Bomb"))
      Issue.record("it was compiled")
    } catch {
      let said = "\(error)"
      #expect(said.contains("it was stopped after 4 s") || said.contains("1024 MB"), "\(said)")
    }
  }

  @Test(arguments: [
    "ln -s \(#filePath) made", "ln -s /etc/passwd made", "mkdir made", "mkfifo made", "true",
    "ln -s made made", "echo '<html>' > made; chmod 0 made; false",
  ])
  func whatIsNoFileOfItsOwnIsNotHandedOver(_ script: String) async throws {
    let report = try await deliver(script)
    #expect(report.ending != .ok)
    #expect(report.delivery == nil)
  }

  /// What is in it is for its reader to judge; it is a file, and ends where the limit is.
  @Test func whateverIsInAFileIsHandedOverAsItIs() async throws {
    let report = try await deliver("echo '<html>' > made; ln made other; ln -s / sub")
    #expect(report.ending == .ok)
    #expect(report.delivery?.read(at: 0, upTo: 100) == Array("<html>\n".utf8))
    let device = try await deliver("ln -s /dev/urandom made")
    #expect(device.ending != .ok)
    #expect(device.delivery == nil)
  }

  /// The code may look for files as it likes; what it did not name in its source is not there.
  @Test func picturesThatAPageDoesNotNameAreOutOfItsSight() async throws {
    let folder = try TemporaryFolder()
    let names = ["cat.png", "passport.png", "album/wedding.jpg"]
    for name in names { _ = try folder.write("x", to: name) }
    let page = "```swift\nstruct A: View { var body: some View { Image(\"cat\") } }\n```\n"
    let plan = try SnippetPlan(page: page, at: folder.path + "/page.md")
    let all = names.map { folder.path + "/" + $0 }
    #expect(try await seen(below: folder.path, given: plan.clips[0].pictures) == ["cat.png"])
    #expect(try await seen(below: folder.path, given: all) == names.sorted())
  }

  private func seen(below folder: String, given pictures: [String]) async throws -> [String] {
    let work = try TemporaryFolder()
    let report = await walls.run(
      SandboxedCommand(
        "/bin/sh", ["-c", "cd \"$1\" && find . -type f", "sh", folder], in: work.path,
        readable: pictures, limits: .patient))
    withExtendedLifetime(work) {}
    return report.output.split(separator: "\n").map { String($0.dropFirst(2)) }.sorted()
  }

  private func deliver(_ script: String) async throws -> RunReport {
    let folder = try TemporaryFolder()
    let report = await walls.run(
      SandboxedCommand(
        "/bin/sh", ["-c", script], in: folder.path, delivered: folder.path + "/made",
        limits: .patient(fileSize: 16 << 20)))
    withExtendedLifetime(folder) {}
    return report
  }
}
