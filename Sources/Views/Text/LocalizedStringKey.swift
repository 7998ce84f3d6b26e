import Foundation

/// A text to look up; here it is shown as it is written, with its interpolations filled in.
///
/// Marks of Markdown inside a line (`**bold**`, `*italic*`, `` `code` ``, `~~struck~~`,
/// `[link](address)`) are read in what is typed, not in what is filled in. `Text(verbatim:)` and a
/// `String` are shown with all their characters.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// With the marks read.
  var runs: [Text.Run] { InlineMarkdown.runs(of: pieces.map { ($0.run, $0.isTyped) }) }
  private let pieces: [Piece]

  struct Piece: Equatable, @unchecked Sendable {
    let run: Text.Run
    /// False for what an interpolation put there.
    var isTyped = false
  }

  public init(_ value: String) {
    pieces = [Piece(run: Text.Run(string: value), isTyped: true)]
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
      if !literal.isEmpty { pieces.append(Piece(run: Text.Run(string: literal), isTyped: true)) }
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
