import ViewEngine

/// Puts previews into surroundings that several of them share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// What Xcode's previews are called.
public struct Preview {
  /// Of previews of views.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
@MainActor @preconcurrency
public struct PreviewTrait<T> {
  fileprivate var wrap: ((AnyView) -> AnyView)?
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  // A clip's stage decides about the rest.

  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// The preview of a demo with its traits.
@MainActor
public func _previewed(_ view: some View, _ traits: PreviewTrait<Preview.ViewTraits>...)
  -> some View
{
  traits.reduce(AnyView(view)) { view, trait in trait.wrap?(view) ?? view }
}

/// A preview in its surroundings, once they are made.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      content.hidden().task { context = try? await Modifier.makeSharedContext() }
    }
  }
}
