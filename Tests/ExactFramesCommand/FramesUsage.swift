/// What the command understands; also what it says where it is told something else, because without that
/// any word would begin hours of work.
struct FramesUsage: Error, CustomStringConvertible {
  static let text = """
    Compares frames drawn in every way there is, of random clips, presets and demos, until it has seen as
    many as asked for. Pictures of what differs go to frames-that-differ/.

        showreel-frames [frames] [first seed]     1,000,000 frames from seed 1
        showreel-frames software [frames] [first seed]
            the same, by SDL's software renderer
        showreel-frames presets [n] [scale]       every preset, each n-th frame
        showreel-frames demo FILE [n] [scale]     a Swift file's or a page's clips
        showreel-frames seed N [frame …]          one clip, and what frames show
        showreel-frames scenes [lists] [first seed]
            random display lists, each drawn where it differs from the one before, and whole
        showreel-frames scene N                   the least of one that differs
        showreel-frames devices [n] [scale] [seeds]
            the kept pictures, presets and so many random clips, by every renderer and vector width
        showreel-frames pictures FOLDER RENDERER [n] [scale] [seeds]
            what `devices` compares, by one of them
    """

  /// How many words come before the numbers.
  private static let wordsBefore = [
    "software": 0, "presets": 0, "demo": 1, "seed": 0, "scenes": 0, "scene": 0, "devices": 0,
    "pictures": 2,
  ]

  private let word: String

  /// - Throws: Itself, for the first word that is neither a command nor a number in its place.
  static func check(_ words: ArraySlice<String>) throws(FramesUsage) {
    let numbers = words.first.flatMap { wordsBefore[$0] }.map { words.dropFirst(1 + $0) } ?? words
    for word in numbers where Double(word).map({ $0 > 0 && $0.isFinite }) != true {
      // Frames are counted from 0.
      if word == "0", words.first == "seed" { continue }
      throw FramesUsage(word: word)
    }
  }

  var description: String {
    "'\(word)' is no command, and no number above 0. Use one of these:\n\n" + Self.text
  }
}
