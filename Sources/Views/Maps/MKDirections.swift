import Foundation

/// Looks for a way between two places.
///
/// - Note: Approximated: a clip has no network to ask for streets. The straight line stands in.
public final class MKDirections: NSObject, @unchecked Sendable {
  /// From where to where, and how.
  public final class Request: NSObject, @unchecked Sendable {
    public var source: MKMapItem?
    public var destination: MKMapItem?
    public var transportType = MKDirectionsTransportType.any
    public var requestsAlternateRoutes = false
    public var departureDate: Date?
    public var arrivalDate: Date?
  }

  /// What is found.
  public final class Response: NSObject, @unchecked Sendable {
    public let routes: [MKRoute]

    init(_ request: Request) {
      guard let source = request.source, let destination = request.destination else {
        routes = []
        return
      }
      routes = [MKRoute(from: source, to: destination, by: request.transportType)]
    }
  }

  private let request: Request

  public init(request: Request) {
    self.request = request
  }

  public func calculate() async throws -> Response { Response(request) }

  public func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(request), nil)
  }

  public func cancel() {}
}

/// How somebody goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// A way between two places.
public final class MKRoute: NSObject, @unchecked Sendable {
  public let name: String
  public let polyline: MKPolyline
  /// Metres.
  public let distance: CLLocationDistance
  /// Seconds, at 1.4 m/s on foot and at 13 m/s in a car.
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType

  init(
    from source: MKMapItem, to destination: MKMapItem, by transportType: MKDirectionsTransportType
  ) {
    name = destination.name ?? ""
    polyline = MKPolyline(
      coordinates: [source.placemark.coordinate, destination.placemark.coordinate], count: 2)
    distance = source.location.distance(from: destination.location)
    expectedTravelTime = distance / (transportType == .walking ? 1.4 : 13)
    self.transportType = transportType
  }
}

extension MapPolyline {
  public init(_ polyline: MKPolyline) {
    self.init(coordinates: polyline.places)
  }

  public init(_ route: MKRoute) {
    self.init(route.polyline)
  }
}
