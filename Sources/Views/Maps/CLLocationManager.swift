import Foundation

/// Where a device is: a clip's is nowhere, as one whose owner has not been asked yet.
///
/// - Note: Approximated: it never finds a place, and nobody is asked.
public final class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationDistance = kCLLocationAccuracyBest
  public var distanceFilter: CLLocationDistance = 0
  public let location: CLLocation? = nil
  public let heading: CLHeading? = nil
  public let authorizationStatus = CLAuthorizationStatus.notDetermined

  public func requestWhenInUseAuthorization() {}
  public func requestAlwaysAuthorization() {}
  public func requestLocation() {}
  public func startUpdatingLocation() {}
  public func stopUpdatingLocation() {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}

  public static func locationServicesEnabled() -> Bool { false }
  public static func headingAvailable() -> Bool { false }
}

/// Who is told where the device is. Nobody ever is.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Which way a device points, in degrees.
public final class CLHeading: Sendable {
  public let magneticHeading = 0.0
  public let trueHeading = 0.0

  init() {}
}

/// Whether an app may know where the device is.
///
/// - Note: Accepted: nobody is asked.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public let kCLLocationAccuracyBest: CLLocationDistance = -1
public let kCLLocationAccuracyBestForNavigation: CLLocationDistance = -2
public let kCLLocationAccuracyNearestTenMeters: CLLocationDistance = 10
public let kCLLocationAccuracyHundredMeters: CLLocationDistance = 100
public let kCLLocationAccuracyKilometer: CLLocationDistance = 1000
