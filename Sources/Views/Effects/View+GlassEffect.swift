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
      modifier(GlassEffectModifier(glass: glass, shape: shape))
    }
  }

  /// Which piece of glass this one becomes and comes from.
  ///
  /// - Note: Approximated: in a container a piece that comes or goes moves and grows out of the nearest other one,
  ///   without a neck between them.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  {
    let piece = id.map { GlassPieceID($0, in: namespace) }
    return modifier(GlassPlaceModifier(piece: piece))
      .transition(
        .modifier(
          active: GlassFlow(piece: piece, isOut: true),
          identity: GlassFlow(piece: piece, isOut: false)))
  }

  /// Makes one piece of the glass of several views.
  ///
  /// - Note: Approximated: in a container it is as large as all of them, in the shape of the first.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  {
    environment(\.glassUnion, id.map { GlassPieceID($0, in: namespace) })
  }

  /// - Note: Approximated: a piece comes and goes by the view's own transition, or as `glassEffectID` says.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Continues the view, mirrored and blurred, under the bars beside it.
  ///
  /// - Note: Approximated: how strong the blur is, is by eye; sidebars lie beside it and not over it.
  public func backgroundExtensionEffect() -> some View {
    backgroundExtensionEffect(isEnabled: true)
  }

  /// - Parameter isEnabled: Whether it is continued.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

/// How a piece of glass comes and goes.
public struct GlassEffectTransition: Hashable, Sendable {
  private let name: String

  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
  public static let identity = GlassEffectTransition(name: "identity")

  /// As the first releases of iOS 26 for developers had it, for which much public code was written.
  public static func matchedGeometry(
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
  ) -> GlassEffectTransition { GlassEffectTransition(name: "matchedGeometry") }
}

/// Glass that flows together where it comes near.
///
/// - Note: Approximated: pieces do not run together where they come near. Several views lie upon each other, as in the
///   stack that stands for it on older systems; the documentation does not say how they are arranged.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content
  @State private var pieces = GlassPieces()

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    ZStack { content }
      .environment(\.glassPieces, pieces)
      .backgroundPreferenceValue(GlassPartsKey.self) { GlassUnions(parts: $0) }
      // A container around it has parts of its own.
      .transformPreference(GlassPartsKey.self) { $0 = [] }
  }
}
