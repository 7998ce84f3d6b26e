import Foundation
import Studio
import TestSupport
import Testing

@testable import Snippets

extension DemoProcess {
  /// A shell in place of the program that draws; what it hands over is taken for an MP4, or what it is said to be.
  static func standIn(
    sandbox: Sandbox, limits: SandboxLimits = .patient, proof: ClipProof = .movie
  ) -> DemoProcess {
    DemoProcess(executable: "/bin/sh", sandbox: sandbox, limits: limits) { _ in
      let json = (try? JSONEncoder().encode(proof)) ?? Data()
      return ["-c", "echo '\(String(decoding: json, as: UTF8.self))'"]
    }
  }

  /// What makes the shell hand over files.
  static func handingOver(_ files: [(name: String, text: String)]) -> [String] {
    let listed = files.map { #"{"name":"\#($0.name)","size":\#($0.text.utf8.count)}"# }
    let header = #"{"report":"told","files":[\#(listed.joined(separator: ","))]}"#
    return [
      "-c", "printf 'showreel1%08x%s%s' \"${#1}\" \"$1\" \"$2\" >&4", "sh", header,
      files.map(\.text).joined(),
    ]
  }
}

extension ClipProof {
  static let movie = ClipProof(
    container: "mp4", codec: "h264", width: 2, height: 2, pictures: 3, frameRate: 10, seconds: 0.3,
    bytes: 5)
  static let folder = ClipProof(
    container: "png", codec: "png", width: 2, height: 2, pictures: 2, frameRate: nil, seconds: 0,
    bytes: 48)
}

@Suite struct DemoProcessTests {
  private static let plain = Sandbox(.limitsOnly(reason: "a test"))

  private func play(
    _ arguments: [String], to name: String = "new/a.mp4", limits: SandboxLimits = .patient,
    proof: ClipProof = .movie, claims: [ClipClaim?]? = [], before: String? = nil
  ) async throws -> (error: PlayError?, files: [String]) {
    let folder = try TemporaryFolder()
    if let before { _ = try folder.write("before", to: before) }
    let process = DemoProcess.standIn(sandbox: Self.plain, limits: limits, proof: proof)
    let demo = CompiledDemo(library: "/none", root: .view("A"), warnings: [], isFromCache: false)
    var error: PlayError?
    do throws(PlayError) {
      let output = name.hasPrefix("/") ? name : folder.path + "/" + name
      let report = try await process.play(
        demo, to: [DemoOutput(output)], arguments: arguments,
        claims: { (_) throws(PlayError) in
          guard let claims else { throw .notAClip("it says nothing") }
          return claims
        }
      ) { _ in Data() }
      #expect(report == "told")
    } catch let caught {
      error = caught
    }
    if let before {
      #expect(try String(contentsOfFile: folder.path + "/" + before, encoding: .utf8) == "before")
    }
    let files = FileManager.default.subpaths(atPath: folder.path) ?? []
    return (error, files.sorted())
  }

  private func script(_ text: String) -> [String] { ["-c", text] }

  @Test func aClipIsMovedToItsPlaceWhole() async throws {
    let (error, files) = try await play(DemoProcess.handingOver([("clip.mp4", "movie")]))
    #expect(error == nil)
    #expect(files == ["new", "new/a.mp4"])
  }

  /// Names are taken where they are pictures', so that a stretch keeps its numbers.
  @Test func aFolderOfPicturesIsMovedToItsPlaceWhole() async throws {
    let header =
      #"{"report":"told","files":[{"name":"frame-00007.png","size":24},"#
      + #"{"name":"../../x","size":24}]}"#
    let send =
      #"p='\211PNG\r\n\032\n000000000000\0\0\0\2\0\0\0\2'; "#
      + #"printf 'showreel1%08x%s' "${#1}" "$1" >&4; printf "$p$p" | head -c 48 >&4"#
    // 8 bytes of signature, 8 that nobody looks at, width and height.
    let exact = send.replacing("000000000000", with: "00000000")
    let (error, files) = try await play(
      ["-c", exact, "sh", header], to: "new/frames/*.png", proof: .folder)
    #expect(error == nil)
    #expect(
      files == [
        "new", "new/frames", "new/frames/frame-00001.png", "new/frames/frame-00007.png",
      ])
  }

