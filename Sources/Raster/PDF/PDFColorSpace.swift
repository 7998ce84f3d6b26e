import Foundation

/// What the numbers of a colour mean. Profiles are passed over: red, green and blue are sRGB's.
///
/// - Source: ISO 32000-1, 8.6.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk
  /// One ink, which is made of another space's.
  case ink(PDFFunction, PDFColorSpace)
  /// A gradient, or something that is repeated.
  case pattern

  private static let deepest = 4

  /// - Parameter named: Those of the resources.
  /// - Throws: ``PDFProblem`` for one of another kind.
  init(
    _ value: PDFValue?, in file: PDFFile, named: [String: PDFValue] = [:], depth: Int = 0
  ) throws(PDFProblem) {
    guard depth < Self.deepest else { throw .damaged("its colours are too deep") }
    let resolved = file.resolved(value)
    if let name = resolved.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let other = named[name] else { throw .damaged("a colour is of no kind") }
        self = try PDFColorSpace(other, in: file, depth: depth + 1)
      }
      return
    }
    let list = resolved.list ?? []
    switch list.first.flatMap({ file.name($0) }) {
    case "ICCBased" where list.count > 1:
      switch file.number(file.dictionary(list[1])["N"]) {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: throw .damaged("a profile is for no number of colours")
      }
    case "Separation" where list.count > 3:
      self = .ink(
        try PDFFunction(list[3], in: file),
        try PDFColorSpace(list[2], in: file, named: named, depth: depth + 1))
    case let name? where list.count == 1 || name.hasPrefix("Cal") || name == "Pattern":
      self = try PDFColorSpace(.name(name), in: file, named: named, depth: depth + 1)
    case let name?: throw .holds("colours of the kind '\(name)'")
    case nil: throw .damaged("a colour is of no kind")
    }
  }

  /// Before another is chosen.
  var first: [Double] {
    switch self {
    case .gray: [0]
    case .rgb: [0, 0, 0]
    case .cmyk: [0, 0, 0, 1]
    case .ink: [1]
    case .pattern: []
    }
  }

  /// As SVG writes it; black where there are too few numbers.
  func color(_ numbers: [Double]) -> String {
    var parts: [Double] = [0, 0, 0]
    switch self {
    case .gray where numbers.count == 1: parts = [numbers[0], numbers[0], numbers[0]]
    case .rgb where numbers.count == 3: parts = numbers
    case .cmyk where numbers.count == 4: parts = numbers.prefix(3).map { 1 - $0 - numbers[3] }
    case .ink(let function, let space) where numbers.count == 1:
      return space.color(function.values(at: numbers[0]))
    default: break
    }
    let bytes = parts.map { $0.isFinite ? Int((max(0, min(1, $0)) * 255).rounded()) : 0 }
    return "rgb(" + bytes.map { "\($0)" }.joined(separator: ",") + ")"
  }
}
