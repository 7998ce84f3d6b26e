import Studio

/// The device that a demo is told it runs on, by what it asks with `#if`.
///
/// The compiler itself would answer for the machine that it runs on.
package enum DemoPlatform: String, Sendable {
  case iOS, macOS, watchOS, tvOS, visionOS

  /// That of a device; of what is not one, a phone's.
  package init(_ device: Device?) {
    switch device?.family {
    case nil, .phone, .tablet: self = .iOS
    case .mac: self = .macOS
    case .watch: self = .watchOS
    case .tv: self = .tvOS
    }
  }

  /// Modules that come with Swift or are here by their own name.
  private static let ownModules: Set<String> = ["SwiftUI", "Combine", "Foundation", "Observation"]

  /// Modules of Apple's that only some devices have, of those that a demo may import.
  private var absentModules: Set<String> {
    switch self {
    case .iOS, .tvOS, .visionOS: ["AppKit", "Cocoa", "WatchKit"]
    case .macOS: ["UIKit", "WatchKit"]
    case .watchOS: ["AppKit", "Cocoa"]
    }
  }

  /// What a condition of `#if` says here; nil where it does not depend on the device.
  ///
  /// The device is the simulator's: what needs a camera or a motion sensor has another way there,
  /// which a clip can take too.
  func answer(_ condition: String, _ argument: String) -> Bool? {
    switch condition {
    case "os": argument == rawValue || (self == .visionOS && argument == "xrOS")
    case "canImport":
      canImport(argument.prefix { $0 != "," && $0 != "." }.filter { !$0.isWhitespace })
    case "targetEnvironment": argument == "simulator" && self != .macOS
    case "arch": argument == "arm64"
    default: nil
    }
  }

  private func canImport(_ module: String) -> Bool {
    Self.ownModules.contains(module)
      || AppleModules.dropped.contains(module) && !absentModules.contains(module)
  }
}
