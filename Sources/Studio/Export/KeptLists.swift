import Drawing
import Movie

/// What a clip showed while it was planned.
///
/// A clip is planned by playing it, and to draw it means to play the same once more. What it shows is a
/// value: where all of it together is small, it is kept and drawn from, and the clip is played once.
@MainActor
struct KeptLists {
  private let frames: ClosedRange<Int>?
  private let frameRate: FrameRate
  /// From the first frame that is asked for on.
  private var lists: [DisplayList] = []
  private var itemCount = 0
  private var isGivenUp: Bool

  private let mostItems: Int

  /// - Parameters:
  ///   - frames: Those that will be drawn; nil for all.
  ///   - mostItems: Leaves and groups that are kept, some hundred bytes each; frames that show the same
  ///     share theirs.
  init(
    of clip: Clip, frames: ClosedRange<Int>?, mostItems: Int = 24_000, isOff: Bool = false
  ) {
    self.frames = frames
    self.mostItems = mostItems
    frameRate = clip.frameRate
    // What is blurred shows more than its frames do.
    isGivenUp = isOff || Shutter(angle: clip.shutterAngle, frameRate: clip.frameRate).count > 1
  }

  /// Looks at the frame that was played last; from the first on, once for every time that it is played.
  mutating func look(at player: ClipPlayer) {
    if isGivenUp { return }
    if player.frameIndex == 0 { (lists, itemCount) = ([], 0) }
    if let frames, !frames.contains(player.frameIndex) { return }
    let list = player.displayList
    if lists.last != list { itemCount += list.items.itemCount }
    if itemCount > mostItems {
      isGivenUp = true
      lists = []
    } else {
      lists.append(list)
    }
  }

  /// What is seen in a frame; nil where it was not kept.
  func exposure(ofFrame index: Int) -> [ClipMoment]? {
    let place = index - (frames?.lowerBound ?? 0)
    guard lists.indices.contains(place) else { return nil }
    return [ClipMoment(time: frameRate.time(of: index), list: lists[place])]
  }
}

extension [DisplayItem] {
  fileprivate var itemCount: Int {
    reduce(0) { sum, item in
      guard case .group(let effect, let items) = item else { return sum + 1 }
      guard case .mask(let mask) = effect else { return sum + 1 + items.itemCount }
      return sum + 1 + items.itemCount + mask.itemCount
    }
  }
}
