import Movie

/// Where the preview is in its clip and how it goes on: values alone, changed by keys, by the
/// pointer and by time.
package struct PreviewModel: Hashable, Sendable {
  package private(set) var frameCount: Int
  package private(set) var frameRate: FrameRate
  /// Seconds of the clip; between frames while it plays.
  package private(set) var time = 0.0
  package private(set) var isPlaying = true
  package private(set) var isLooping = false
  /// Seconds of the clip a second, 1/16…16.
  package private(set) var speed = 1.0
  package private(set) var showsFacts = false
  package private(set) var showsLayout = false
  package private(set) var showsKeys = false
  private var wasPlaying = false

  package static let speeds = 0.0625...16.0

  /// - Parameter frameCount: At least 1.
  package init(frameCount: Int, frameRate: FrameRate, isLooping: Bool = false) {
    precondition(frameCount > 0, "A clip has at least one frame")
    self.frameCount = frameCount
    self.frameRate = frameRate
    self.isLooping = isLooping
  }

  package var frame: Int {
    // A time that was made from a frame belongs to it, whatever the division leaves behind.
    min(max(0, Int((time * frameRate.framesPerSecond + 1e-6).rounded(.down))), lastFrame)
  }

  package var lastFrame: Int { frameCount - 1 }
  /// Seconds.
  package var duration: Double { frameRate.time(of: frameCount) }

  /// Seconds of the real clock until the next frame is due; nil while nothing plays.
  package var untilNextFrame: Double? {
    isPlaying ? max(0, (frameRate.time(of: frame + 1) - time) / speed) : nil
  }

  // MARK: Changes

  /// Does what concerns the transport and the overlays; the other actions change nothing here.
  package mutating func perform(_ action: PreviewAction) {
    switch action {
    case .playOrPause:
      isPlaying.toggle()
      if isPlaying && frame == lastFrame { time = 0 }
    case .step(let count):
      isPlaying = false
      seek(to: frame + count)
    case .toStart: seek(to: 0)
    case .toEnd:
      isPlaying = false
      seek(to: lastFrame)
    case .halveSpeed: speed = max(speed / 2, Self.speeds.lowerBound)
    case .doubleSpeed: speed = min(speed * 2, Self.speeds.upperBound)
    case .loop: isLooping.toggle()
    case .showFacts: showsFacts.toggle()
    case .showLayout: showsLayout.toggle()
    case .showKeys: showsKeys.toggle()
    case .letGo, .record, .undo, .changeColorScheme, .setScale, .savePicture, .export, .close: break
    }
  }

  /// Goes to a frame, or to the nearest that there is.
  package mutating func seek(to frame: Int) {
    time = frameRate.time(of: min(max(0, frame), lastFrame))
  }

  /// Lets real time pass, in seconds.
  package mutating func advance(by seconds: Double) {
    guard isPlaying else { return }
    time += seconds * speed
    guard time >= duration else { return }
    if isLooping {
      time.formTruncatingRemainder(dividingBy: duration)
    } else {
      isPlaying = false
      seek(to: lastFrame)
    }
  }

  /// Holds still while the bar is dragged.
  package mutating func beginDragging() {
    wasPlaying = isPlaying
    isPlaying = false
  }

  package mutating func endDragging() {
    isPlaying = wasPlaying
  }

  package mutating func pause() {
    isPlaying = false
  }

  /// Stays at the time, in a clip that was changed.
  package mutating func replaceClip(frameCount: Int, frameRate: FrameRate) {
    precondition(frameCount > 0, "A clip has at least one frame")
    self.frameCount = frameCount
    self.frameRate = frameRate
    if frame == lastFrame { seek(to: lastFrame) }
  }
}
