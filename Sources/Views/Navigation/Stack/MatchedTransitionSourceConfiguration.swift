import Foundation
import Motion
import ViewEngine

/// What a view that pages grow from looks like on the way.
public protocol MatchedTransitionSourceConfiguration {}

/// The view as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }

  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Makes the view one that pages grow from, with a look for the way.
  ///
  /// - Note: Approximated: the page grows from the view as it is; ground, shape and shadow of its own
  ///   for the way are not drawn.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}
