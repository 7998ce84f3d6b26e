import Motion
import ViewEngine

/// How far the system's tools for writing change a text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// At which end of a line a caret stands between two.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

// What a system offers somebody who writes. It offers nothing in a clip: what is typed comes from the script.
extension View {
  /// - Note: Accepted: no effect in a clip, which offers no help with writing.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which offers no help with writing.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// - Note: Accepted: no effect in a clip, which offers no help with writing.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which proposes no words.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }

  /// - Note: Accepted: no effect in a clip, which proposes no words.
  public func textInputCompletion(_ completion: String) -> some View { self }

  /// - Note: Accepted: no effect in a clip, whose caret is where the script typed.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }

  /// - Note: Accepted: no effect in a clip, in which nobody speaks.
  public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  {
    self
  }

  /// Which letters of a keyboard are capital by themselves.
  @available(*, deprecated, message: "Use textInputAutocapitalization(_:) instead.")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    let capitalization: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return textInputAutocapitalization(capitalization)
  }

  /// - Note: Accepted: letters keep their distance; use `minimumScaleFactor` to fit a text.
  public func allowsTightening(_ flag: Bool) -> some View { self }
}

/// When a field listens.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = TextInputDictationBehavior(name: "automatic")
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")

  /// What begins dictation.
  public enum DictationActivation: Hashable, Sendable { case onSelect, onLook }

  public static func inline(activation: DictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline \(activation)")
  }
}

/// Which letters a keyboard makes capitals, as UIKit names it.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
