import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// Makes a suggestion put a text into the field when it is tapped.
  public func searchCompletion(_ completion: String) -> some View {
    SearchCompletion(content: self, completion: .text(completion))
  }

  /// Makes a suggestion put a token into the field when it is tapped, in place of the text that is typed.
  ///
  /// - Parameter token: Of the kind that `searchable(text:tokens:)` has; another has no effect.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    SearchCompletion(content: self, completion: .token(token))
  }
}

/// What a suggestion puts into the field.
enum CompletedSearch {
  case text(String)
  case token(Any)
}

/// A suggestion that completes what is typed. One that is typed already is not shown: of "Josh" and "Joshua", once
/// the former was tapped, the latter is left, as users report of iOS 17.
private struct SearchCompletion<Content: View>: View {
  let content: Content
  let completion: CompletedSearch
  @Environment(\.completeSearch) private var complete
  @Environment(\.typedSearch) private var typed

  private var isTyped: Bool {
    if case .text(let text) = completion { text == typed } else { false }
  }

  var body: some View {
    if !isTyped {
      Button {
        complete(completion)
      } label: {
        content.foregroundStyle(Color.primary)
      }
      .modifier(TouchAppealModifier(appeal: .promising))
    }
  }
}
