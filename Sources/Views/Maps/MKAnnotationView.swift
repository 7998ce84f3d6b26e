import Foundation
import Geometry
import ViewEngine

/// What is seen of an annotation: a picture, or what a subclass has in it.
@MainActor @preconcurrency
open class MKAnnotationView: NSView {
  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  /// The view takes its size.
  open var image: UIImage? {
    didSet {
      frame.size = image?.size ?? .zero
      changed()
    }
  }
  /// From the place to the view's middle.
  public var centerOffset = CGPoint.zero { didSet { changed() } }
  /// - Note: Accepted: a clip's map has no bubbles.
  public var canShowCallout = false
  public var calloutOffset = CGPoint.zero
  public var leftCalloutAccessoryView: UIView?
  public var rightCalloutAccessoryView: UIView?
  public var detailCalloutAccessoryView: UIView?
  /// - Note: Accepted: all are shown, each by itself.
  public var clusteringIdentifier: String?
  public var isDraggable = false

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }

  override var ownContent: AnyView? {
    guard let image = image?.image else { return AnyView(Color.clear) }
    return AnyView(image.resizable())
  }

  /// How it stands on a map.
  ///
  /// - Parameter title: What is below a balloon.
  func part(title: Text?) -> _MapPart {
    let size = frame.size
    let view =
      size.width > 0 && size.height > 0
      ? AnyView(shown.frame(width: size.width, height: size.height)) : AnyView(shown.fixedSize())
    let standing = view.offset(x: centerOffset.x, y: centerOffset.y)
    return _MapPart(kind: .view(AnyView(standing), title: nil, anchor: .center), places: [])
  }
}

/// A balloon.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  public var markerTintColor: UIColor? { didSet { changed() } }
  public var glyphText: String? { didSet { changed() } }
  public var glyphImage: UIImage? { didSet { changed() } }
  /// - Note: Accepted: what stands in a balloon is white.
  public var glyphTintColor: UIColor?
  /// - Note: Accepted: a balloon has its title below.
  public var animatesWhenAdded = false

  override func part(title: Text?) -> _MapPart {
    let glyph =
      glyphText.map { AnyView(Text(verbatim: $0)) } ?? glyphImage?.image.map { AnyView($0) }
    var part = _MapPart(kind: .marker(title: title, glyph: glyph), places: [])
    part.tint = markerTintColor?.color
    return part
  }
}

/// A pin, drawn as a balloon.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  public var pinTintColor: UIColor? { didSet { changed() } }
  /// - Note: Accepted: pins are there at once.
  public var animatesDrop = false

  override func part(title: Text?) -> _MapPart {
    var part = _MapPart(kind: .marker(title: nil, glyph: nil), places: [])
    part.tint = pinTintColor?.color
    return part
  }
}
