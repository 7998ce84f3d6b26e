import Motion
@_spi(Engine) import ViewEngine

/// Says where what the system puts into a bar stands.
///
/// - Note: Accepted: a sidebar's button, a title and a search field stay where they are.
public struct DefaultToolbarItem: ToolbarContent {
  /// - Parameters:
  ///   - kind: What of the system's.
  ///   - placement: Where it is to stand.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  public var body: some View { EmptyView() }
}

extension ToolbarContent {
  /// Whether an item shares the glass of those beside it.
  ///
  /// - Note: Accepted: bars have no glass.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
