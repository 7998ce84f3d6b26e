import Compositing
import Movie
import Presets
import Snippets
import Studio
import Testing

@testable import ShowreelCLI

/// What helps is said in options and commands, behind what the other modules say is wrong.
@Suite struct ErrorWordsTests {
  private static let messages: [(any Error, String)] = [
    (
      ClipError.neverSettles(after: 30),
      "The view was still moving 30 s after the script began to wait for it to settle. "
        + "Give the clip a length: --duration 4."
    ),
    (
      ClipError.noFrames(duration: 0.04, frameRate: "10"),
      "A clip of 0.04 s at 10 frames a second has no frames. Use a longer --duration."
    ),
    (
      ClipError.tooLong(duration: .infinity),
      "A clip of inf s is too long. Give it a --duration of up to 3600."
    ),
    (
      ClipError.tooLarge(width: 9000, height: 9000),
      "A frame of 9000×9000 pixels is too large: it may have up to 36 million. "
        + "Use a smaller --size or --scale."
    ),
    (
      ClipError.frameRangeOutside(first: 5, last: 12, frameCount: 10),
      "Frames 5-12 are not in the clip, which has 10 frames. Use --frames 0-9 or less."
    ),
    (ClipError.cancelled, "Stopped; nothing was written."),
    (
      MovieError.emptySize(width: 0, height: 4),
      "A movie needs at least 2×2 pixels, but the clip is 0×4. Use --size 640x480, say."
    ),
    (
      MovieError.oddSize(width: 641, height: 480, codec: "H.264"),
      "H.264 needs an even width and height, but the clip is 641×480. Use --size 642x480."
    ),
    (
      MovieError.tooLarge(width: 20000, height: 10, format: "WebP", limit: 16383),
      "WebP takes up to 16383 pixels a side, but the clip is 20000×10. "
        + "Use a smaller --size or --scale."
    ),
    (
      MovieError.tooManyFrames(frameRate: 60, format: "GIF", fastest: 50),
      "Players show GIF at 50 frames a second at most, and the clip has 60. "
        + "Use --fps 50, or a movie: .mp4 or .webm."
    ),
    (
      MovieError.isAFolder(path: "a.mp4"),
      "Cannot write a.mp4: a folder has that name. Choose another name, or remove the folder."
    ),
    (
      CompositorError.noRenderer(tried: ["opengl: no EGL", "software: out of memory"]),
      "No SDL renderer could be started (opengl: no EGL; software: out of memory). "
        + "Install libgl1-mesa-dri and libegl1, or choose --renderer software."
    ),
    (CompositorError.sdl(call: "SDL_Init", message: "no"), "SDL_Init failed: no."),
    (
      WindowError.noDisplay("SDL found only its 'offscreen' driver"),
      "There is no display to open a window on (SDL found only its 'offscreen' driver). "
        + "Start it on a desktop or a console, or write a file instead, which needs no display: "
        + "showreel export."
    ),
    (
      SandboxError.noWalls(reason: "bwrap is not installed"),
      "Swift code is compiled and run in a sandbox, because it may be a stranger's, and there is "
        + "none: bwrap is not installed. Mend that, or run code that you trust with --no-sandbox."
    ),
    (
      SandboxError.noFilter(reason: "no"),
      "The filter of system calls that demos run behind cannot be made: no. "
        + "Run code that you trust with --no-sandbox."
    ),
    (
      SandboxError.noSpace(folder: "/t"),
      "no space is left in the temporary folder /t. "
        + "Free some, or set TMPDIR to a folder on another disk."
    ),
    (
      CompileError.temporaryFull(path: "/t"),
      "no space is left in the temporary folder /t. "
        + "Free some, or set TMPDIR to a folder on another disk."
    ),
    (
      PlayError.ended(.timedOut(seconds: 2), said: "x"),
      "the demo was not finished: it was stopped after 2 s. Raise --time-limit if it needs longer."
    ),
    (
      PlayError.ended(.outOfMemory(limit: 1 << 30), said: nil),
      "the demo was not finished: it needed more than 1024 MB of memory. "
        + "Raise --memory-limit if it should have more."
    ),
    (PlayError.ended(.exited(code: 1), said: "Use --fps 50."), "Use --fps 50."),
    (
      PlayError.notOurs(path: "b.mp4"),
      "b.mp4 is there, and Showreel did not make it. Use --overwrite to replace it."
    ),
    (
      ConversationError.noAnswer(seconds: 120),
      "it was stopped, because it did not answer for 120 s. Raise --time-limit if it needs longer."
    ),
    (
      ConversationError.ended(.outOfMemory(limit: 1 << 20), said: "no"),
      "it needed more than 1 MB of memory: no. Raise --memory-limit if it should have more."
    ),
    (
      PageError.noHeading("x", file: "guide.md", nearest: nil),
      "guide.md has no heading 'x'. 'showreel check guide.md' lists what it has."
    ),
    (
      PageError.noHeading("x", file: "guide.md", nearest: "y"),
      "guide.md has no heading 'x'. Did you mean 'guide.md#y'?"
    ),
    (
      CompileError.rejected([
        Diagnostic(
          file: "a.swift", line: 3, column: 4, message: "'b' is not supported yet",
          remedy: .supportedAPI),
        Diagnostic(file: "a.swift", line: 5, message: "no"),
      ]),
      "a.swift:3:4: error: 'b' is not supported yet; 'showreel list --api' shows what is.\n"
        + "a.swift:5: error: no"
    ),
    (
      PresetLibraryError.unknown("Twoo", nearest: "Two", count: 2, folder: "Presets"),
      "There is no preset named 'Twoo' in Presets. Did you mean 'Two'? "
        + "Run 'showreel list' to see them all."
    ),
    (InputError(problems: ["a", "b"]), "a\nb"),
  ]

