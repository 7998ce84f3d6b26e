import CFFmpeg
import Pixels

extension MovieCodec {
  /// By libx264: what an MP4 has unless something else is asked for.
  public static let h264 = MovieCodec(
    name: "H.264", encoder: "libx264", pixelFormat: .yuv420p, canSkip: true,
    // x264 writes its settings into the pictures, the number of threads among them, and a file is to be the
    // same for any number.
    packetFilter: "filter_units=remove_types=6", formats: [.mp4, .m4v, .mov],
    options: { settings, size in settings.x264Options(for: size) },
    threads: { settings, size in settings.x264Threads(for: size) })

  /// libx264 as it is by itself, told its preset and quality alone: what the cost of a clip is compared with.
  package static var h264AsItIs: MovieCodec {
    MovieCodec(
      name: "H.264", encoder: "libx264", pixelFormat: .yuv420p, formats: [.mp4, .m4v, .mov],
      options: { settings, _ in settings.x264Choices })
  }
}

extension OutputFormat {
  static let mp4 = OutputFormat(name: "MP4", ending: ".mp4") {
    (request) throws(MovieError) in try MovieSink(request, container: .iso("mp4"))
  }

  static let m4v = OutputFormat(name: "MP4", ending: ".m4v", otherContainers: ["mp4"]) {
    (request) throws(MovieError) in try MovieSink(request, container: .iso("mp4"))
  }

  static let mov = OutputFormat(name: "QuickTime", ending: ".mov") {
    (request) throws(MovieError) in try MovieSink(request, container: .iso("mov"))
  }
}

extension MovieSettings {
  /// These settings in libx264's words.
  fileprivate func x264Options(for size: PixelSize) -> EncoderOptions {
    var options =
      x264Choices + [
        (name: "rc-lookahead", value: "\(lookahead(for: size))"),
        // A key frame that is asked for is one that a player can begin at.
        (name: "forced-idr", value: "1"),
      ]
    // No frame between looking ahead and encoding, instead of one for every B-frame and one more: whoever gives a
    // frame looks ahead while others encode. With two threads that is 7 MB less at 1920 × 1080 than one frame would
    // be, in as much time and to the same bytes; more threads would wait for it.
    // And no weighted prediction, which keeps two more pictures in weights of their own for each
    // thread, 7 MB, and makes files of fades some per cent smaller.
    // How blocks of a B-frame are predicted is the same for all frames, and not what did well in those before,
    // of which the next thread has not seen the last.
    let between = Self.sameFiles.contains(threads) ? 0 : 1
    var parameters = ["sync-lookahead=\(between)", "weightp=0", "direct=spatial"]
    if let range = motionRange(for: size) {
      parameters += ["mvrange=\(range)", "mvrange-thread=\(range)"]
    }
    // In a demo a frame has all it needs in the one before and, between two, the one after: to look at two more takes
    // a sixth to a quarter of the encoder's time and saves no bytes. Of a large picture each is 10 to 16 MB, too.
    // Nor does it gain much by cutting the squares of frames between two, which are predicted from both: up to a sixth
    // of the time again, for some per cent of the size at the most.
    if savesWork { parameters += ["ref=1", "partitions=p8x8,i8x8,i4x4"] }
    // Of a large picture every one that waits for its turn is 7 MB: no B-frame waits for what comes after it.
    if keepsFew(size) { parameters.append("bframes=0") }
    // x264's AVX-512 code for its lookahead reads memory that nobody wrote unless the width is a
    // multiple of 128 (seen in version 164), and then no two runs give the same file. The AVX2
    // code costs up to 6 % more and gives the bytes of every older machine.
    if av_get_cpu_flags() & AV_CPU_FLAG_AVX512 != 0 {
      parameters.append("asm=avx2")
    }
    options.append((name: "x264-params", value: parameters.joined(separator: ":")))
    return options
  }

  fileprivate var x264Choices: EncoderOptions {
    [(name: "preset", value: preset.rawValue), (name: "crf", value: "\(crf)")]
  }

  /// One, if the machine has more clips to make at the same time: that takes a seventh less work.
  fileprivate func x264Threads(for size: PixelSize) -> Int {
    guard Self.sameFiles.contains(threads) else { return threads }
    return sharesProcessors || motionRange(for: size) == nil ? 1 : threads
  }

  /// Numbers of threads for which files are the same.
  private static let sameFiles = 1...2

  /// How far something may move from frame to frame and be recognised, in pixels.
  ///
  /// A frame that is encoded while the one before still is can only look at the rows of that which are done, so
  /// x264 limits motion by the number of threads. The limit of two is far beyond what moves in a demo, and with
  /// it for any number the bytes are the same; x264 counts it in sixteens and a half.
  ///
  /// - Returns: `nil` where a picture is too low for two threads, or there are more.
  private func motionRange(for size: PixelSize) -> Int? {
    guard Self.sameFiles.contains(threads) else { return nil }
    let most = (size.height + 24) / 2 - 24
    let range = min(504, (most - 8) / 16 * 16 + 8)
    return range >= 40 ? range : nil
  }

  /// Whether nobody asked for a file that is small at any price; what is faster than these looks at one anyway.
  private var savesWork: Bool { [.faster, .fast, .medium].contains(preset) }

  /// Whether pictures are so large that memory counts more than the last per cent of a file's size.
  private func keepsFew(_ size: PixelSize) -> Bool { savesWork && size.area > Self.large }

  /// Pixels; a phone's screen at two of them a point has fewer.
  private static let large = 1_500_000

  /// x264 keeps about 3.5 bytes a pixel of every frame that it looks ahead. Frames of a demo differ
  /// little: looking 4 or 14 ahead makes files of the same size.
  ///
  /// More than there are B-frames in a row, none or the usual three, as libx265 asks for: with as many, what it
  /// encodes at once is all that it looks at, and how finely the last frames of a movement are quantised hangs on
  /// the number of threads (seen in version 164).
  private func lookahead(for size: PixelSize) -> Int {
    let least = keepsFew(size) ? 1 : 4
    return max(least, lookahead ?? min(40, 5_000_000 / size.area))
  }
}
