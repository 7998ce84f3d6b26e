import Foundation

/// A text to look up; here it is shown as it is written, with its interpolations filled in.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  var runs: [Text.Run] { pieces.map(\.run) }
  private let pieces: [Piece]

  struct Piece: Equatable, @unchecked Sendable {
    let run: Text.Run
  }

  public init(_ value: String) {
    pieces = [Piece(run: Text.Run(string: value))]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      append(literal)
    }

    public mutating func appendInterpolation<T>(_ value: T) {
      append("\(value)")
    }

    public mutating func appendInterpolation(_ text: Text) {
      pieces += text.runs.map { Piece(run: $0) }
    }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.format(input))
    }

    private mutating func append(_ string: String) {
      if !string.isEmpty { pieces.append(Piece(run: Text.Run(string: string))) }
    }
  }
}

extension Text {
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(runs: key.runs)
  }

  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }
}