  @Test func whatIsAnotherMovieIsRefused() async throws {
    let gif = ClipProof(
      container: "gif", codec: "gif", width: 2, height: 2, pictures: 3, frameRate: 10, seconds: 0.3,
      bytes: 6)
    let (error, files) = try await play(
      DemoProcess.handingOver([("clip.mp4", "GIF89a")]), proof: gif)
    #expect(error == .notAClip("it is 'gif' and not 'mp4'"))
    #expect(files.isEmpty)
  }

  /// The clip that was there stays: what is said is read, and the file is held against it, before it is touched.
  @Test(arguments: [
    (nil, "it says nothing"),
    ([ClipClaim(width: 4, height: 2, frames: 3)], "it has 2×2 pixels and not 4×2"),
  ])
  func nothingIsReplacedByWhatIsNotProven(_ claims: [ClipClaim?]?, _ reason: String) async throws {
    let (error, _) = try await play(
      DemoProcess.handingOver([("clip.mp4", "movie")]), to: "a.mp4", claims: claims,
      before: "a.mp4")
    #expect(error == .notAClip(reason))
  }

  @Test(arguments: [
    ("echo hello >&4", "it does not begin as a clip's delivery does"),
    ("printf showreel1fffffff0 >&4", "it does not begin as a clip's delivery does"),
    ("printf showreel1-0000001 >&4", "it does not begin as a clip's delivery does"),
    ("printf 'showreel100000002{}' >&4", "what it says of itself cannot be read"),
    (
      #"h='{"report":"","files":[{"name":"a","size":-1},{"name":"b","size":1}]}'; "#
        + #"printf 'showreel1%08x%s' ${#h} "$h" >&4"#, "its files are not as long as it says"
    ),
    (
      #"h='{"report":"","files":[{"name":"a","size":9223372036854775807},"#
        + #"{"name":"b","size":9}]}'; printf 'showreel1%08x%s' ${#h} "$h" >&4"#,
      "its files are not as long as it says"
    ),
    (
      #"h='{"report":"","files":[]}'; printf 'showreel1%08x%s' ${#h} "$h" >&4"#,
      "it is not one file"
    ),
  ])
  func whatIsNoDeliveryIsRefused(_ text: String, _ reason: String) async throws {
    let (error, files) = try await play(script(text))
    #expect(error == .notAClip(reason))
    #expect(files.isEmpty)
  }

  @Test func aFolderThatHoldsOtherFilesIsLeftAlone() async throws {
    let header = #"{"report":"told","files":[{"name":"frame-00000.png","size":24}]}"#
    let send =
      #"printf 'showreel1%08x%s' "${#1}" "$1" >&4; "#
      + #"printf '\211PNG\r\n\032\n00000000\0\0\0\2\0\0\0\2' >&4"#
    let (error, _) = try await play(
      ["-c", send, "sh", header], to: "/proc/1/*.png",
      proof: .folder)
    guard case .refused(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("it holds other files, such as "))
  }

  private static let places =
    [plain] + (Executables.find("bwrap").map { [Sandbox(.bubblewrap($0))] } ?? [])
  /// Many times what Linux takes for one argument of a command.
  private static let long = Data(repeating: 0x20, count: 1 << 20)

  @Test(arguments: places) func aRequestMayBeLong(_ sandbox: Sandbox) async throws {
    let folder = try TemporaryFolder()
    let process = DemoProcess.standIn(sandbox: sandbox)
    let demo = CompiledDemo(library: "/none", root: .view("A"), warnings: [], isFromCache: false)
    let count =
      #"h='{"report":"'$(wc -c <"$1")'","files":[{"name":"a","size":1}]}'; "#
      + #"printf 'showreel1%08x%sx' ${#h} "$h" >&4"#
    let report = try await process.play(
      demo, to: [DemoOutput(folder.path + "/a.mp4")], arguments: ["-c", count, "sh"]
    ) { _ in Self.long }
    #expect(report == "1048576")
    let answer = #"printf '%08x%s' 7 $(wc -c <"$1") >&4; read -r x"#
    let talk = try process.converse(
      demo, showing: [], arguments: ["-c", answer, "sh"], request: Self.long)
    #expect(try await talk.ask(Data()) == Data("1048576".utf8))
    await talk.end()
  }

