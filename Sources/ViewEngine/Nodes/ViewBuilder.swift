/// Builds views from closures: sequences, `if`, `switch`, `if let` and `#available`.
@resultBuilder
@MainActor @preconcurrency
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}
