import Pixels

/// Compares what two clips show, moment by moment, as their pictures come out of the decoder.
///
///     let comparer = try MovieComparer(before: "old.mp4", after: "new.mp4")
///     comparer.comparison.isEqual
///
/// A moment begins where a picture of either clip does. So a format that shows a picture for some time is
/// compared as one that repeats it.
package struct MovieComparer {
  package private(set) var comparison: MovieComparison
  /// What is seen where they first differ.
  package private(set) var firstPictures: (before: PixelPicture, after: PixelPicture)?

  /// By how much a frame's SSIM may be less than 1; 0 is no difference at all.
  private let tolerance: Double
  private var index = -1

  /// Formats round times, most to thousandths of a second; frames are further apart.
  private static let sameMoment = 0.002

  /// - Throws: ``MovieError`` where one of them cannot be read or decoded.
  package init(before: String, after: String, tolerance: Double = 0) throws(MovieError) {
    let sources = (
      try PictureSources.source(of: before), try PictureSources.source(of: after)
    )
    self.tolerance = tolerance
    comparison = MovieComparison(
      before: Self.side(sources.0), after: Self.side(sources.1))
    try compare(sources.0, sources.1)
  }

  private static func side(_ source: any PictureSource) -> MovieComparison.Side {
    MovieComparison.Side(
      width: source.size.width, height: source.size.height,
      duration: source.hasNoTimes ? nil : source.duration.seconds)
  }

  private mutating func compare(
    _ before: any PictureSource, _ after: any PictureSource
  ) throws(MovieError) {
    // Without times of its own, a picture is compared with the one of its number.
    let byNumber = before.hasNoTimes || after.hasNoTimes
    var (one, two) = (
      try PictureCursor(before, byNumber: byNumber), try PictureCursor(after, byNumber: byNumber)
    )
    var time = 0.0
    while true {
      let ends = (one.end, two.end)
      if let over = [ends.0, ends.1].filter({ $0 < time + Self.sameMoment }).min() {
        let areOver = abs(ends.0 - ends.1) < Self.sameMoment
        if !areOver { note(.length, at: over, one.shown, two.shown) }
        return
      }
      let isSized = compare(one.shown, two.shown, at: time)
      guard isSized else { return }
      guard let moment = [one.following, two.following].compactMap({ $0 }).min() else {
        time = min(ends.0, ends.1)
        continue
      }
      time = moment
      if let next = one.following, next < moment + Self.sameMoment { try one.advance() }
      if let next = two.following, next < moment + Self.sameMoment { try two.advance() }
    }
  }

  /// - Returns: False where they cannot be compared.
  private mutating func compare(
    _ before: MoviePicture, _ after: MoviePicture, at time: Double
  ) -> Bool {
    index += 1
    guard before.size == after.size else {
      note(.size, at: time, before, after)
      return false
    }
    comparison.frames += 1
    guard !before.equals(after) else { return true }
    let (one, two) = (before.pixels, after.pixels)
    let ssim = StructuralSimilarity.of(one, two, size: before.size)
    comparison.lowestSSIM = min(comparison.lowestSSIM, ssim)
    guard tolerance == 0 || 1 - ssim > tolerance else { return true }
    comparison.differing += 1
    note(.pixels, at: time, before, after, ssim: ssim)
    return true
  }

  private mutating func note(
    _ reason: MovieComparison.Reason, at time: Double, _ before: MoviePicture,
    _ after: MoviePicture, ssim: Double? = nil
  ) {
    guard comparison.first == nil else { return }
    let pictures = (PixelPicture(before), PixelPicture(after))
    firstPictures = pictures
    comparison.first = MovieComparison.Difference(
      reason: reason, frame: reason == .length ? index + 1 : index, time: time, ssim: ssim,
      levels: reason == .pixels ? pictures.0.largestDifference(from: pictures.1) : nil)
  }
}

/// A clip's picture that is shown, and when the next one comes.
private struct PictureCursor {
  private let source: any PictureSource
  private let byNumber: Bool
  private var number = 0
  private(set) var shown: MoviePicture
  private var next: MoviePicture?

  init(_ source: any PictureSource, byNumber: Bool) throws(MovieError) {
    guard let first = try source.next() else { throw .noPictures(path: "clip") }
    self.source = source
    self.byNumber = byNumber
    shown = first
    next = try source.next()
  }

  var following: Double? { next.map { byNumber ? Double(number + 1) : $0.start.seconds } }

  /// Of the whole clip; by number, of what is known of it.
  var end: Double {
    guard byNumber else { return source.duration.seconds }
    return next == nil ? Double(number + 1) : .infinity
  }

  mutating func advance() throws(MovieError) {
    guard let next else { return }
    shown = next
    number += 1
    self.next = try source.next()
  }
}
