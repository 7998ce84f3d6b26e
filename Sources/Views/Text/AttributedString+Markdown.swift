import Foundation

extension AttributedString {
  /// Reads the marks inside a line of Markdown, as a literal of ``Text`` does.
  ///
  /// Nothing that is written is an error: marks that do not fit are characters.
  ///
  /// - Parameters:
  ///   - options: Of these, what becomes of lines' ends is followed.
  ///   - baseURL: What addresses are relative to; no link leads anywhere.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(LocalizedStringKey(options.lines(of: markdown)))
  }

  /// A text as it is looked up, with its interpolations filled in, its marks read and its nouns agreeing.
  public init(
    localized key: LocalizedStringKey, options: FormattingOptions = [], table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(key.of(table: table))
  }

  public init(localized resource: LocalizedStringResource, options: FormattingOptions = []) {
    self.init(resource.text)
  }

  private init(_ key: LocalizedStringKey) {
    self.init()
    for run in key.runs {
      var piece = AttributedString(run.string)
      let emphasis = InlineEmphasis(run.style)
      if emphasis != InlineEmphasis() { piece[InlineEmphasisAttribute.self] = emphasis }
      append(piece)
    }
  }
}

extension AttributedString {
  /// What becomes of interpolations.
  ///
  /// - Note: Accepted: what was put in keeps no mark of its own.
  public struct FormattingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let applyReplacementIndexAttribute = FormattingOptions(rawValue: 1)
  }

  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable {
      /// Paragraphs, one right after the other, as an attributed string has them.
      case full
      /// One paragraph: the end of a line is a space.
      case inlineOnly
      /// Lines end where they are written to.
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }

    fileprivate func lines(of text: String) -> String {
      switch interpretedSyntax {
      case .full:
        text.replacing(#/\n{2,}/#, with: "").replacing("\n", with: " ")
      case .inlineOnly: text.replacing(#/\n+/#, with: " ")
      case .inlineOnlyPreservingWhitespace: text
      }
    }
  }

  /// - Parameter scope: Whose attributes may be in the text; those that Markdown has are in all.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }

  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: markdown, options: options, baseURL: baseURL)
  }
}

/// What Markdown says of a run.
struct InlineEmphasis: Hashable, Sendable {
  var isStrong = false
  var isEmphasized = false
  var isCode = false
  var isStruck = false
  var isLink = false

  init() {}

  init(_ style: Text.RunStyle) {
    isStrong = style.isBold
    isEmphasized = style.isItalic
    isCode = style.design == .monospaced
    isStruck = style.strikethrough != nil
    isLink = style.foreground != nil
  }

  func apply(to style: inout Text.RunStyle) {
    if isStrong { style.isBold = true }
    if isEmphasized { style.isItalic = true }
    if isCode { style.design = .monospaced }
    if isStruck { style.strikethrough = style.strikethrough ?? .single }
    if isLink { style.becomeLink() }
  }
}

enum InlineEmphasisAttribute: AttributedStringKey {
  typealias Value = InlineEmphasis
  static let name = "Showreel.InlineEmphasis"
}
