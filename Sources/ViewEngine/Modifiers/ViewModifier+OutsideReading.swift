extension ViewModifier {
  /// What an author's modifier makes of a view, without that view and before it stands in a tree; nil as of a view.
  @MainActor package var bodyOutside: (any View)? {
    guard Body.self != Never.self, isReadableOutside(self) else { return nil }
    return body(content: Content())
  }
}
