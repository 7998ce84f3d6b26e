import Foundation
import Testing

@testable import showreel_serve

/// What a watch says, and what is shown then.
struct ShownClipsTests {
  private func clip(_ path: String, frames: Int = 30) -> String {
    """
    {"bytes":1,"duration":1,"frameRate":"30","frames":\(frames),"framesDrawn":1,"height":48,\
    "kind":"clip","path":"\(path)","seconds":0.1,"warnings":[],"width":64}
    """
  }

  private func making(_ files: String...) -> String {
    "{\"kind\":\"watch\",\"state\":\"making\",\"inputs\":[],\"files\":[\""
      + files.joined(separator: "\",\"") + "\"]}"
  }

  @Test func aClipIsShownAndMadeAnew() async {
    let clips = ShownClips()
    await clips.take(making("a.yaml"))
    await clips.take(clip("a.mp4"))
    await clips.take(#"{"kind":"watch","state":"waiting"}"#)
    var state = await clips.state
    #expect(state.clips.map(\.clip.path) == ["a.mp4"] && !state.isMaking)
    #expect(state.clips[0].kind == .video && state.clips[0].revision == 1)
    await clips.take(clip("a.mp4", frames: 60))
    state = await clips.state
    #expect(state.clips.count == 1)
    #expect(state.clips[0].clip.frames == 60 && state.clips[0].revision == 2)
  }

  @Test func whatWasNotMadeAgainIsShownToo() async {
    let clips = ShownClips()
    let known = clip("a.gif")
    await clips.take("{\"kind\":\"unchanged\",\"paths\":[\"a.gif\"],\"clips\":[\(known)]}")
    await clips.take(#"{"kind":"unchanged","paths":["b.mp4"]}"#)
    #expect(await clips.state.clips.map(\.kind) == [.image])
  }

  @Test func findingsStayUntilTheirFileIsReadAgain() async {
    let clips = ShownClips()
    func error(_ file: String) -> String {
      "{\"kind\":\"error\",\"file\":\"\(file)\",\"line\":3,\"column\":5,\"message\":\"no\"}"
    }
    #expect(await clips.take(error("a.swift")) == "a.swift:3:5: error: no")
    #expect(await clips.take(error("a.swift")) == nil)
    await clips.take(error("b.swift"))
    await clips.take(#"{"kind":"error","message":"There is no file."}"#)
    await clips.take(making("b.swift", "c.swift"))
    #expect(await clips.state.findings.map(\.file) == ["a.swift"])
  }

  /// An order to the terminal, one that fills its clipboard, and one that turns the text around.
  @Test func whatIsSaidIsNoOrderToTheTerminal() async throws {
    let clips = ShownClips()
    let said = try #require(
      await clips.take(
        #"{"kind":"error","message":"a\u001b]0;b\u0007\u009b2J\u202ec\n::error::d\u2028e ü"}"#))
    #expect(said.contains("\u{1B}"))
    #expect(
      ServeCommand.shown(said)
        == "error: a\u{FFFD}]0;b\u{FFFD}\u{FFFD}2J\u{FFFD}c\u{FFFD}:: error::d\u{FFFD}e ü")
  }

  @Test func whatIsNoLineOfAWatchIsPassedOver() async {
    let clips = ShownClips()
    for line in ["", "{", "[]", "null", #"{"kind":"clip"}"#, #"{"kind":"error"}"#, #"{"kind":5}"#] {
      #expect(await clips.take(line) == nil)
    }
    #expect(await clips.state == ShownClips.State())
  }

  @Test func newsWakeWhoWaits() async {
    let clips = ShownClips()
    let news = Task { await clips.state(after: 0, upTo: 3600) }
    while await clips.waitingCount == 0 { await Task.yield() }
    await clips.take(clip("a.mp4"))
    let state = await news.value
    #expect(state.clips.count == 1)
    // What is known already is waited for no longer than was said.
    let version = await clips.state.version
    #expect(await clips.state(after: version, upTo: 0.01).version == version)
  }
}
