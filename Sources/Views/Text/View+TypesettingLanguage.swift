import Foundation
import ViewEngine

/// Which language text is set for, which decides about the room of its lines.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// That of the text.
  public static let automatic = TypesettingLanguage(language: nil)

  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

extension View {
  /// - Note: Accepted: lines are as high as their fonts are, in any language.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View
  {
    self
  }

  /// - Note: Accepted: lines are as high as their fonts are, in any language.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
    -> some View
  {
    self
  }
}
