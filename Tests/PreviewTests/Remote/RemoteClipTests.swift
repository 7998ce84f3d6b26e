import Compositing
import Drawing
import Foundation
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A clip as another process would play it, without the process.
@MainActor
struct RemoteClipTests {
  private let fonts = FontBook()

  private var clip: Clip {
    Clip("demo", stage: Stage(size: CGSize(width: 80, height: 60), scale: 1)) {
      ToggledSquare()
    } script: {
      Tap("Toggle").at(0.2)
      Tap("Toggle").at(0.9)
      Wait(1)
    }
  }

  private func remote(
    _ clip: Clip, answering change: @escaping @Sendable (Data) throws -> Data = { $0 }
  ) async throws -> RemoteClip {
    let responder = PreviewResponder { clip }
    let player = RemotePlayer { question in
      try change(await responder.answer(question))
    } export: { _, _ in
    } close: {
    } isReadable: { _ in
      false
    }
    return try await RemoteClip("demo", player)
  }

  /// What is on its way, when it has come.
  private func waits<Value>(for value: () throws -> Value?) async throws -> Value {
    for _ in 0..<10_000 {
      if let value = try value() { return value }
      await Task.yield()
    }
    return try #require(try value())
  }

  @Test func itsFramesAndItsMomentsAreThoseOfTheClip() async throws {
    let local = try PlayedFrames(clip, fonts: fonts)
    let remote = try await remote(clip)
    #expect(remote.plan == local.plan)
    #expect(remote.stage == local.stage)
    #expect(remote.frameRate == local.frameRate)
    for frame in [0, 1, 70, 20, 113, 54] {
      let list = try await waits { try remote.displayList(atFrame: frame) }
      #expect(try local.displayList(atFrame: frame) == list, "frame \(frame)")
    }
    let moment = try await waits { try remote.moment(atFrame: 20) }
    #expect(try local.moment(atFrame: 20) == moment)
    #expect(!moment.running.isEmpty)
  }

  @Test func itsViewGoesByHandAsTheClipsOwnDoes() async throws {
    let (here, there) = (
      HandsOn(try PlayedFrames(clip, fonts: fonts).letGo(atFrame: nil), isRecording: true),
      HandsOn(try await remote(clip).letGo(atFrame: nil), isRecording: true)
    )
    _ = try await waits { there.view.touchTargets.first }
    let button = try #require(here.view.touchTargets.first)
    for hands in [here, there] {
      hands.advance(by: 0.25)
      hands.touchDown(at: button.center)
      hands.advance(by: 0.1)
      hands.touchUp(at: button.center)
      hands.advance(by: 0.3)
    }
    let expected = try here.view.displayList()
    _ = try await waits { try there.view.displayList() == expected ? true : nil }
    #expect(there.script == here.script)
    #expect(there.script == ["tap \"Toggle\" at 0.35", "wait 0.3"])
  }

  @Test func whatIsWrongWithTheClipIsSaidInItsOwnWords() async throws {
    var clip = clip
    clip.script = Script(steps: [Tap("Nothing").at(0.1)])
    await #expect {
      _ = try await remote(clip)
    } throws: { error in
      "\(error)".hasPrefix("Nothing to tap at 0.1 s: 'Nothing' is not there.")
    }
  }

  @Test(
    arguments: [
      #"{"frames":{"_0":{"lists":[],"places":[0]}}}"#,
      #"{"opening":{}}"#, "[]", "", "\u{0}",
    ])
  func whatIsNoAnswerEndsIt(_ answer: String) async throws {
    await #expect(throws: RemoteClipError.wrongAnswer) {
      _ = try await remote(clip) { _ in Data(answer.utf8) }
    }
  }

  @Test func aPictureThatTheDemoMayNotReadIsNotDrawn() async throws {
    let leaf = ImageLeaf(source: .file("/etc/secret.png"), size: CGSize(width: 9, height: 9))
    let list = DisplayList([.leaf(.image(leaf), at: .zero)])
    let forged = try WireJSON.data(PreviewAnswer.frames(PreviewFrames([list])))
    #expect(throws: RemoteClipError.notAPicture("it shows '/etc/secret.png'")) {
      _ = try PreviewAnswer(checking: forged, isReadable: { $0 == "/etc/other.png" })
    }
    _ = try PreviewAnswer(checking: forged, isReadable: { $0 == "/etc/secret.png" })
  }

  @Test func aTimeThatNobodyCouldHaveMadeIsNotBelieved() async throws {
    for stretch in [#"{"played":0,"shown":0,"speed":1e300}"#, #"{"played":1e300,"shown":0}"#] {
      await #expect(throws: RemoteClipError.wrongAnswer) {
        _ = try await remote(clip) { answer in
          let text = String(decoding: answer, as: UTF8.self)
          return Data(
            text.replacing(#""stretches":[]"#, with: #""stretches":["# + stretch + "]").utf8)
        }
      }
    }
  }

  @Test func aLookThatNobodyCouldHaveWrittenIsNotBelieved() async throws {
    let looks = [
      Look(padding: -1e300), Look(scale: 1e300), Look(scale: 0),
      blurred(-1), blurred(1e300),
      Look(canvas: .fixed(width: -8, height: 8)), Look(backdrop: .gradient([], angle: 0)),
      Look(backdrop: .color(RGBA(.nan, 0, 0))),
      Look(title: "a" + String(repeating: "\u{301}", count: 100_000)),
      Look(backdrop: .gradient([.black, RGBA(0, 1e300, 0)], angle: 0)),
      Look(title: String(repeating: "a", count: 9999)), Look(sideBySide: .views(["a/b", "C"])),
    ]
    for look in looks {
      await #expect(throws: RemoteClipError.wrongAnswer) {
        _ = try await remote(clip) { try Self.opening($0, in: look) }
      }
    }
    await #expect(throws: RemoteClipError.notAPicture("a backdrop that may not be read")) {
      _ = try await remote(clip) {
        try Self.opening($0, in: Look(backdrop: .picture("/etc/secret.png")))
      }
    }
    #expect(try await remote(clip) { try Self.opening($0, in: .social) }.look == .social)
  }

  private func blurred(_ angle: Double) -> Look {
    var look = Look.documentation
    look.motionBlur = angle
    return look
  }

  /// What a process answers, with another look.
  nonisolated private static func opening(_ answer: Data, in look: Look) throws -> Data {
    guard case .opening(var opening) = try WireJSON.value(PreviewAnswer.self, from: answer) else {
      return answer
    }
    opening.look = look
    return try WireJSON.data(PreviewAnswer.opening(opening))
  }

  @Test func aClipThatEndsIsToldAndWhatIsKnownStays() async throws {
    let isGone = Flag()
    let remote = try await remote(clip) { answer in
      if isGone.isSet { throw RemoteClipError.ended("it crashed") }
      return answer
    }
    let first = try #require(try remote.displayList(atFrame: 0))
    isGone.set()
    await #expect(throws: RemoteClipError.ended("it crashed")) {
      _ = try await waits { try remote.displayList(atFrame: 100) }
    }
    #expect(try remote.displayList(atFrame: 0) == first)
    #expect(throws: RemoteClipError.self) { _ = try remote.letGo(atFrame: 0) }
  }
}

private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
