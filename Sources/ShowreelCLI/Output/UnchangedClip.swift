import Foundation
import Movie
import Snippets

/// A clip that was left as it is, as `--json` prints it: with what was said of its files when they were
/// written, where that is known.
struct UnchangedClip: Encodable {
  let paths: [String]
  let clips: [WrittenClip]?

  init(_ outputs: [String]) {
    paths = outputs.map(PathText.written)
    let records = ClipRecords()
    let known = outputs.compactMap { output -> WrittenClip? in
      guard let facts = records.facts(of: output),
        let clip = try? JSONDecoder().decode(WrittenClip.self, from: facts)
      else { return nil }
      // It may have been named from another folder.
      var named = WrittenClip(clip.report(at: output))
      named.leftOut = clip.leftOut
      return named
    }
    clips = known.count == outputs.count ? known : nil
  }

  /// Keeps what there is to say of a clip for when it is not made again.
  static func keep(_ clip: WrittenClip) {
    guard let facts = try? JSONEncoder().encode(clip) else { return }
    ClipRecords().keep(facts, of: clip.path)
  }
}