  @Test func whatADemosScriptSaysTooLateIsToldWhereItStands() throws {
    let plan = SnippetPlan(
      source: "// showreel: tap at 1\nstruct A: View { var body: some View { Text(\"A\") } }",
      at: "A.swift")
    let clip = try #require(plan.clips.first)
    #expect(clip.direction.places == [[ScriptPlace(line: 1, column: 21)]])
    let placed = SnippetExport.diagnostics(
      of: PlayError.ended(.exited(code: 65), said: "line 7, column 9: tap at 1 s is late."),
      clip: clip)
    #expect(
      placed == [Diagnostic(file: "A.swift", line: 7, column: 9, message: "tap at 1 s is late.")])
    let other = SnippetExport.diagnostics(
      of: PlayError.ended(.exited(code: 65), said: "on line 7, column 9: no"), clip: clip)
    #expect(other == [Diagnostic(file: "A.swift", line: 1, message: "on line 7, column 9: no")])
  }

  @Test func aDemoThatFailsLeavesNothing() async throws {
    let (error, files) = try await play(
      script("echo half >&4; echo 'error: Nothing to tap.' >&2; exit 1"))
    #expect(error == .ended(.exited(code: 1), said: "Nothing to tap."))
    #expect(files.isEmpty)
  }

  @Test func aDemoThatCrashesOrHangsIsReported() async throws {
    let (crash, _) = try await play(script("kill -SEGV $$"))
    #expect(crash == .ended(.crashed(signal: SIGSEGV, lastLines: []), said: nil))
    let (endless, _) = try await play(
      script("while :; do :; done"), limits: SandboxLimits(seconds: 0.3))
    #expect(endless == .ended(.timedOut(seconds: 0.3), said: nil))
  }

  @Test func aDemoThatWritesNothingIsReported() async throws {
    #expect(try await play(script("exit 0")).error == .wroteNothing)
  }

  @Test func aPlaceThatCannotBeWrittenIsReported() async throws {
    let (error, _) = try await play(
      DemoProcess.handingOver([("clip.mp4", "movie")]), to: "/proc/none/a.mp4")
    guard case .refused(let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("/proc/none"))
  }

  @Test(arguments: [
    (PlayError.ended(.exited(code: 1), said: "Nothing to tap."), "Nothing to tap."),
    (
      .ended(.exited(code: 1), said: nil),
      "the demo was not finished: it ended with exit code 1"
    ),
    (
      .ended(.timedOut(seconds: 2), said: "x"),
      "the demo was not finished: it was stopped after 2 s. Give it more time if it needs longer."
    ),
    (.wroteNothing, "the demo ended without writing a clip. Does it call 'exit'?"),
    (
      .notAClip("it is 'gif' and not 'mp4'"),
      "what the demo's process handed over is not the clip that was asked for: it is 'gif' and not "
        + "'mp4'. Nothing was written. Does the demo write to files or descriptors that are not its "
        + "own?"
    ),
    (.cannotWrite(path: "/a", reason: "full"), "Cannot write /a: full."),
    (.refused("Cannot write a/."), "Cannot write a/."),
    (
      .notRead(.timedOut(seconds: 30)),
      "what the demo's process handed over could not be looked at: it was stopped after 30 s. "
        + "Give it more time if it needs longer."
    ),
    (
      .notOurs(path: "a.mp4"),
      "a.mp4 is there, and Showreel did not make it. Remove it, or allow that it is replaced."
    ),
  ])
  func theReasonReads(_ error: PlayError, _ text: String) {
    #expect(error.description == text)
  }
}
