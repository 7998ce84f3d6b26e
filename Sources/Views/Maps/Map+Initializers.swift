import ViewEngine

/// How far, how near and in which ways a map may be moved, and which controls belong to it, changes nothing: the map
/// stands still.
extension Map where Content == EmptyView {
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(position.wrappedValue, content()._parts)
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position.wrappedValue, [])
  }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(initialPosition, content()._parts)
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition, [])
  }

  /// - Parameter selection: The tag of what was tapped.
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(position.wrappedValue, content()._parts, selection: mapTag(selection))
  }

  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(initialPosition, content()._parts, selection: mapTag(selection))
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false
  ) {
    self.init(.region(coordinateRegion.wrappedValue), [])
  }

  public init<Items: RandomAccessCollection, C: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: (Items.Element) -> C
  ) where Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion.wrappedValue),
      annotationItems.flatMap { annotationContent($0)._parts })
  }
}

/// The selection of any type of tag.
func mapTag<V: Hashable>(_ selection: Binding<V?>) -> Binding<AnyHashable?> {
  Binding<AnyHashable?>(
    get: { selection.wrappedValue.map { AnyHashable($0) } },
    set: { selection.wrappedValue = $0?.base as? V })
}
