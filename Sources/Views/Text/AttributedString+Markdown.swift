import Foundation

extension AttributedString {
  /// Reads the marks inside a line of Markdown, as a literal of ``Text`` does.
  ///
  /// Nothing that is written is an error: marks that do not fit are characters.
  public init(markdown: String) throws {
    self.init()
    for run in LocalizedStringKey(markdown).runs {
      var piece = AttributedString(run.string)
      let emphasis = InlineEmphasis(run.style)
      if emphasis != InlineEmphasis() { piece[InlineEmphasisAttribute.self] = emphasis }
      append(piece)
    }
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
