import CFFmpeg

/// Skipped frames on their way into a file.
///
/// An encoder hands over a picture some frames after it was given it. What repeats that picture waits here until then, and
/// goes into the file behind it; once it is there, more of them go at once.
struct SkippedFrames {
  /// Frames that repeat one picture.
  private struct Run {
    /// The frame that the encoder was given last.
    let after: Int64
    /// Frames of the run that are not in the file yet, and what changes in each.
    var waiting: [SliceData?] = []
    /// Frames of the run that are.
    var written = 0
    /// Of the picture that is in the file last; `nil` until the run's first is there.
    var header: SliceHeader?
    var importance: UInt8 = 0
  }

  private let picture: SkippedPicture
  /// Oldest first; only the last one grows.
  private var runs: [Run] = []

  /// - Parameter parameters: What the encoder says about its stream, with start codes.
  /// - Returns: `nil` where a picture of our own would not fit into it.
  init?(_ parameters: UnsafeRawBufferPointer) {
    let found = NALUnit.all(in: parameters).lazy.compactMap(SequenceParameters.init).first
    guard let sequence = found else { return nil }
    picture = SkippedPicture(sequence: sequence)
  }

  /// What the file's header has to say beside the encoder's own words.
  var parameters: [UInt8] { picture.parameters.stream }

  /// One frame more behind the one that the encoder was given last.
  ///
  /// - Parameter changes: What is otherwise than in the frame before; `nil` is nothing.
  mutating func add(after frame: Int64, _ changes: SliceData? = nil) {
    if runs.last?.after != frame { runs.append(Run(after: frame)) }
    runs[runs.count - 1].waiting.append(changes)
  }

  /// Reads an encoder's packet, if frames are to come behind it.
  mutating func look(at packet: Packet) throws(MovieError) {
    guard let first = runs.first, first.header == nil, first.after == packet.pointer.pointee.pts
    else { return }
    for unit in NALUnit.all(in: packet.bytes) {
      guard let header = SliceHeader(unit, in: picture.sequence) else { continue }
      runs[0].header = header
      runs[0].importance = unit.importance
      return
    }
    try check("slice_header") { showreel_averror(EINVAL) }
  }

  /// The frame that goes into the file now, and its bytes; `nil` where the encoder is to go on first.
  mutating func next() -> (frame: Int64, bytes: [UInt8])? {
    guard var run = runs.first, let header = run.header else { return nil }
    guard !run.waiting.isEmpty else {
      // A run that has begun may grow as long as no other has.
      if runs.count > 1 { runs.removeFirst() }
      return nil
    }
    let next = header.next(in: picture.sequence)
    run.header = next
    let changes = run.waiting.removeFirst()
    run.written += 1
    runs[0] = run
    return (
      run.after + Int64(run.written),
      picture.unit(next, importance: run.importance, changes: changes).stream
    )
  }
}
