import Foundation

/// What a font is asked for by.
public struct UIFontDescriptor: Hashable, Sendable {
  var font: Font

  public struct SystemDesign: Hashable, Sendable {
    fileprivate let design: Font.Design

    public static let `default` = SystemDesign(design: .default)
    public static let rounded = SystemDesign(design: .rounded)
    public static let serif = SystemDesign(design: .serif)
    public static let monospaced = SystemDesign(design: .monospaced)
  }

  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    /// AppKit's names.
    public static let italic = traitItalic
    public static let bold = traitBold
    public static let monoSpace = traitMonoSpace
  }

  init(_ font: Font) {
    self.font = font
  }

  public init(name: String, size: CGFloat) {
    font = .custom(name, fixedSize: size)
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  {
    UIFontDescriptor(style.font)
  }

  public var pointSize: CGFloat { font.size }

  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.with { $0.design = design.design })
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.with { $0.size = newPointSize })
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(font.with { $0.family = newFamily })
  }

  /// What is not among the traits goes, but the weight of the style.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(
      font.with {
        $0.isBold = symbolicTraits.contains(.traitBold)
        $0.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitMonoSpace) { $0.design = .monospaced }
        if symbolicTraits.contains(.traitTightLeading) { $0.leading = .tight }
        if symbolicTraits.contains(.traitLooseLeading) { $0.leading = .loose }
        if symbolicTraits.contains(.traitCondensed) { $0.width = .condensed }
        if symbolicTraits.contains(.traitExpanded) { $0.width = .expanded }
      })
  }

  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isBold { traits.insert(.traitBold) }
    if font.isItalic { traits.insert(.traitItalic) }
    if font.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

  /// - Parameter size: 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = pointSize > 0 ? descriptor.withSize(pointSize).font : descriptor.font
    self.init(font, size: font.size)
  }
}
