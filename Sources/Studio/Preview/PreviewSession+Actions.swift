import Compositing
import Drawing
import Foundation
import Movie
import Raster
import Views

// What keys do.
extension PreviewSession {
  func perform(_ action: PreviewAction) {
    do {
      switch action {
      case .letGo:
        if hands == nil { try letGo(isRecording: false) } else { takeBack() }
      case .record:
        if hands?.recording == nil { try letGo(isRecording: true) } else { try writeRecording() }
      case .undo: try undo()
      case .changeColorScheme:
        changes.colorScheme = clip.stage.colorScheme == .dark ? .light : .dark
        reload()
      case .setScale(let scale):
        changes.scale = scale
        reload()
      case .savePicture: try savePicture()
      case .export: export()
      case .close where model.showsKeys: model.perform(.showKeys)
      case .close: isClosed = true
      default: if hands == nil || !action.isTransport { model.perform(action) }
      }
      updateTitle()
    } catch {
      say(options.words(error))
    }
  }

  // MARK: Hands on

  /// Lets go of the script where the clip is now; a recording begins at the clip's start.
  func letGo(isRecording: Bool) throws {
    hands = HandsOn(
      try clip.letGo(atFrame: isRecording ? nil : model.frame), isRecording: isRecording)
  }

  private func takeBack() {
    hands = nil
  }

  private func writeRecording() throws {
    guard let hands, let script = hands.script else { return }
    self.hands = nil
    guard hands.recording?.isEmpty == false else { return say("Nothing was recorded") }
    let written = try source.write(script)
    self.written = written
    say("The script is in \(written.path): Z undoes that")
  }

  /// Takes back the last touch while a recording goes on, else the recording that was written.
  private func undo() throws {
    if let hands, hands.recording != nil {
      guard hands.canUndo, let undone = hands.undone(from: try clip.letGo(atFrame: nil)) else {
        return say("No touch has been recorded yet")
      }
      self.hands = undone.hands
      say("Undone: \(undone.line)")
    } else if let written {
      self.written = nil
      try source.takeBack(written)
      say("\(written.path) is as it was before the recording")
    } else {
      say("Nothing was recorded that could be undone")
    }
  }

  // MARK: The clip

  /// Shows another clip at the same place.
  func replace(with new: any PreviewClip) throws {
    // The old clip or the new, no mixture, even where the view cannot be let go of again.
    let goesOn = hands != nil && hands?.recording == nil
    hands = nil
    clip = new
    staging = ClipPicture(of: new, measuring: fonts)
    model.replaceClip(frameCount: new.plan.frameCount, frameRate: new.frameRate)
    if goesOn { try letGo(isRecording: false) }
    try window.setCanvas(staging.size, scale: staging.scale)
    sight.needsDrawing = true
    updateTitle()
  }

  /// `TransitionMove, 1/2×, looping - Showreel`
  func updateTitle() {
    var words = [source.name]
    if let hands {
      words.append(hands.recording == nil ? "hands on" : "recording")
    } else {
      if model.speed != 1 { words.append("\(PreviewText.factor(model.speed))×") }
      if model.isLooping { words.append("looping") }
    }
    window.title = words.joined(separator: ", ") + " - Showreel"
  }

  // MARK: Files

  private func savePicture() throws {
    guard let picture = try window.readPicture() else { return }
    let path = "\(options.folder)/\(clip.name)-\(model.frame).png"
    // To compress it takes as long as several frames do, which are shown meanwhile.
    let earlier = work.saving
    work.saving = Task {
      await earlier?.value
      do {
        try await Task.detached { try WholeFile.write(picture.pngData(), to: path) }.value
        say("Saved \(path)")
      } catch {
        say(options.words(error))
      }
    }
  }

  /// Writes the clip as it is shown. The window shows how far it is and can be closed meanwhile.
  private func export() {
    guard work.exporting == nil else { return }
    let clip = clip
    let path = "\(options.folder)/\(clip.name).mp4"
    say("Exporting \(path)")
    work.exporting = Task {
      do {
        try await clip.export(to: path, renderer: options.renderer) { progress in
          if progress.framesDone % 15 == 0 { showExport(progress) }
          return !isClosed
        }
        say("Exported \(path)")
      } catch {
        say(options.words(error))
      }
      work.exporting = nil
      sight.needsDrawing = true
    }
  }

  private func showExport(_ progress: ExportProgress) {
    for event in window.events() where event == .close || event == .key(.escape, isShifted: false) {
      isClosed = true
    }
    var overlay = PreviewOverlay(model: model)
    overlay.size = window.overlaySize
    overlay.notice = "Exporting \(progress.framesDone * 100 / max(1, progress.frameCount)) %"
    do {
      try window.show(
        staging.list(
          clip.displayList(atFrame: model.frame) ?? DisplayList(), atFrame: model.frame),
        background: staging.background,
        overlay: overlay.displayList(PreviewStyle(measuring: fonts)))
    } catch {
      // The export is what matters; its progress is not.
      say(options.words(error))
    }
    sight.needsDrawing = true
  }

  /// The lines of F.
  func facts(about moment: GraphMoment) -> [String] {
    PreviewFacts(
      frame: model.frame, lastFrame: model.lastFrame,
      picture: "\(staging.size.width)×\(staging.size.height) at \(clip.frameRate) fps, "
        + "\(window.facts.name)",
      moment: moment
    ).lines
  }
}

extension PreviewAction {
  /// Whether it is about going through a clip, which a view that was let go of has not.
  var isTransport: Bool {
    switch self {
    case .playOrPause, .step, .toStart, .toEnd, .halveSpeed, .doubleSpeed, .loop: true
    default: false
    }
  }
}
