import Motion
@_spi(Engine) import ViewEngine

/// Some of the views of a toolbar, side by side, for one place of the bar.
struct BarPart: Identifiable, Equatable {
  let id: Subview.ID
  let subview: Subview
  let place: BarPlace

  static func == (left: BarPart, right: BarPart) -> Bool {
    left.id == right.id && left.place == right.place
  }
}

struct ToolbarModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  let items: AnyView

  func makeNode(content: any View, parent: Node, environment: EnvironmentValues) -> Node {
    ToolbarNode(items: items, content: content, parent: parent, environment: environment)
  }
}

/// Builds a toolbar where it is written, with the state and the environment of that place, and hands
/// it up to the bar that shows it.
final class ToolbarNode: Node, PreferenceNode, PreferenceGiving {
  typealias K = NavigationBarKey

  private var content: Node?
  private var items: Node?
  private var parts: [(place: BarPlace, node: ContainerNode)] = []

  private static func arrangement(in environment: EnvironmentValues) -> StackArrangement {
    .horizontal(
      alignment: .center,
      spacing: environment.isGlass ? GlassBarConstants.gap : BarConstants.gap)
  }

  init(items: AnyView, content: any View, parent: Node, environment: EnvironmentValues) {
    super.init(parent: parent, graph: parent.graph, environment: environment)
    noteHandingUp()
    self.content = makeChild(content, environment: environment.handing(items))
    self.items = makeChild(items, environment: environment.inBar)
    parts = BarPlace.allCases.map { place in
      let node = ContainerNode(
        content: ToolbarPart(place: place), arrangement: Self.arrangement(in: environment),
        parent: self, graph: graph, environment: environment)
      return (place, node)
    }
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let view = view as? any ModifiedView,
      let modifier = view.anyModifier as? ToolbarModifier
    else { return }
    content = content.map {
      reconcile($0, with: view.anyContent, environment: environment.handing(modifier.items))
    }
    items = items.map { reconcile($0, with: modifier.items, environment: environment.inBar) }
    for (place, node) in parts {
      node.update(
        content: ToolbarPart(place: place), arrangement: Self.arrangement(in: environment),
        environment: environment)
    }
  }

  override var childNodes: [Node] { [content, items].compactMap(\.self) + parts.map(\.node) }

  override func collect(into entries: inout [Entry], traits: Traits) {
    content?.collect(into: &entries, traits: traits)
  }

  /// The toolbar's views for one place.
  func subviews(at place: BarPlace) -> [Subview] {
    (items?.entries ?? []).filter { entry in
      let own = entry.traits.others[ObjectIdentifier(BarPlace.self)] as? BarPlace
      return (own ?? .trailing) == place
    }
    .map { Subview(entry: $0, tag: nil) }
  }

  // MARK: Handing up

  var giving: Any { self }
  var itemsAround: [Item] { [] }

  func change(_ value: inout NavigationBarValues, around items: [Item]) {
    if self.items?.entries.contains(where: \.isSearchSlot) == true { value.placesSearch = true }
    for (place, node) in parts where !node.contentEntries.isEmpty {
      let subview = Subview(entry: Entry(item: node.item, traits: Traits()), tag: nil)
      value.parts.append(BarPart(id: subview.id, subview: subview, place: place))
    }
  }
}

private enum WindowToolsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// Of a toolbar around a Mac's split view, which are in the bar of the last column.
  var windowTools: AnyView? {
    get { self[WindowToolsKey.self] }
    set { self[WindowToolsKey.self] = newValue }
  }

  fileprivate func handing(_ items: AnyView) -> EnvironmentValues {
    guard idiom == .mac, isAtWindowRoot else { return self }
    var values = self
    values.windowTools = AnyView(
      Group {
        windowTools
        items
      })
    return values
  }

  /// A bar has no room for titles beside icons; below a sheet there are buttons as everywhere.
  fileprivate var inBar: EnvironmentValues {
    var values = self
    guard !toolsAreBelow else { return values }
    values.isInToolbar = true
    // Views without a place stand in the bar above.
    values.barSchemes.page = colorScheme
    values.colorScheme = barSchemes.above ?? colorScheme
    // On glass only an item's own tint colours it.
    if isGlass { values.tint = nil }
    values.labelLook = LabelLook { AnyView(IconOnlyLabelStyle().makeBody(configuration: $0)) }
    return values
  }
}
