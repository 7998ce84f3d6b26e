/// Builds views from closures: sequences, `if`, `switch`, `if let` and `#available`.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}
