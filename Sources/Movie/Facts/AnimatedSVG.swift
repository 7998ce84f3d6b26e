import Foundation

/// An animated SVG of shapes and text, as Showreel writes them: what is seen in each frame is a document that stands
/// still.
struct AnimatedSVG {
  let width: Int
  let height: Int
  let frameRate: FrameRate
  let frameCount: Int
  /// The frames in which something is seen that was not before.
  let starts: [Int]
  let byteCount: Int
  private let root: SVGNode

  /// - Returns: Nil for what is no SVG, or nobody's of ours.
  /// - Throws: ``MovieError/cannotRead(path:reason:)`` for one that is damaged, or has what none of ours has.
  init?(path: String) throws(MovieError) {
    guard let file = RegularFile(path), (try? file.beginning(4)) == Data("<svg".utf8),
      let data = try? file.contents(),
      data.range(of: Data("<metadata>\(ClipMark.text)</metadata>".utf8)) != nil
    else { return nil }
    let (root, frames) = try SVGFacts.read(data, path: path)
    guard let width = root.attributes["width"].flatMap({ Int($0) }), width > 0,
      let height = root.attributes["height"].flatMap({ Int($0) }), height > 0,
      let rate = root.attributes["data-frame-rate"].flatMap({ FrameRate(parsing: $0) })
    else { throw .cannotRead(path: path, reason: "it does not say its size and its frame rate") }
    (self.width, self.height, frameRate, frameCount) = (width, height, rate, frames)
    self.root = root
    starts = root.starts.union([0]).sorted()
    byteCount = data.count
  }

  /// Whether every frame shows something that the one before it did not.
  var showsEachFrame: Bool { starts.count == frameCount && starts.last == frameCount - 1 }

  var duration: ExactTime { start(of: frameCount) }

  func start(of frame: Int) -> ExactTime {
    ExactTime(frame * frameRate.denominator, frameRate.numerator)
  }

  /// The picture that is seen in a frame, as librsvg draws it.
  func decode(frame: Int, _ take: (VideoFrame) throws(MovieError) -> Void) throws(MovieError) {
    let decoder = try VideoDecoder(named: "librsvg")
    let packet = try Packet()
    try packet.fill(Array((root.text(atFrame: frame) ?? "").utf8))
    try decoder.decode(packet, take)
    try decoder.decode(nil, take)
  }
}
