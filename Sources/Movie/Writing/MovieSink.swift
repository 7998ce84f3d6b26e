import CFFmpeg
import Pixels

/// Frames to a movie: H.264, HEVC, AV1 or ProRes in an ISO container (MP4, MOV), VP9 or AV1 in WebM.
final class MovieSink: FrameSink {
  private let encoder: VideoEncoder
  private let muxer: Muxer
  /// The picture as the encoder sees it. It stays from frame to frame, so that a repeated frame is
  /// the same memory once more and a small change is a small conversion.
  private let picture: VideoFrame
  private let converter: FrameConverter
  private var nextFrame: Int64 = 0
  /// The one that the encoder was given last.
  private var lastEncoded: Int64 = 0
  /// Whether the picture is in no frame yet.
  private var isNew = false
  /// What changed since the last frame, where that is little.
  private var patch: PicturePatch?
  /// The same of frames of which it is not known yet what they become.
  private var waiting: [PicturePatch?] = []
  /// Which frames the encoder is given; `nil` where it is given all.
  private var run: StillRun?
  /// The others.
  private var skipped: SkippedFrames?
  private var littleChanges: LittleChanges?
  private let written: Packet
  /// Frames that are in the file, and how many of them are decoded before the first is shown.
  private var decoded: Int64 = 0
  private var delay: Int64?

  init(_ request: SinkRequest, container: MovieContainer) throws(MovieError) {
    let (settings, size, codec) = (request.settings, request.size, request.codec)
    guard size.width % 2 == 0, size.height % 2 == 0 else {
      throw .oddSize(width: size.width, height: size.height, codec: codec.name)
    }
    guard min(size.width, size.height) >= codec.smallestSide else {
      throw .tooSmall(
        width: size.width, height: size.height, codec: codec.name, limit: codec.smallestSide)
    }
    encoder = try VideoEncoder(
      EncoderSetup(
        codec: codec, pixelFormat: request.pixelFormat, size: size, frameRate: request.frameRate,
        options: codec.options(settings, size),
        keyframeInterval: settings.keyframeInterval, threads: codec.threads(settings, size),
        globalHeader: true))
    let run = StillRun(keyframeInterval: settings.keyframeInterval)
    if let run, codec.canSkip, settings.stillPictures != .encoder,
      let skipped = SkippedFrames(encoder.header)
    {
      try encoder.addToHeader(skipped.parameters)
      (self.run, self.skipped) = (run, skipped)
      if settings.stillPictures == .written {
        littleChanges = LittleChanges(size, quality: settings.crf)
      }
    }
    written = try Packet()
    picture = try VideoFrame(size, request.pixelFormat)
    converter = FrameConverter(to: request.pixelFormat, size: size)
    muxer = try Muxer(
      container: container.name, path: request.file.path, shownPath: request.destination.path,
      encoder: encoder, options: container.options(request),
      // Players of WebM ask the file whether there is more beside the pictures.
      hasAlpha: request.pixelFormat.hasAlpha)
  }

  func take(_ pixels: PixelBuffer, changed: PixelRect?) throws(MovieError) {
    if let littleChanges, let changed,
      let patch = littleChanges.patch(
        changed.withItsChroma(in: pixels.size), of: try picture.planes)
    {
      try convert(pixels, changed)
      patch.keepChanges(in: try picture.planes)
      isNew = !littleChanges.isLittle(patch)
      self.patch = isNew ? nil : patch
      guard isNew, !waiting.isEmpty else { return }
      patch.exchange(with: try picture.planes)
      try writeWaiting(run?.end() ?? [])
      try picture.makeWritable()
      patch.exchange(with: try picture.planes)
    } else {
      try writeWaiting(run?.end() ?? [])
      try convert(pixels, changed)
      isNew = true
    }
  }

  private func convert(_ pixels: PixelBuffer, _ changed: PixelRect?) throws(MovieError) {
    try picture.makeWritable()
    try converter.convert(pixels, changed: changed, into: picture)
  }

  func writeFrame() throws(MovieError) {
    defer { (isNew, patch) = (false, nil) }
    guard run != nil else { return try write(.encoded(.any), nil) }
    guard !isNew else {
      _ = run?.end()
      for frame in run?.begin() ?? [] { try write(frame, nil) }
      return
    }
    waiting.append(patch)
    try writeWaiting(run?.repeatPicture() ?? [])
  }

  func finish() throws(MovieError) {
    try writeWaiting(run?.end() ?? [])
    try encoder.encode(nil) { (packet) throws(MovieError) in try write(packet) }
    try muxer.finish()
  }

  /// Writes the frames that waited, each with its own picture.
  private func writeWaiting(_ frames: [StillRun.Frame]) throws(MovieError) {
    guard !frames.isEmpty else { return }
    defer { waiting = [] }
    try exchange(waiting.reversed())
    for (frame, patch) in zip(frames, waiting) {
      try exchange([patch])
      try write(frame, patch)
    }
  }

  private func exchange(_ patches: [PicturePatch?]) throws(MovieError) {
    for patch in patches {
      guard let patch, !patch.macroblocks.isEmpty else { continue }
      try picture.makeWritable()
      patch.exchange(with: try picture.planes)
    }
  }

  private func write(_ frame: StillRun.Frame, _ changes: PicturePatch?) throws(MovieError) {
    defer { nextFrame += 1 }
    switch frame {
    case .encoded(let kind):
      picture.pointer.pointee.pts = nextFrame
      picture.pointer.pointee.pict_type = kind.ffmpeg
      try picture.setFineness(kind.fineness)
      lastEncoded = nextFrame
      littleChanges?.forget()
      try encoder.encode(picture) { (packet) throws(MovieError) in try write(packet) }
    case .skipped:
      if littleChanges != nil, changes != nil { try picture.makeWritable() }
      let slice = littleChanges?.slice(try picture.planes, changes)
      skipped?.add(after: lastEncoded, slice)
      try writeSkipped()
    }
  }

  private func write(_ packet: Packet) throws(MovieError) {
    try skipped?.look(at: packet)
    try mux(packet)
    try writeSkipped()
  }

  private func writeSkipped() throws(MovieError) {
    while let (frame, bytes) = skipped?.next() {
      try written.fill(bytes, isKey: false)
      written.pointer.pointee.pts = frame
      try mux(written)
    }
  }

  /// Frames are decoded one after the other; the encoder, which has not seen all of them, would leave too little
  /// time for those between its own.
  private func mux(_ packet: Packet) throws(MovieError) {
    if run != nil {
      let data = packet.pointer.pointee
      let delay = self.delay ?? data.pts - data.dts
      self.delay = delay
      packet.pointer.pointee.dts = decoded - delay
      decoded += 1
    }
    try muxer.write(packet)
  }
}

extension StillRun.Kind {
  /// Of H.264's 51 steps of quality. Eight make what lasts better than what the encoder would come to, and files are
  /// about as large as without (`Documentation/performance.md` has the figures).
  fileprivate var fineness: AVRational { AVRational(num: self == .lasting ? 8 : 0, den: 51) }

  fileprivate var ffmpeg: AVPictureType {
    switch self {
    case .any: AV_PICTURE_TYPE_NONE
    case .predicted, .lasting: AV_PICTURE_TYPE_P
    case .key: AV_PICTURE_TYPE_I
    }
  }
}
