import Foundation
import Motion
import ViewEngine

/// Opens a window. A clip is one window on a phone, which opens no other: nothing happens.
public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window. A clip's only one stays: nothing happens.
public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

extension EnvironmentValues {
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// False, as on a phone.
  public var supportsMultipleWindows: Bool { false }
}
