import Foundation
import Geometry

extension Effect: Codable {
  /// - Throws: `DecodingError`, also where a matrix or a path has more or fewer numbers than it needs.
  public init(from decoder: any Decoder) throws {
    switch try EffectRecord(from: decoder) {
    case .opacity(let opacity): self = .opacity(opacity)
    case .transform(let numbers):
      guard let matrix = ProjectionTransform(numbers) else {
        throw Self.wrongCount("A matrix", of: numbers, decoder)
      }
      self = .transform(matrix)
    case .clip(let path, let evenOdd, let antialiased):
      self = .clip(
        try path.madePath(at: decoder.codingPath), evenOdd: evenOdd, antialiased: antialiased)
    case .mask(let items): self = .mask(items)
    case .blur(let radius, let opaque): self = .blur(radius: radius, opaque: opaque)
    case .shadow(let color, let radius, let offset):
      self = .shadow(color: color, radius: radius, offset: offset)
    case .blend(let mode): self = .blend(mode)
    case .colorMatrix(let numbers):
      self = .colorMatrix(try Self.matrix(numbers, decoder))
    case .backdrop(let radius, let numbers):
      self = .backdrop(radius: radius, try Self.matrix(numbers, decoder))
    case .flatten: self = .flatten
    }
  }

  /// Paths as what they are, matrices row by row.
  public func encode(to encoder: any Encoder) throws {
    try EffectRecord(self).encode(to: encoder)
  }

  private static func matrix(_ numbers: [Double], _ decoder: any Decoder) throws -> ColorMatrix {
    guard numbers.count == ColorMatrix.identity.values.count else {
      throw wrongCount("A colour matrix", of: numbers, decoder)
    }
    return ColorMatrix(numbers)
  }

  private static func wrongCount(
    _ thing: String, of numbers: [Double], _ decoder: any Decoder
  ) -> DecodingError {
    .dataCorrupted(
      .init(
        codingPath: decoder.codingPath, debugDescription: "\(thing) of \(numbers.count) numbers"))
  }
}

/// An effect in values that are `Codable` by themselves.
private indirect enum EffectRecord: Codable {
  case opacity(Double)
  case transform([Double])
  case clip(PathRecord, evenOdd: Bool, antialiased: Bool)
  case mask([DisplayItem])
  case blur(radius: Double, opaque: Bool)
  case shadow(color: RGBA, radius: Double, offset: CGSize)
  case blend(BlendMode)
  case colorMatrix([Double])
  case backdrop(radius: Double, [Double])
  case flatten

  init(_ effect: Effect) {
    switch effect {
    case .opacity(let opacity): self = .opacity(opacity)
    case .transform(let matrix): self = .transform(matrix.numbers)
    case .clip(let path, let evenOdd, let antialiased):
      self = .clip(PathRecord(path), evenOdd: evenOdd, antialiased: antialiased)
    case .mask(let items): self = .mask(items)
    case .blur(let radius, let opaque): self = .blur(radius: radius, opaque: opaque)
    case .shadow(let color, let radius, let offset):
      self = .shadow(color: color, radius: radius, offset: offset)
    case .blend(let mode): self = .blend(mode)
    case .colorMatrix(let matrix): self = .colorMatrix(matrix.values)
    case .backdrop(let radius, let matrix): self = .backdrop(radius: radius, matrix.values)
    case .flatten: self = .flatten
    }
  }
}

extension ProjectionTransform {
  /// Row by row.
  fileprivate var numbers: [Double] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count == 9 else { return nil }
    self.init()
    (m11, m12, m13) = (numbers[0], numbers[1], numbers[2])
    (m21, m22, m23) = (numbers[3], numbers[4], numbers[5])
    (m31, m32, m33) = (numbers[6], numbers[7], numbers[8])
  }
}
