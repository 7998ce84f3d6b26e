import Foundation
import Geometry

/// One contact of a finger with the screen, from when it comes down until it is lifted: for what
/// draws where the finger is, or what looks where something happens.
public struct TouchTrace: Codable, Hashable, Sendable {
  /// What the finger is there for, as far as the script says it.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case tap, press, drag, swipe, scroll, pinch, rotate
    /// No finger: a pointer that stands over something.
    case hover
  }

  /// Where the finger is at one moment; between two it goes straight.
  public struct Waypoint: Codable, Hashable, Sendable {
    /// Seconds from the start of the clip.
    public let time: Double
    /// On screen, in points from the top left.
    public let point: CGPoint

    /// - Parameters:
    ///   - time: Seconds from the start of the clip.
    ///   - point: On screen, in points from the top left.
    public init(time: Double, point: CGPoint) {
      self.time = time
      self.point = point
    }
  }

  /// Of the fingers that are down at once: 0, and 1 where there are two.
  public let index: Int
  /// What the finger is there for.
  public let kind: Kind
  /// In the order of time, one at least: where it comes down first, where it is lifted last. The
  /// clip may end before.
  public let waypoints: [Waypoint]
  /// When what the finger is there for comes about, in seconds: a tap acts as the finger is lifted,
  /// everything else begins as it comes down.
  public let effect: Double

  /// - Parameters:
  ///   - waypoints: In the order of time, one at least.
  ///   - effect: When what the finger is there for comes about, in seconds.
  public init(index: Int = 0, kind: Kind, waypoints: [Waypoint], effect: Double) {
    self.index = index
    self.kind = kind
    self.waypoints = waypoints
    self.effect = effect
  }

  /// Whether it comes down on a screen of a size, its edges included.
  func begins(on screen: CGSize) -> Bool {
    guard let point = waypoints.first?.point else { return true }
    return (0...screen.width).contains(point.x) && (0...screen.height).contains(point.y)
  }

  /// In the words of a script, by the place: `tap 5000, 20`.
  var told: String {
    guard let point = waypoints.first?.point else { return kind.rawValue }
    return "\(kind.rawValue) \(Int(nearest: point.x)), \(Int(nearest: point.y))"
  }

  /// Seconds from the start of the clip; 0 of a trace without a place.
  public var down: Double { waypoints.first?.time ?? 0 }
  /// When the finger is lifted, in seconds from the start of the clip; 0 of a trace without a place.
  public var up: Double { waypoints.last?.time ?? 0 }
}
