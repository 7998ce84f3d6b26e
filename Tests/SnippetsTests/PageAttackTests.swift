import Foundation
import TestSupport
import Testing

@testable import Snippets

/// What a page may do to the compiler, and what may be left where a result should be.
@Suite(.enabled(if: Executables.find("bwrap") != nil, "there is no bwrap"))
struct PageAttackTests {
  private let walls = Sandbox(.bubblewrap(Executables.find("bwrap") ?? ""))

  /// A tuple of 2⁴⁰ numbers: no machine gets through it, and no limit of the compiler's own ends it.
  ///
  /// As whoever runs the tests: the cache that it compiles to is theirs. `ExcessTests` try limits as both.
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

  @Test(
    arguments: [
      "ln -s \(#filePath) made", "ln -s /etc/passwd made", "mkdir made", "mkfifo made", "true",
      "ln -s made made", "echo '<html>' > made; chmod 0 made; false",
    ], AttackUser.present)
  func whatIsNoFileOfItsOwnIsNotHandedOver(_ script: String, _ user: AttackUser) async throws {
    let report = try await deliver(script, as: user)
    #expect(report.ending != .ok)
    #expect(report.delivery == nil)
  }

  /// What is in it is for its reader to judge; it is a file, and ends where the limit is.
  @Test(arguments: AttackUser.present)
  func whateverIsInAFileIsHandedOverAsItIs(_ user: AttackUser) async throws {
    let report = try await deliver("echo '<html>' > made; ln made other; ln -s / sub", as: user)
    #expect(report.ending == .ok)
    #expect(report.delivery?.read(at: 0, upTo: 100) == Array("<html>\n".utf8))
    let device = try await deliver("ln -s /dev/urandom made", as: user)
    #expect(device.ending != .ok)
    #expect(device.delivery == nil)
  }

  /// The code may look for files as it likes; what it did not name in its source is not there.
  @Test(arguments: AttackUser.present)
  func picturesThatAPageDoesNotNameAreOutOfItsSight(_ user: AttackUser) async throws {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o755)
    let names = ["cat.png", "passport.png", "album/wedding.jpg"]
    for name in names { _ = try folder.write("x", to: name) }
    let page = "```swift\nstruct A: View { var body: some View { Image(\"cat\") } }\n```\n"
    let plan = try SnippetPlan(page: page, at: folder.path + "/page.md")
    let all = names.map { folder.path + "/" + $0 }
    let named = plan.clips[0].pictures
    #expect(try await seen(below: folder.path, given: named, as: user) == ["cat.png"])
    #expect(try await seen(below: folder.path, given: all, as: user) == names.sorted())
  }

  /// What was made of other code lies beside what is run, in folders that whoever runs it may write to.
  @Test(arguments: AttackUser.present)
  func ofACacheADemoSeesItsOwnAndChangesNothing(_ user: AttackUser) async throws {
    let cache = try TemporaryFolder()
    let own = try cache.write("own", to: "demos/own/libDemo.so")
    let other = try cache.write("other", to: "demos/other/libDemo.so")
    let work = cache.file("demos/work")
    try FileManager.default.createDirectory(atPath: work, withIntermediateDirectories: false)
    let folders = [cache.path, work] + ["demos", "demos/own", "demos/other"].map(cache.file)
    for path in folders + [own, other] { chmod(path, 0o777) }
    let script = """
      cd "$1" && find . -type f
      mkdir -p demos/other demos/new
      for file in own other new; do echo mine >demos/$file/libDemo.so; done
      rm -f demos/own/libDemo.so
      """
    let command = SandboxedCommand(
      "/bin/sh", ["-c", script, "sh", cache.path], in: work, readable: [own], limits: .patient)
    let report = try await user.run(command, in: walls)
    #expect(report.output == "./demos/own/libDemo.so\n")
    #expect(FileManager.default.contents(atPath: own) == Data("own".utf8))
    #expect(FileManager.default.contents(atPath: other) == Data("other".utf8))
    #expect(!FileManager.default.fileExists(atPath: cache.file("demos/new")))
  }

  private func seen(
    below folder: String, given pictures: [String], as user: AttackUser
  ) async throws -> [String] {
    let work = try TemporaryFolder()
    chmod(work.path, 0o777)
    let command = SandboxedCommand(
      "/bin/sh", ["-c", "cd \"$1\" && find . -type f", "sh", folder], in: work.path,
      readable: pictures, limits: .patient)
    let report = try await user.run(command, in: walls)
    withExtendedLifetime(work) {}
    return report.output.split(separator: "\n").map { String($0.dropFirst(2)) }.sorted()
  }

  private func deliver(_ script: String, as user: AttackUser) async throws -> RunReport {
    let folder = try TemporaryFolder()
    chmod(folder.path, 0o777)
    let command = SandboxedCommand(
      "/bin/sh", ["-c", script], in: folder.path, delivered: folder.path + "/made",
      limits: .patient(fileSize: 16 << 20))
    let report = try await user.run(command, in: walls)
    withExtendedLifetime(folder) {}
    return report
  }
}
