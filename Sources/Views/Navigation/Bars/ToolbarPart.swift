import Motion
@_spi(Engine) import ViewEngine

/// What a toolbar has for one place.
struct ToolbarPart: PrimitiveView {
  let place: BarPlace

  func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    ToolbarPartNode(place, parent: parent, environment: environment)
  }
}

private final class ToolbarPartNode: Node, SubviewReading {
  private let place: BarPlace
  private var shown: [Subview] = []
  private var result: Node?

  init(_ place: BarPlace, parent: Node, environment: EnvironmentValues) {
    self.place = place
    super.init(parent: parent, graph: parent.graph, environment: environment)
    graph.containers.add(self)
    shown = subviews
    result = makeChild(views, environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    shown = subviews
    reevaluate()
  }

  override func reevaluate() {
    result = result.map { reconcile($0, with: views, environment: environment) }
  }

  func refresh() {
    let present = subviews
    guard present.map(\.id) != shown.map(\.id) else { return }
    shown = present
    reevaluate()
  }

  override var childNodes: [Node] { result.map { [$0] } ?? [] }

  override func destroy() {
    super.destroy()
    graph.containers.forget(reader: self)
  }

  private var subviews: [Subview] { views(at: place) + (other.map(views) ?? []) }

  /// The place that shares the bar below the page with this one.
  private var other: BarPlace? {
    switch place {
    case .bottom: .status
    case .status: .bottom
    default: nil
    }
  }

  private func views(at place: BarPlace) -> [Subview] {
    ancestor(ofType: ToolbarNode.self)?.subviews(at: place) ?? []
  }

  private var views: AnyView {
    var own = views(at: place)
    // A search field with the focus has the bar to itself.
    if place == .bottom, environment.placedSearch?.isOpen == true {
      own.removeAll { !$0.isSearchSlot }
    }
    guard !own.isEmpty, let beside = other.map(views), !beside.isEmpty else { return spread(own) }
    // A status stands among what is beside it, where it overlaps nothing.
    if place == .status { return AnyView(EmptyView()) }
    let sides = BarSides(of: own, isJoined: environment.isGlass)
    return AnyView(
      StatusRow(leading: spread(sides.leading), status: beside, trailing: spread(sides.trailing)))
  }

  /// What stands below the page is spread from end to end, unless it says where the gaps are. Above a keyboard there
  /// are no other gaps.
  private func spread(_ views: [Subview]) -> AnyView {
    if environment.isGlass, [.leading, .trailing, .bottom].contains(place) {
      return AnyView(GlassBarRuns(runs: GlassBarRun.runs(of: views)))
    }
    guard place == .bottom || place == .keyboard else { return AnyView(ForEach(views) { $0 }) }
    let hasGaps = place == .keyboard || views.contains(where: \.isGap)
    return AnyView(
      ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
        if index > 0 && !hasGaps { Spacer(minLength: 0) }
        // One that was made elsewhere does not know along which axis it is.
        if view.isGap { Spacer(minLength: 0) } else { view }
      })
  }
}
