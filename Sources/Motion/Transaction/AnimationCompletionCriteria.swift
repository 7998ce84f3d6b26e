/// When an animation's completion is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case logicallyComplete, removed }

  private let kind: Kind

  /// When the change seems complete; a spring may still move a little.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)

  /// When every animation of the change, and what took it over, has come to rest.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}