  @Test(arguments: messages.indices) func whatToTypeFollows(_ index: Int) {
    let (error, text) = Self.messages[index]
    #expect(ErrorWords.of(error) == text)
  }

  @Test(arguments: [
    (
      ClipWarning.nothingMoves,
      "Nothing moves in this clip: nothing in it can be tapped, and nothing starts by itself. Say "
        + "what to do with --tap or with a comment: "
        + "'// showreel: drag 100,200 by 80,0; wait until settled'."
    ),
    (
      .plainLook(["caption 'A'"]),
      "A plain clip is its screen and nothing else, so this is not shown: caption 'A'. Give it a look: "
        + "--look documentation."
    ),
    (
      .besideScreen(["tap 5000, 20"]),
      "Nothing is beside the screen, where this is done: tap 5000, 20. Name what is meant, or a place "
        + "on the screen."
    ),
    (
      .endsBefore(["tap 'A' at 3 s", "tap 'B'"], at: 1),
      "The clip ends at 1 s, before this can happen: tap 'A' at 3 s, tap 'B'. "
        + "Use a longer --duration."
    ),
    (
      .nothingComes(of: "Go"),
      "Nothing changes in this clip, whatever is tapped, 'Go' for one. Say what else to do with --tap "
        + "or with a comment: '// showreel: tap \"Next\" at 1; wait until settled'."
    ),
    (
      .stillMoves(after: 4),
      "What moves in this clip does not come to rest; 4 s of it are shown at a time. Say how long with "
        + "--duration, or what to do with --tap."
    ),
    (
      .oneColor,
      "All pictures of this clip are of one colour. Look at the view, its size and its colours."
    ),
    (.other("No such font."), "No such font."),
  ])
  func warningsSayWhatToTypeToo(_ warning: ClipWarning, _ text: String) {
    #expect(ErrorWords.of(warning) == text)
  }

  @Test(arguments: [
    (Remedy.supportedValues, "x? 'showreel list --api' shows which are supported."),
    (.otherDevice("mac"), "x?. Use --device mac."),
    (.otherView("Dark"), "x?. Use --view Dark to have another."),
    (.otherView("Tom's, dark"), #"x?. Use --view 'Tom'\''s, dark' to have another."#),
    (.otherPlace, "x?. Name a place there, or say where with --output."),
  ])
  func aRemedyFollowsItsProblem(_ remedy: Remedy, _ text: String) {
    let diagnostic = Diagnostic(file: "a.md", line: 2, message: "x?", remedy: remedy)
    #expect(ErrorWords.of(diagnostic) == "a.md:2: error: " + text)
  }

  @MainActor
  @Test func aLongChoiceIsListedInFullByACommand() {
    do {
      _ = try Preset(yaml: "view: Circle().fill(.wxyz)", path: "P.yaml")
      Issue.record("It was read")
    } catch {
      let text = ErrorWords.of(error)
      #expect(text.hasPrefix("P.yaml:1:22: unknown "), "\(text)")
      #expect(text.hasSuffix("… ('showreel list --presets-vocabulary' shows all)."), "\(text)")
    }
  }

  @Test func aStepThatComesTooLateIsToldWhereItStands() {
    func findings(_ place: ScriptPlace?) -> [Finding] {
      ErrorWords.findings(
        of: ClipError.past(step: "tap 'A'", time: 1.1, earliest: 2.3166, place: place), clip: "Card"
      )
    }
    let words =
      "tap 'A' at 1.1 s is in the past: the step before is over at 2.317 s. Write 'at 2.317' or "
      + "later, or leave the time out."
    #expect(
      findings(ScriptPlace(file: "a/Card.yaml", line: 6, column: 21)) == [
        Finding(.error, file: "a/Card.yaml", line: 6, column: 21, clip: "Card", words)
      ])
    #expect(
      findings(ScriptPlace(argument: "A@1.1", line: 1, column: 3)).map(\.message)
        == ["--tap 'A@1.1', column 3: " + words])
    // A demo's process says it so that whoever knows the file can tell.
    let told = findings(ScriptPlace(line: 3, column: 40)).map(\.message)
    #expect(told == ["line 3, column 40: " + words])
    #expect(ScriptPlace.taken(from: told[0])?.place == ScriptPlace(line: 3, column: 40))
    #expect(ScriptPlace.taken(from: told[0])?.rest == words)
    #expect(ScriptPlace.taken(from: words) == nil)
    #expect(findings(nil).map(\.message) == [words])
  }
}
