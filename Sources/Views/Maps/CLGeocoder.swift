import Foundation

/// Finds places by their addresses: none, as a clip reaches no network.
///
/// - Note: Approximated: every question is answered with the error of a device without a network.
public final class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias Answer = @MainActor @Sendable ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether somebody waits for an answer.
  public let isGeocoding = false

  public func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping Answer
  ) { answer(completionHandler) }

  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping Answer
  ) { answer(completionHandler) }

  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  public func cancelGeocode() {}

  private func answer(_ completion: @escaping Answer) {
    Task { @MainActor in completion(nil, CLError(.network)) }
  }
}

/// Why nothing is known of a place.
public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult, geocodeCanceled
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }
}
