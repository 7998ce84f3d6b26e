import Foundation

/// A text that is looked up in the package's `Localizable` table, and where that does not have it, shown as it is
/// written, with its interpolations filled in.
///
/// Marks of Markdown inside a line (`**bold**`, `*italic*`, `` `code` ``, `~~struck~~`,
/// `[link](address)`) are read in what is typed, not in what is filled in. `Text(verbatim:)` and a
/// `String` are shown with all their characters.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// With the marks read.
  var runs: [Text.Run] { runs(in: DemoAssets.current.texts(of: table)) }

  /// - Parameter texts: The package's table, as its assets have it.
  func runs(in texts: [String: LocalizedEntry]) -> [Text.Run] {
    let shown = (localized(in: texts) ?? pieces).filter { $0.run != Text.Run(string: "") }
    return InlineMarkdown.runs(of: shown.map { ($0.run, $0.isTyped) })
  }
  /// As it reads, marks and all.
  var string: String {
    (localized(in: DemoAssets.current.texts(of: table)) ?? pieces).map(\.run.string).joined()
  }
  /// The table that it is looked up in; nil is `Localizable`.
  var table: String?
  private let pieces: [Piece]
  /// The table's name for it, where that is not what is shown without a table.
  private var named: String?

  struct Piece: Equatable, @unchecked Sendable {
    let run: Text.Run
    /// False for what an interpolation put there.
    var isTyped = false
    /// As a table's key names its place: `%@`, `%lld`.
    var place = "%@"
    /// What decides between one and many.
    var number: Double?
  }

  /// What the table has, with the interpolations in its places.
  private func localized(in texts: [String: LocalizedEntry]) -> [Piece]? {
    guard !texts.isEmpty else { return nil }
    let filled = pieces.filter { !$0.isTyped }
    let key =
      named
      ?? pieces.map { piece in
        guard piece.isTyped else { return piece.place }
        return filled.isEmpty ? piece.run.string : piece.run.string.replacing("%", with: "%%")
      }.joined()
    guard let entry = texts[key] else { return nil }
    if filled.isEmpty {
      let text = LocalizedFormat.form(of: entry.forms, for: nil)
      return text.map { [Piece(run: Text.Run(string: $0), isTyped: true)] }
    }
    return entry.parts(for: filled.map(\.number))?.compactMap { part in
      switch part {
      case .text(let text): Piece(run: Text.Run(string: text), isTyped: true)
      case .argument(let index): filled.indices.contains(index) ? filled[index] : nil
      }
    }
  }

  /// The same, looked up in another table.
  func of(table: String?) -> LocalizedStringKey {
    var key = self
    key.table = table
    return key
  }

  /// What is shown where the table has no text of that name.
  init(named name: StaticString, otherwise text: LocalizedStringKey) {
    pieces = text.pieces
    named = "\(name)"
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

    /// A number is written as the language around the text does: `1,234`, and `1.500000` of a `Double`, which has the six
    /// decimals of `%lf`.
    public mutating func appendInterpolation<T>(_ value: T) {
      // By its type: what only has a number in it, as an optional, is described.
      guard T.self is any Numeric.Type else { return append("\(value)") }
      switch value {
      case let number as any SignedInteger:
        append(Int(clamping: number), as: "\(value)", place: "%lld")
      case let number as any UnsignedInteger:
        append(UInt(clamping: number), as: "\(value)", place: "%llu")
      case let number as Double: append(number, place: "%lf")
      case let number as CGFloat: append(Double(number), place: "%lf")
      case let number as Float: append(Double(number), place: "%f")
      default: append("\(value)")
      }
    }

    public mutating func appendInterpolation(_ text: Text) {
      pieces += text.runs.map { Piece(run: $0) }
    }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(String(format: specifier, value), place: specifier)
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      pieces.append(Piece(run: Text.Run(input, format: format), place: "%@"))
    }

    private mutating func append(_ number: Double, place: String) {
      guard number.isFinite else { return append("\(number)", place: place, number: number) }
      let format = FloatingPointFormatStyle<Double>().precision(.fractionLength(6))
      pieces.append(Piece(run: Text.Run(number, format: format), place: place, number: number))
    }

    /// - Parameter string: The digits alone.
    private mutating func append<N: BinaryInteger & Sendable>(
      _ number: N, as string: String, place: String
    ) {
      let value = Double(exactly: number)
      guard number.magnitude > 999 else { return append(string, place: place, number: value) }
      let run = Text.Run(number, format: IntegerFormatStyle<N>())
      pieces.append(Piece(run: run, place: place, number: value))
    }

    private mutating func append(_ string: String, place: String = "%@", number: Double? = nil) {
      pieces.append(Piece(run: Text.Run(string: string), place: place, number: number))
    }
  }
}

extension Text {
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(runs: key.of(table: tableName).runs)
  }

  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(runs: [Run(input, format: format)])
  }
}
