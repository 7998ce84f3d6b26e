import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What stands in the bar above a page.
///
///     NavigationStack {
///       Notes().toolbar {
///         ToolbarItem(placement: .topBarLeading) { Button("Edit") { … } }
///         ToolbarItemGroup { Button("Share") { … }; Button("Add") { … } }
///       }
///     }
public protocol ToolbarContent: View {}

/// A toolbar is made of views like any other, each of which knows its place.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: ToolbarContent {}
extension EmptyView: ToolbarContent {}
extension Group: ToolbarContent where Content: View {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

struct BarPlaceModifier: TraitModifier {
  let place: BarPlace

  func apply(to traits: inout Traits) {
    traits.others[ObjectIdentifier(BarPlace.self)] = place
  }
}

/// A view in a bar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content
  /// Whether it is in the bar before a person puts it there, as nobody does in a clip.
  private var isShown = true
  @Environment(\.idiom) private var idiom
  @Environment(\.toolsAreBelow) private var toolsAreBelow

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// - Parameter label: What a group is called where there is no room for all of it; not shown.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }

  /// - Parameter id: What the platform would keep a person's own arrangement by.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
    isShown = showsByDefault
  }

  public var body: some View {
    if !isShown {
      EmptyView()
    } else if placement.place == .overflow {
      OverflowActions(content: content)
    } else {
      content
        .transformEnvironment(\.font) { font in
          if placement.isEmphasized, idiom != .mac {
            font = BarConstants.itemFont.weight(.semibold)
          }
          font = placement.place.font ?? font
        }
        .transformEnvironment(\.isDefaultAction) { isDefault in
          if toolsAreBelow, placement.isEmphasized { isDefault = true }
        }
        .modifier(BarEmphasisColor(isOn: placement.isEmphasized))
        .modifier(BarEmphasisModifier(isOn: placement.isEmphasized))
        .modifier(BarSchemeModifier(place: placement.place))
        .modifier(BarPlaceModifier(place: placement.place))
    }
  }
}

/// What a bar's items are written in.
private struct BarFont: EnvironmentModifier {
  func apply(to environment: inout EnvironmentValues) {
    environment.font = environment.idiom == .mac ? .system(size: 13) : BarConstants.itemFont
  }
}

/// Several views in a bar, side by side: an item may be as many as it likes.
public typealias ToolbarItemGroup = ToolbarItem

extension View {
  /// - Parameter id: What the platform would keep a person's own arrangement by.
  public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View {
    toolbar(content: content)
  }

  /// Puts views into the bar above the page; those without a place stand at its trailing end.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(
        items: AnyView(
          content().modifier(BarFont()).imageScale(.large)
            .environment(\.isInList, false)))
    )
    .modifier(HardwareBarModifier())
  }

  @available(*, deprecated, message: "Use toolbar(content:) with ToolbarItem instead.")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  @available(*, deprecated, message: "Use toolbar(content:) with ToolbarItem instead.")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  @available(*, deprecated, message: "Use toolbar(content:) with ToolbarItem instead.")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
