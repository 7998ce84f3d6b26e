import Studio

/// How much of a clip is compared: what is left out costs no time.
struct PartOfClip {
  /// Only the frames 0, n, 2n …
  var every = 1
  /// Pixels a point, in place of the clip's own.
  var scale: Double?

  static var whole: PartOfClip { PartOfClip() }

  /// - Parameter words: `[n] [scale]`, as somebody types them.
  init(_ words: ArraySlice<String> = []) {
    every = words.first.flatMap { Int($0) } ?? 1
    scale = words.dropFirst().first.flatMap { Double($0) }
  }

  @MainActor func of(_ clip: Clip) -> Clip {
    var clip = clip
    if let scale {
      clip.stage.scale = scale
      clip.look?.scale = scale
    }
    return clip
  }
}
