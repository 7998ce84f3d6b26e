import Compositing
import Drawing
import Foundation
import Geometry
import Movie
import Pixels
import Raster
import Views

/// A preview in its window: takes events, lets time pass and shows what there is to see.
///
///     try await PreviewSession(source, options: PreviewOptions()).run()
///
/// All of it happens on the main actor; between two frames it gives way to whoever waits.
@MainActor
package final class PreviewSession {
  let source: any PreviewSource
  let options: PreviewOptions
  let fonts = FontBook()
  let window: DisplayWindow
  var model: PreviewModel
  var clip: any PreviewClip
  /// How its screen stands in the picture.
  var staging: ClipPicture
  /// What keys have changed about the clip.
  var changes = Direction()
  var hands: HandsOn?
  var problem: String?
  var work = PreviewWork()
  /// The last recording that went into the file.
  var written: WrittenScript?
  var isClosed = false

  private var watch: FileWatch
  private var lastLook = ContinuousClock.now
  private var turnStart = ContinuousClock.now
  private var isDragging = false
  var sight = PreviewSight()

  /// How often files are looked at, and at the least how often events are.
  private static let watchInterval = Duration.milliseconds(10)
  private static let idle = Duration.milliseconds(8)
  private static let barTime = Duration.seconds(2)
  private static let noticeTime = Duration.seconds(3)

  /// Opens the window.
  ///
  /// - Throws: What is wrong with the clip, or ``WindowError/noDisplay(_:)``.
  package init(_ source: any PreviewSource, options: PreviewOptions) async throws {
    self.source = source
    self.options = options
    watch = FileWatch(source.files)
    clip = try await source.load(changes)
    model = PreviewModel(
      frameCount: clip.plan.frameCount, frameRate: clip.frameRate, isLooping: options.isLooping)
    staging = ClipPicture(of: clip, measuring: fonts)
    do {
      window = try DisplayWindow(
        title: source.name, canvas: staging.size, scale: staging.scale,
        painter: LeafPainter(fonts: fonts), renderer: options.renderer,
        isFullscreen: options.isFullscreen)
    } catch {
      await clip.close()
      throw error
    }
    if options.isPaused { model.pause() }
    if options.isInteractive { try letGo(isRecording: false) }
    updateTitle()
  }

  /// Plays until the window is closed or `isStopped` says so.
  package func run(isStopped: () -> Bool = { false }) async throws {
    do {
      try await play(isStopped)
    } catch {
      await end()
      throw error
    }
    await end()
  }

  /// Waits for what was begun, so that no process and no file of it stays.
  private func end() async {
    isClosed = true
    for task in [work.exporting, work.loading].compactMap({ $0 }) {
      task.cancel()
      await task.value
    }
    // What was asked for before the window closed is there afterwards.
    await work.saving?.value
    await clip.close()
  }

  private func play(_ isStopped: () -> Bool) async throws {
    var last = ContinuousClock.now
    while !isClosed && !isStopped() {
      for event in window.events() { take(event) }
      let now = ContinuousClock.now
      turnStart = now
      pass((now - last) / .seconds(1))
      last = now
      lookAtFiles(now)
      try show(now)
      try await rest()
    }
  }

  // MARK: One turn

  private func pass(_ seconds: Double) {
    if let hands {
      hands.advance(by: seconds)
    } else if !isDragging {
      model.advance(by: seconds)
    }
  }

  private func show(_ now: ContinuousClock.Instant) throws {
    do {
      let screen = try hands?.view.displayList() ?? clip.displayList(atFrame: model.frame)
      // What is on its way is shown when it has come; until then the last picture stays.
      guard let list = screen.map({ staging.list($0, atFrame: frame) }) ?? sight.shown?.list else {
        return
      }
      let overlay = try overlay(now).displayList(PreviewStyle(measuring: fonts))
      guard sight.differs(from: list, overlay) else { return }
      try window.show(list, background: staging.background, overlay: overlay)
      sight.shown = (list, overlay)
      sight.needsDrawing = false
    } catch let error where error is ClipError || error is RemoteClipError {
      // Played again with what is given by hand, a script can run into something new; and a process of
      // its own can end.
      problem = options.words(error)
      hands = nil
      model.pause()
      model.seek(to: 0)
      updateTitle()
    }
  }

  /// Until the next frame is due, or something may have happened.
  private func rest() async throws {
    var due = model.untilNextFrame.map { Duration.seconds($0) } ?? Self.idle
    // What is touched goes at the display's rate, whatever the clip's.
    if hands != nil { due = .seconds(1 / window.refreshRate) - (ContinuousClock.now - turnStart) }
    try await Task.sleep(for: min(max(due, .milliseconds(1)), Self.idle))
  }

  // MARK: Events

  private func take(_ event: WindowEvent) {
    switch event {
    case .close: isClosed = true
    case .changed: sight.needsDrawing = true
    case .key(let key, let isShifted):
      if let action = KeyBinding.action(for: key, isShifted: isShifted) { perform(action) }
    case .pointerMoved(let x, let y): point(to: CGPoint(x: x, y: y))
    case .pointerDown(let x, let y): press(at: CGPoint(x: x, y: y))
    case .pointerUp(let x, let y): release(at: CGPoint(x: x, y: y))
    }
  }

  private var bar: TransportBar { TransportBar(size: window.overlaySize) }

  private func point(to point: CGPoint) {
    sight.barUntil = ContinuousClock.now + Self.barTime
    if let hands {
      hands.touchMoved(to: canvasPoint(point))
    } else if isDragging {
      model.seek(to: bar.frame(at: point, of: model))
    }
  }

  private func press(at point: CGPoint) {
    if let hands { return hands.touchDown(at: canvasPoint(point)) }
    guard bar.contains(point) else { return }
    sight.barUntil = ContinuousClock.now + Self.barTime
    guard !bar.isOnButton(point) else { return perform(.playOrPause) }
    isDragging = true
    model.beginDragging()
    model.seek(to: bar.frame(at: point, of: model))
  }

  private func release(at point: CGPoint) {
    hands?.touchUp(at: canvasPoint(point))
    if isDragging {
      isDragging = false
      model.endDragging()
    }
  }

  private func canvasPoint(_ point: CGPoint) -> CGPoint {
    let screen = screenInWindow
    let scale = clip.stage.size.width / screen.width
    return CGPoint(x: (point.x - screen.minX) * scale, y: (point.y - screen.minY) * scale)
  }

  /// What is shown; nil with the view in somebody's hands, who need no pointer.
  private var frame: Int? { hands == nil ? model.frame : nil }

  /// Where the clip's screen is in the window.
  private var screenInWindow: CGRect {
    let (picture, screen) = (window.pictureFrame, staging.screenFrame(atFrame: frame))
    let scale = picture.width / Double(staging.size.width)
    return CGRect(
      x: picture.minX + screen.minX * scale, y: picture.minY + screen.minY * scale,
      width: screen.width * scale, height: screen.height * scale)
  }

  // MARK: Files

  private func lookAtFiles(_ now: ContinuousClock.Instant) {
    guard now - lastLook >= Self.watchInterval else { return }
    lastLook = now
    if watch.hasChanged() { reload() }
  }

  /// Loads the clip anew; once more, where something has changed meanwhile.
  func reload() {
    work.wantsReload = true
    guard work.loading == nil else { return }
    work.loading = Task {
      while work.wantsReload && !isClosed {
        work.wantsReload = false
        await loadOnce()
      }
      work.loading = nil
    }
  }

  private func loadOnce() async {
    let old = clip
    do {
      let new = try await source.load(changes)
      problem = nil
      try replace(with: new)
    } catch {
      // What was last good stays on screen, below the message.
      problem = options.words(error)
    }
    sight.needsDrawing = true
    if clip !== old { await old.close() }
  }

  // MARK: What is over the picture

  func say(_ text: String) {
    sight.notice = (text, ContinuousClock.now + Self.noticeTime)
  }

  private func overlay(_ now: ContinuousClock.Instant) throws -> PreviewOverlay {
    var overlay = PreviewOverlay(model: model)
    overlay.events = clip.plan.events
    overlay.size = window.overlaySize
    overlay.screen = screenInWindow
    overlay.canvasWidth = clip.stage.size.width
    overlay.showsBar = isDragging || sight.barUntil.map { now < $0 } ?? false
    overlay.problem = problem
    overlay.notice = sight.notice.flatMap { now < $0.until ? $0.text : nil }
    if let hands {
      overlay.isRecording = hands.recording != nil
      overlay.hands =
        (hands.recording != nil
          ? "Recording: R writes, Z undoes" : "Hands on: I goes back")
        + "  \(String(format: "%.1f s", hands.time))"
    }
    overlay.showsKeys = model.showsKeys
    if model.showsFacts || model.showsLayout {
      let moment = try hands.map { $0.view.moment() } ?? clip.moment(atFrame: model.frame)
      if let moment = moment ?? sight.lastMoment {
        if model.showsLayout { overlay.outlines = moment.outlines }
        if model.showsFacts { overlay.facts = facts(about: moment) }
        sight.lastMoment = moment
      }
    }
    return overlay
  }
}

/// How a preview is opened.
package struct PreviewOptions: Sendable {
  package var renderer = RendererChoice.auto
  package var isFullscreen = false
  package var isInteractive = false
  package var isLooping = false
  /// Holds still on the first frame.
  package var isPaused = false
  /// Where pictures and clips are written, without a `/` at its end.
  package var folder = "."
  /// How errors are told; whoever opens the preview may know more of what helps than they do.
  package var words: @Sendable (any Error) -> String = { "\($0)" }

  package init() {}
}
