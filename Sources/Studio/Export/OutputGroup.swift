import Movie

/// Files of one frame rate, which are written from one play of a clip.
///
/// A frame is at n / frame rate, and what a view does may depend on the frames that it sees: so files of
/// two rates are two plays, and each is what it would be alone, to the byte.
struct OutputGroup {
  let frameRate: FrameRate
  /// Places among all paths.
  var members: [Int]

  /// - Parameter chosen: The rate that somebody asked for; each format's own where nobody did.
  /// - Throws: `MovieError`, for a name that says no format, for a rate that one cannot have, and for a
  ///   name that is there twice.
  static func all(
    of paths: [String], chosen: FrameRate?, settings: MovieSettings
  ) throws(MovieError) -> [OutputGroup] {
    var groups: [OutputGroup] = []
    for (index, path) in paths.enumerated() {
      guard paths.firstIndex(of: path) == index else { throw .sameOutput(path: path) }
      let rate = try OutputFormat.named(by: path, or: settings.format).frameRate(for: chosen)
      if let place = groups.firstIndex(where: { $0.frameRate == rate }) {
        groups[place].members.append(index)
      } else {
        groups.append(OutputGroup(frameRate: rate, members: [index]))
      }
    }
    return groups
  }
}

extension MovieSettings {
  /// These for one of several files: a codec is that of the files that can hold it, where one can.
  func fitting(_ path: String, among paths: [String]) throws(MovieError) -> MovieSettings {
    guard let codec else { return self }
    var fitting = self
    let canHold = try paths.map { (path) throws(MovieError) in
      try OutputFormat.named(by: path, or: format).codecs.contains(codec)
    }
    if let index = paths.firstIndex(of: path), !canHold[index], canHold.contains(true) {
      fitting.codec = nil
    }
    return fitting
  }
}
