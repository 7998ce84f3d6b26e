import Foundation
import Geometry
import ViewEngine

/// A map of MapKit, as a view of UIKit or AppKit, drawn as SwiftUI's.
///
/// - Note: Approximated: as ``Map``. Without a region all that is on it is in sight, and no bubble tells of what is chosen.
@MainActor @preconcurrency
open class MKMapView: NSView {
  public weak var delegate: (any MKMapViewDelegate)?
  /// - Note: Accepted: the ground that stands for a map has one look.
  public var mapType = MKMapType.standard
  public var showsTraffic = false
  public var showsBuildings = true
  public var showsCompass = true
  public var showsScale = false
  /// - Note: Accepted: nothing tells a clip where its user is.
  public var showsUserLocation = false
  public var userTrackingMode = MKUserTrackingMode.none
  public let userLocation = MKUserLocation()
  public var isZoomEnabled = true { didSet { changed() } }
  public var isScrollEnabled = true { didSet { changed() } }
  /// - Note: Accepted: the map is not turned.
  public var isRotateEnabled = true
  public var isPitchEnabled = true
  public private(set) var annotations: [any MKAnnotation] = [] { didSet { changed() } }
  public private(set) var overlays: [any MKOverlay] = [] { didSet { changed() } }
  private var views: [ObjectIdentifier: MKAnnotationView] = [:]
  private var place: MKCoordinateRegion? { didSet { if place != oldValue { changed() } } }
  private var chosen: (any MKAnnotation)? { didSet { changed() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: What is in sight

  /// What it was told to show, of which more may be in sight along one side.
  public var region: MKCoordinateRegion {
    get { place ?? MapCameraPosition.automatic.shown(annotations.map(\.coordinate)) }
    set { place = newValue }
  }

  public var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  public var visibleMapRect: MKMapRect {
    get { MapProjection(region, in: bounds.size).rect }
    set { region = MKCoordinateRegion(newValue) }
  }

  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    move(animated) { self.region = region }
  }

  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    move(animated) { self.centerCoordinate = coordinate }
  }

  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    move(animated) { self.visibleMapRect = mapRect }
  }

  /// - Note: Accepted: nothing tells a clip where its user is.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }

  /// MapKit's camera takes about as long. Not measured.
  private static let flight = 0.5

  private func move(_ isAnimated: Bool, _ change: @escaping () -> Void) {
    if isAnimated, isInWindow {
      UIView.animate(withDuration: Self.flight) { change() }
    } else {
      change()
    }
  }

  // MARK: What is on it

  public func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  public func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }

  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    let gone = Set(annotations.map { ObjectIdentifier($0) })
    for one in gone { views[one] = nil }
    if let chosen, gone.contains(ObjectIdentifier(chosen)) { self.chosen = nil }
    self.annotations.removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  public func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  public func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

  public func removeOverlays(_ overlays: [any MKOverlay]) {
    let gone = Set(overlays.map { ObjectIdentifier($0) })
    self.overlays.removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  /// - Note: Accepted: each view is made anew.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier: String) {}

  public func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  { nil }

  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    let id = ObjectIdentifier(annotation)
    if let view = views[id] { return view }
    let view = delegate?.mapView(self, viewFor: annotation)
    view?.annotation = annotation
    views[id] = view
    return view
  }

  public var selectedAnnotations: [any MKAnnotation] { chosen.map { [$0] } ?? [] }

  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    choose(annotation)
  }

  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    if annotation === chosen { choose(nil) }
  }

  private func choose(_ annotation: (any MKAnnotation)?) {
    if let old = chosen { delegate?.mapView(self, didDeselect: seen(old)) }
    chosen = annotation
    if let annotation { delegate?.mapView(self, didSelect: seen(annotation)) }
  }

  /// Its view; one made for who asks where a balloon stands for it.
  private func seen(_ annotation: any MKAnnotation) -> MKAnnotationView {
    view(for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
  }

  // MARK: Drawn

  override var ownContent: AnyView? {
    var modes: MapInteractionModes = []
    if isScrollEnabled { modes.insert(.pan) }
    if isZoomEnabled { modes.insert(.zoom) }
    let grounds = overlays.compactMap { delegate?.mapView(self, rendererFor: $0).part }
    let marks = annotations.map { mark(of: $0) }
    return AnyView(
      Map<EmptyView>(
        place.map { MapCameraPosition.region($0) } ?? .automatic, grounds + marks,
        selection: selection,
        moves: MapMoves(modes: modes, takeRegion: { self.follow($0) })
      )
      // Who asks where a place is goes by it.
      .onGeometryChange(for: CGSize.self, of: \.size) { size in
        ChangeCount.quietly { self.frame.size = size }
      })
  }

  private var selection: Binding<AnyHashable?> {
    Binding<AnyHashable?>(
      get: { self.chosen.map { AnyHashable(ObjectIdentifier($0)) } },
      set: { tag in
        self.choose(self.annotations.first { AnyHashable(ObjectIdentifier($0)) == tag })
      })
  }

  private func mark(of annotation: any MKAnnotation) -> _MapPart {
    let title = annotation.title.map { Text(verbatim: $0) }
    var part =
      view(for: annotation)?.part(title: title)
      ?? _MapPart(kind: .marker(title: title, glyph: nil), places: [])
    part.places = [annotation.coordinate]
    part.tag = AnyHashable(ObjectIdentifier(annotation))
    return part
  }

  /// A finger has moved it.
  private func follow(_ region: MKCoordinateRegion) {
    place = region
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: false)
  }
}

/// What the ground of a map of MapKit shows.
public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map goes with its user, whom nothing tells a clip of.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }
