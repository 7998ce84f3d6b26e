import Movie
import Snippets

/// A name for everything that decides the bytes of a clip's files: equal names, equal bytes.
struct ClipKey {
  /// 32 hexadecimal digits.
  let name: String

  /// - Parameters:
  ///   - content: Of the clip's source and all that is asked of it.
  ///   - tool: A ``ToolIdentity``.
  ///   - frames: Those that are made, where they are a part.
  ///   - outputs: What the files are is decided by how their names end.
  init(
    content: String, tool: String, frames: ClosedRange<Int>? = nil, outputs: [String],
    hasPoster: Bool
  ) {
    var hash = ContentHash(content, tool)
    if let frames { hash.add("frames \(frames.lowerBound)-\(frames.upperBound)") }
    for output in outputs { hash.add(Self.ending(of: output)) }
    if hasPoster { hash.add("poster") }
    name = "\(hash)"
  }

  /// What decides the format of a file: `.mp4`, `/*.png`.
  static func ending(of output: String) -> String {
    if PicturePath.folder(of: output) != nil { return PicturePath.ending }
    let stem = PicturePath.withoutEnding(output)
    return output.dropFirst(stem.count).lowercased()
  }
}
