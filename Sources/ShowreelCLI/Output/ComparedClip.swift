import Foundation
import Movie

/// How a clip compares with the one that was there before, as `--json` prints it.
struct ComparedClip: Encodable, Sendable {
  enum State: String, Encodable {
    case equal, different
    /// There was none.
    case missing
  }

  let state: State
  /// The clip that is there.
  let path: String
  /// What it is compared with, where it has a name of its own.
  private(set) var other: String?
  // Where the code stands that the clip is made of.
  private(set) var file: String?
  private(set) var line: Int?
  /// Nil where there was nothing to compare with.
  private(set) var comparison: MovieComparison?
  /// Of before, after and the difference.
  private(set) var picture: String?
  /// Modifiers that the code has and the clip as it is now has not; nothing where there are none.
  private(set) var leftOut: [String]?
  /// The new one has taken its place.
  var isAccepted = false
  /// The same in words, without the clip's name.
  let text: String

  /// - Parameter comparison: Nil where there is no clip at the path.
  init(
    _ path: String, with other: String? = nil, file: String? = nil, line: Int? = nil,
    comparison: MovieComparison?, picture: String? = nil, leftOut: [String] = []
  ) {
    state = comparison.map { $0.isEqual ? .equal : .different } ?? .missing
    self.path = PathText.written(path)
    self.other = other.map(PathText.written)
    (self.file, self.line, self.comparison) = (file, line, comparison)
    self.picture = comparison?.first == nil ? nil : picture.map(PathText.written)
    self.leftOut = leftOut.isEmpty ? nil : leftOut
    text = Self.text(of: comparison) + (self.picture.map { ": \(PathText.shown($0))" } ?? "")
  }

  private static func text(of comparison: MovieComparison?) -> String {
    guard let comparison else { return "it is not there" }
    guard let first = comparison.first else {
      let frames = "\(comparison.frames) \(comparison.frames == 1 ? "frame" : "frames")"
      return comparison.lowestSSIM < 1
        ? "the same within the tolerance, \(frames), SSIM \(written(comparison.lowestSSIM)) or more"
        : "the same, \(frames)"
    }
    return text(of: first, comparison)
  }

  private static func text(
    of first: MovieComparison.Difference, _ comparison: MovieComparison
  ) -> String {
    let (before, after) = (comparison.before, comparison.after)
    let place = "frame \(first.frame), at \(String(format: "%.3f", first.time)) s"
    switch first.reason {
    case .size:
      return "it was \(before.width)×\(before.height) and is \(after.width)×\(after.height)"
    case .length:
      let lengths = [before.duration, after.duration].compactMap { $0 }
      guard lengths.count == 2 else { return "one of them ends at frame \(first.frame)" }
      let words = lengths.map { String(format: "%.3f s", $0) }
      return "it was \(words[0]) long and is \(words[1])"
    case .pixels:
      return "it differs from \(place), on: SSIM \(written(first.ssim ?? 0)) there, by up to "
        + "\(first.levels ?? 0) of 255; \(comparison.differing) of \(comparison.frames) frames differ, "
        + "the lowest SSIM is \(written(comparison.lowestSSIM))"
    }
  }

  /// Rounded down: what is not 1 is not called so.
  private static func written(_ ssim: Double) -> String {
    String(format: "%.5f", ssim < 1 ? min(0.99999, ssim) : 1)
  }

  /// What there is to tell of it: a difference is an error at the code that the clip is made of.
  var finding: Finding {
    let name = PathText.shown(path + (other.map { " and \($0)" } ?? ""))
    let isError = state != .equal && !isAccepted
    return Finding(
      isError ? .error : .note, file: isError ? file : nil, line: line ?? 0,
      clip: isError ? nil : name,
      (isError ? "\(name): " : "") + text + (isAccepted ? "; the new one is there now" : "")
        + LeftOutMark.text(leftOut ?? []))
  }

  func print(to console: Console) {
    if console.isJSON { return console.writeJSON(.comparison, self) }
    let finding = finding
    if finding.kind == .error { return console.tell(finding) }
    console.note(finding.place + finding.message)
  }
}
