import Drawing
import Foundation
import Motion
@_spi(Engine) import ViewEngine

extension Font {
  /// What a font's size depends on, where a view stands: ``EnvironmentValues/fontResolutionContext``.
  public struct Context: Hashable, Sendable {
    let typeSize: DynamicTypeSize
    let idiom: DeviceIdiom
  }

  /// A font as it is drawn somewhere.
  ///
  /// - Source: Apple's documentation; bold is what is semibold or heavier.
  public struct Resolved: Hashable, Sendable {
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isSmallCaps: Bool

    public var isBold: Bool { weight.value >= Weight.semibold.value }
    public var isLowercaseSmallCaps: Bool { isSmallCaps }
    /// Never, as capitals keep their height here.
    public var isUppercaseSmallCaps: Bool { false }
  }

  /// The font as it is drawn where a context was read.
  ///
  ///     @Environment(\.fontResolutionContext) private var context
  ///     …
  ///     container.font = font.bold(!font.resolve(in: context).isBold)
  public func resolve(in context: Context) -> Resolved {
    let drawn = description(at: context.typeSize, on: context.idiom)
    return Resolved(
      pointSize: drawn.size, weight: Weight(value: drawn.weight), width: width ?? .standard,
      leading: leading, isItalic: drawn.italic, isMonospaced: drawn.design == .monospaced,
      isSmallCaps: drawn.smallCaps)
  }
}

extension EnvironmentValues {
  /// What fonts are resolved in here.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: dynamicTypeSize, idiom: idiom)
  }
}
