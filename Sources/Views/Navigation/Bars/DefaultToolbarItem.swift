import Motion
@_spi(Engine) import ViewEngine

/// Says where what the system puts into a bar stands.
///
/// - Note: Approximated: a search field among the items of a phone's bar below the page; a sidebar's button and a title stay
///   where they are.
public struct DefaultToolbarItem: ToolbarContent {
  private let kind: ToolbarDefaultItemKind
  private let placement: ToolbarItemPlacement

  /// - Parameters:
  ///   - kind: What of the system's.
  ///   - placement: Where it is to stand.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  public var body: some View {
    if kind == .search, placement == .bottomBar {
      SearchSlot().modifier(BarPlaceModifier(place: placement.place))
    }
  }
}

extension ToolbarContent {
  /// Whether an item shares the glass of those beside it.
  ///
  /// - Note: Accepted: bars have no glass.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
