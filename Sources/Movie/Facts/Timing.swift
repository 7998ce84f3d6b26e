import CFFmpeg
import Foundation

/// When the frames of a stream are shown.
struct Timing {
  /// In the stream's time base, in the order of showing.
  var starts: [Int] = []
  var startsWithKey = false
  var lastDuration = 0
  var timeBase: AVRational
  var decoded: Int?
  var decodingError: MovieError?
  /// What the file says that its rate is, where its clock is too coarse to tell.
  private var statedRate: FrameRate?

  /// For pictures that follow each other.
  ///
  /// - Parameter durations: In thousandths of a second.
  init(durations: [Int]) {
    timeBase = AVRational(num: 1, den: 1000)
    startsWithKey = true
    var start = 0
    for duration in durations {
      starts.append(start)
      start += duration
    }
    lastDuration = durations.last ?? 0
  }

  init(of reader: MovieReader, decode: Bool) throws(MovieError) {
    timeBase = reader.stream.pointee.time_base
    statedRate = Timing.exact(FrameRate(reader.stream.pointee.avg_frame_rate))
    let decoder = decode ? try VideoDecoder(for: reader) : nil
    var durations: [Int: Int] = [:]
    var pictures = 0
    var failure: MovieError?
    func count(_ packet: Packet?) {
      guard let decoder, failure == nil else { return }
      do throws(MovieError) {
        try decoder.decode(packet) { _ in pictures += 1 }
      } catch {
        failure = error
      }
    }
    try reader.readPackets { (packet) throws(MovieError) in
      let data = packet.pointer.pointee
      let start = Int(data.pts == showreel_nopts ? data.dts : data.pts)
      if starts.isEmpty { startsWithKey = data.flags & AV_PKT_FLAG_KEY != 0 }
      starts.append(data.pts == showreel_nopts && data.dts == showreel_nopts ? 0 : start)
      durations[start] = Int(data.duration)
      count(packet)
    }
    count(nil)
    if decode {
      decoded = pictures
      decodingError = failure
    }
    starts.sort()
    lastDuration = starts.last.flatMap { durations[$0] } ?? 0
    // What the header says of the whole stream is exact; a last packet's length is often a guess.
    let whole = reader.stream.pointee.duration
    if whole != showreel_nopts, let first = starts.first, let last = starts.last,
      first + Int(whole) > last
    {
      lastDuration = first + Int(whole) - last
    } else if let whole = reader.matroskaDuration, let last = starts.last {
      lastDuration = whole.numerator * 1000 / whole.denominator - last
    }
  }

  /// A rate that was written down as a rounded time: 60000/1001 comes back as 19001/317.
  private static func exact(_ rate: FrameRate?) -> FrameRate? {
    guard let rate else { return nil }
    let whole = rate.framesPerSecond.rounded(.up)
    guard whole >= 1, whole <= 1000 else { return rate }
    let ntsc = FrameRate(Int(whole) * 1000, 1001)
    return abs(ntsc.framesPerSecond / rate.framesPerSecond - 1) < 1e-6 ? ntsc : rate
  }

  /// Whether every frame starts at the tick that is nearest to its time at a rate.
  private func keeps(_ rate: FrameRate) -> Bool {
    guard timeBase.num == 1, let first = starts.first else { return false }
    let ideal = FrameStarts(frameRate: rate, ticks: Int(timeBase.den))
    return starts.indices.allSatisfy { starts[$0] - first == ideal.tick(of: $0) }
  }

  /// From each frame to the next; the last one's own length ends the list.
  private var steps: [Int] {
    zip(starts, starts.dropFirst()).map { $1 - $0 } + [lastDuration]
  }

  var isConstant: Bool { Set(steps).count == 1 || statedRate.map(keeps) == true }

  var frameRate: FrameRate? {
    if let statedRate, keeps(statedRate) { return statedRate }
    guard let first = starts.first, let last = starts.last, last > first else { return nil }
    // The mean, which is the rate itself where it is constant.
    let (frames, ticks) = (starts.count - 1, last - first)
    let common = greatestCommonDivisor(frames * Int(timeBase.den), ticks * Int(timeBase.num))
    return FrameRate(
      numerator: frames * Int(timeBase.den) / common,
      denominator: ticks * Int(timeBase.num) / common)
  }

  var startTime: ExactTime { time(starts.first ?? 0) }

  var duration: ExactTime {
    guard let first = starts.first, let last = starts.last else { return ExactTime(0) }
    return time(last - first + lastDuration)
  }

  private func time(_ ticks: Int) -> ExactTime {
    ExactTime(ticks * Int(timeBase.num), Int(timeBase.den))
  }
}

extension FrameRate {
  /// Nil of none.
  init?(_ rate: AVRational) {
    self.init(numerator: Int(rate.num), denominator: Int(rate.den))
  }
}

extension MovieReader {
  /// In thousandths of a second, as a Matroska or WebM file keeps it.
  var matroskaDuration: ExactTime? {
    let context = pointer.pointee
    guard context.duration != showreel_nopts,
      context.iformat.map({ MovieFacts.name($0.pointee.name) })?.hasPrefix("matroska") == true
    else { return nil }
    return ExactTime(Int((Double(context.duration) / 1000).rounded()), 1000)
  }
}
