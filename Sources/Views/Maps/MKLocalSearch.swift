import Foundation

/// Looks for places by words.
///
/// - Note: Approximated: a clip has no network to ask. Five places around the middle of the region stand in, named after
///   the words.
public final class MKLocalSearch: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What is looked for, and where.
  public final class Request: NSObject, @unchecked Sendable {
    public var naturalLanguageQuery: String?
    public var region: MKCoordinateRegion
    public var resultTypes: ResultType = [.address, .pointOfInterest]

    public override convenience init() {
      self.init(naturalLanguageQuery: "")
    }

    public init(
      naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()
    ) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
  }

  /// What is found.
  public final class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(_ request: Request) {
      let region = Response.searched(request.region)
      boundingRegion = region
      let words = (request.naturalLanguageQuery ?? "").trimmingCharacters(in: .whitespaces)
      let ways: [(north: Double, east: Double)] =
        words.isEmpty
        ? [] : [(0.05, -0.12), (0.22, 0.08), (-0.14, 0.2), (-0.24, -0.1), (0.1, -0.3)]
      mapItems = ways.enumerated().map { number, way in
        let center = region.center
        let span = region.span
        let item = MKMapItem(
          placemark: MKPlacemark(
            coordinate: CLLocationCoordinate2D(
              latitude: center.latitude + way.north * span.latitudeDelta,
              longitude: center.longitude + way.east * span.longitudeDelta)))
        item.name = "\(words.capitalized) \(number + 1)"
        return item
      }
    }

    /// A region without a size is that of a town: places would lie upon each other.
    private static func searched(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
      guard region.span.latitudeDelta <= 0 || region.span.longitudeDelta <= 0 else { return region }
      return MKCoordinateRegion(
        center: region.center, latitudinalMeters: 5000, longitudinalMeters: 5000)
    }
  }

  private let request: Request
  public private(set) var isSearching = false

  public init(request: Request) {
    self.request = request
  }

  public func start() async throws -> Response { Response(request) }

  public func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(request), nil)
  }

  public func cancel() {}
}
