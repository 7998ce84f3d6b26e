import Foundation

/// Tells how a device is connected: by Wi-Fi, as a clip's status bar says.
///
/// - Note: Approximated: requests fail all the same, as a clip reaches no network.
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public let currentPath = NWPath()

  public init() {}
  /// - Note: Accepted: the path is the same for each kind of network.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  /// Tells once, on the clip's own thread, whatever queue is named.
  public func start(queue: DispatchQueue) {
    Task { @MainActor in pathUpdateHandler?(currentPath) }
  }

  /// Nothing more is told.
  public func cancel() { pathUpdateHandler = nil }
}

/// How a device is connected.
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var availableInterfaces: [NWInterface] { [NWInterface(type: .wifi)] }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// What a device is connected by.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }

  public let type: InterfaceType
  public var name: String { "en0" }

  init(type: InterfaceType) { self.type = type }
}
