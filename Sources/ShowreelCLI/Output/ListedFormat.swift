import Movie

/// A format as `list --formats` tells of it.
struct ListedFormat: Encodable {
  let format: String
  let name: String
  let ending: String
  /// The usual one first.
  let codecs: [String]
  let frameRate: String
  /// With which codecs a picture may be transparent.
  let transparentWith: [String]

  init(_ format: OutputFormat) {
    self.format = format.word
    name = format.name
    ending = format.isFolder ? "frames/*.png" : format.ending
    codecs = format.codecs.map(\.word)
    frameRate = "\(format.usualFrameRate)"
    transparentWith = format.codecs.filter { $0.alphaFormat != nil }.map(\.word)
  }

  /// `webm  .webm  WebM: vp9 or av1, 60 frames a second, transparent with vp9`
  var text: String {
    "\(format.padding(to: 5)) \(ending.padding(to: 13)) \(name): \(codecs.joined(separator: ", ")); "
      + "\(frameRate) frames a second"
      + (transparentWith.isEmpty ? "" : "; transparent: \(transparentWith.joined(separator: ", "))")
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
