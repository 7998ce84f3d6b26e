import Foundation

/// A function of a PDF file from one number to some: the colours of a gradient, or of an ink.
///
/// - Source: ISO 32000-1, 7.10.
indirect enum PDFFunction {
  case power(from: [Double], to: [Double], exponent: Double)
  /// Values at even distances, from the domain's beginning to its end.
  case samples([[Double]], domain: ClosedRange<Double>)
  /// Each for a part of the domain, which it sees as its own.
  case parts(
    [PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
  /// One for each number of the value.
  case each([PDFFunction])

  private static let deepest = 8
  private static let mostSamples = 65_536

  /// - Throws: ``PDFProblem`` for one of another kind.
  init(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) throws(PDFProblem) {
    guard depth < Self.deepest else { throw .damaged("its functions are too deep") }
    if let list = file.resolved(value).list {
      var each: [PDFFunction] = []
      for one in list.prefix(8) { each.append(try PDFFunction(one, in: file, depth: depth + 1)) }
      self = .each(each)
      return
    }
    let facts = file.dictionary(value)
    let domain = file.numbers(facts["Domain"]) ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else {
      throw .holds("a function of several numbers")
    }
    switch file.number(facts["FunctionType"]) {
    case 0:
      self = .samples(
        try Self.samples(facts, value, in: file), domain: domain[0]...domain[1])
    case 2:
      self = .power(
        from: file.numbers(facts["C0"]) ?? [0], to: file.numbers(facts["C1"]) ?? [1],
        exponent: file.number(facts["N"]) ?? 1)
    case 3:
      var parts: [PDFFunction] = []
      for one in (file.resolved(facts["Functions"]).list ?? []).prefix(256) {
        parts.append(try PDFFunction(one, in: file, depth: depth + 1))
      }
      let bounds = file.numbers(facts["Bounds"]) ?? []
      let encode = file.numbers(facts["Encode"]) ?? []
      guard !parts.isEmpty, bounds.count == parts.count - 1, encode.count == 2 * parts.count else {
        throw .damaged("a function has parts that do not fit")
      }
      self = .parts(parts, bounds: bounds, encode: encode, domain: domain[0]...domain[1])
    default: throw .holds("a function that is a program")
    }
  }

  private static func samples(
    _ facts: [String: PDFValue], _ value: PDFValue?, in file: PDFFile
  ) throws(PDFProblem) -> [[Double]] {
    let range = file.numbers(facts["Range"]) ?? []
    let width = range.count / 2
    guard let size = file.numbers(facts["Size"]), size.count == 1,
      let bits = facts["BitsPerSample"],
      let bits = file.number(bits), bits == 8 || bits == 16, (1...8).contains(width),
      (2...Double(mostSamples)).contains(size[0]), let bytes = try file.stream(value)
    else { throw .holds("a function whose values are packed in another way") }
    let (count, step) = (Int(size[0]), Int(bits) / 8)
    guard bytes.count >= count * width * step else { throw .damaged("a function ends too early") }
    let decode = file.numbers(facts["Decode"]) ?? range
    guard decode.count == range.count else { throw .damaged("a function's values do not fit") }
    return (0..<count).map { sample in
      (0..<width).map { part in
        let place = (sample * width + part) * step
        let raw =
          step == 1
          ? Double(bytes[place]) / 255
          : Double(Int(bytes[place]) << 8 | Int(bytes[place + 1])) / 65_535
        return decode[2 * part] + raw * (decode[2 * part + 1] - decode[2 * part])
      }
    }
  }

  func values(at x: Double) -> [Double] {
    switch self {
    case .power(let from, let to, let exponent):
      let share = pow(Self.clamped(x), max(0, exponent))
      return zip(from, to).map { $0 + share * ($1 - $0) }
    case .samples(let samples, let domain):
      let share = (x - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
      let place = Self.clamped(share) * Double(samples.count - 1)
      let (low, high) = (Int(place), min(Int(place) + 1, samples.count - 1))
      return zip(samples[low], samples[high]).map { $0 + (place - Double(low)) * ($1 - $0) }
    case .parts(let parts, let bounds, let encode, let domain):
      let x = max(domain.lowerBound, min(domain.upperBound, x))
      let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
      let start = index == 0 ? domain.lowerBound : bounds[index - 1]
      let end = index < bounds.count ? bounds[index] : domain.upperBound
      let share = Self.clamped((x - start) / (end - start))
      let (from, to) = (encode[2 * index], encode[2 * index + 1])
      return parts[index].values(at: from + share * (to - from))
    case .each(let functions): return functions.flatMap { $0.values(at: x).prefix(1) }
    }
  }

  /// From 0 to 1, also of what is no number.
  private static func clamped(_ share: Double) -> Double {
    share.isFinite ? max(0, min(1, share)) : 0
  }

  /// Where it may bend or jump, between the ends.
  var bounds: [Double] { if case .parts(_, let bounds, _, _) = self { bounds } else { [] } }
}
