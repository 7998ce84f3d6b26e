import ViewEngine

/// Which controls belong to a map changes nothing: it has them in its own corner.
extension Map where Content == EmptyView {
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(
      position.wrappedValue, content()._parts, moves: MapMoves(interactionModes, bounds, position))
  }

  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(position.wrappedValue, [], moves: MapMoves(interactionModes, bounds, position))
  }

  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(initialPosition, content()._parts, moves: MapMoves(interactionModes, bounds))
  }

  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) {
    self.init(initialPosition, [], moves: MapMoves(interactionModes, bounds))
  }

  /// - Parameter selection: The tag of what was tapped.
  public init<V: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(
      position.wrappedValue, content()._parts, selection: mapTag(selection),
      moves: MapMoves(interactionModes, bounds, position))
  }

  public init<V: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<V?>,
    scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) {
    self.init(
      initialPosition, content()._parts, selection: mapTag(selection),
      moves: MapMoves(interactionModes, bounds))
  }

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false
  ) {
    self.init(
      .region(coordinateRegion.wrappedValue), [],
      moves: MapMoves(interactionModes, coordinateRegion))
  }

  public init<Items: RandomAccessCollection, C: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    annotationItems: Items, annotationContent: (Items.Element) -> C
  ) where Items.Element: Identifiable {
    self.init(
      .region(coordinateRegion.wrappedValue),
      annotationItems.flatMap { annotationContent($0)._parts },
      moves: MapMoves(interactionModes, coordinateRegion))
  }
}

/// Whether a map goes along with its user, whom nothing finds in a clip.
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

extension Map where Content == EmptyView {
  /// - Parameter userTrackingMode: Changes nothing: nobody moves in a clip.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>?
  ) {
    self.init(
      coordinateRegion: coordinateRegion, interactionModes: interactionModes,
      showsUserLocation: showsUserLocation)
  }

  /// - Parameter userTrackingMode: Changes nothing: nobody moves in a clip.
  public init<Items: RandomAccessCollection, C: MapContent>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>?, annotationItems: Items,
    annotationContent: (Items.Element) -> C
  ) where Items.Element: Identifiable {
    self.init(
      coordinateRegion: coordinateRegion, interactionModes: interactionModes,
      showsUserLocation: showsUserLocation, annotationItems: annotationItems,
      annotationContent: annotationContent)
  }
}

/// The selection of any type of tag.
func mapTag<V: Hashable>(_ selection: Binding<V?>) -> Binding<AnyHashable?> {
  Binding<AnyHashable?>(
    get: { selection.wrappedValue.map { AnyHashable($0) } },
    set: { selection.wrappedValue = $0?.base as? V })
}
