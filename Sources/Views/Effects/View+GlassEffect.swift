import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Puts the view on a piece of Liquid Glass.
  ///
  /// - Note: Approximated: a material with a bright rim and a soft shadow.
  public func glassEffect(_ glass: Glass = .regular) -> some View {
    glassEffect(glass, in: DefaultGlassEffectShape())
  }

  @ViewBuilder
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
    if glass.kind == .identity {
      self
    } else {
      background { GlassBody(glass: glass, shape: shape) }
    }
  }

  /// Which piece of glass this one becomes and comes from.
  ///
  /// - Note: Approximated: a piece that comes or goes does so by its transition, without flowing out
  ///   of another one.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// Makes one piece of the glass of several views.
  ///
  /// - Note: Approximated: they stay as many as they are.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  {
    self
  }

  /// - Note: Approximated: a piece comes and goes by the view's own transition.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Continues the view, mirrored and blurred, under the bars beside it.
  ///
  /// - Note: Approximated: the view reaches under the bars itself.
  public func backgroundExtensionEffect() -> some View { ignoresSafeArea() }
}

/// How a piece of glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
  public static let identity = GlassEffectTransition(name: "identity")
}

/// Glass that flows together where it comes near.
///
/// - Note: Approximated: its views keep their own pieces. Several of them lie upon each other, as in the stack that
///   stands for it on older systems; the documentation does not say how they are arranged.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { ZStack { content } }
}
