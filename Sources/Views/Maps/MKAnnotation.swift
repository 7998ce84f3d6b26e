import Foundation

/// Something at a place of a map of MapKit.
///
/// - Note: Approximated: a title is one or none; MapKit's protocol, whose titles are optional, tells of both.
public protocol MKAnnotation: AnyObject {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// A place with a name.
open class MKPointAnnotation: NSObject, MKAnnotation {
  public var coordinate: CLLocationCoordinate2D
  public var title: String?
  public var subtitle: String?

  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }

  public init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.coordinate = coordinate
    self.title = title
    self.subtitle = subtitle
    super.init()
  }
}

/// Where the user is: nowhere, as nothing tells a clip.
public final class MKUserLocation: NSObject, MKAnnotation {
  public let coordinate = CLLocationCoordinate2D()
  public let location: CLLocation? = nil
  public let isUpdating = false
  public var title: String?
  public var subtitle: String?
}
