import Foundation
import Geometry
import Views

/// A device whose screen clips are played on: how large that is, and what it looks like from outside.
///
/// Names, sizes and safe areas are those that Apple's interface guidelines and the devices' own
/// `UIScreen` give; what a shell looks like is drawn from a few lengths (`DeviceShell`).
public struct Device: Hashable, Sendable {
  /// What kind of device it is, by which views choose their looks.
  public enum Family: String, Hashable, Sendable {
    case phone, tablet, mac, watch, tv
  }

  /// As people choose it: `iphone15pro`.
  public let name: String
  /// As people speak of it: `iPhone 15 Pro`.
  public let title: String
  /// What kind of device it is.
  public let family: Family
  /// Of the screen in points, upright.
  public let size: CGSize
  /// What the system keeps free of content, in points, upright.
  public let safeArea: EdgeInsets
  /// Pixels of the real screen a point: what views read as `displayScale` while they are shown in a look.
  public let displayScale: Double
  package let shell: DeviceShell

  /// - Parameter name: In any case.
  public static func named(_ name: String) -> Device? {
    let name = name.lowercased()
    return all.first { $0.name == name }
  }
}

extension Device {
  /// Whether what it shows is light on dark, whatever is asked for.
  package var isDark: Bool { family == .watch || family == .tv }

  /// Its screen, or of a Mac a window of another size.
  package func resized(to size: CGSize) -> Device {
    guard family == .mac, size != self.size else { return self }
    return Device(
      name: name, title: title, family: family, size: size, safeArea: safeArea,
      displayScale: displayScale, shell: shell)
  }
}

extension Device.Family {
  /// What views on it are told.
  var idiom: DeviceIdiom {
    switch self {
    case .phone: .phone
    case .tablet: .pad
    case .mac: .mac
    case .watch: .watch
    case .tv: .tv
    }
  }
}

extension Device: Codable {
  /// By its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// - Throws: `DecodingError` where no device has the name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let device = Device.named(name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no device '\(name)'.")
    }
    self = device
  }
}
