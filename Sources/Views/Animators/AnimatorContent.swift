import Motion
import ViewEngine

/// The view that a modifier with a closure was applied to, as the closure sees it.
public struct AnimatorContent<Content: View>: View, StandsForContent {
  let content: Content

  public var body: some View { content }
}
