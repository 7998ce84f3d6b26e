import Drawing
import Foundation
@_spi(Engine) import ViewEngine

/// What one view shows at each step, from the first at which it is there.
struct MotionTrack {
  struct Moment {
    let bounds: CGRect
    let own: ItemMotion.Placement
    let shown: ItemMotion.Placement
  }

  let name: String
  let isLeaf: Bool
  let isPartOfControl: Bool
  let parent: Int?
  var label: String
  var color: RGBA?
  var moments: [Moment?]
}

/// Recognises views from frame to frame, and keeps what they show.
@MainActor
struct MotionRecorder {
  private(set) var tracks: [MotionTrack] = []
  private(set) var steps = 0
  /// Those of the last step, which their items tell apart; an item is kept so that no other is taken
  /// for it.
  private var known: [ObjectIdentifier: (item: Item, track: Int)] = [:]

  /// More than a clip has that anybody looks at.
  private static let most = 2000

  mutating func record(_ motions: [ItemMotion]) {
    var places: [Int?] = motions.map { known[ObjectIdentifier($0.item)]?.track }
    var taken = Set(places.compactMap { $0 })
    var next: [ObjectIdentifier: (item: Item, track: Int)] = [:]
    for (index, motion) in motions.enumerated() {
      let parent = motion.parent.flatMap { places[$0] }
      let track = places[index] ?? track(of: motion, in: parent, besides: taken)
      places[index] = track
      guard let track else { continue }
      taken.insert(track)
      next[ObjectIdentifier(motion.item)] = (motion.item, track)
      let missing = steps - tracks[track].moments.count
      if missing < 0 { continue }
      tracks[track].moments += [MotionTrack.Moment?](repeating: nil, count: missing)
      tracks[track].moments.append(
        .init(bounds: motion.bounds, own: motion.own, shown: motion.shown))
      if tracks[track].label.isEmpty { tracks[track].label = motion.label }
      if tracks[track].color == nil { tracks[track].color = motion.color }
    }
    known = next
    steps += 1
  }

  /// A view that went and came back is the same to whoever sees it, although its item is another.
  private mutating func track(
    of motion: ItemMotion, in parent: Int?, besides taken: Set<Int>
  ) -> Int? {
    let name = motion.name
    let old = tracks.indices.first { index in
      let track = tracks[index]
      return !taken.contains(index) && track.name == name && track.isLeaf == motion.isLeaf
        && track.parent == parent && track.moments.count < steps
    }
    if let old { return old }
    guard tracks.count < Self.most else { return nil }
    tracks.append(
      MotionTrack(
        name: name, isLeaf: motion.isLeaf, isPartOfControl: motion.isPartOfControl, parent: parent,
        label: motion.label,
        color: motion.color, moments: []))
    return tracks.count - 1
  }
}
