import Motion
import ViewEngine

/// Which letters a keyboard makes capital by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let name: String

  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}
