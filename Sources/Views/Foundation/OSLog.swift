/// A part of the system's log, which a clip has not.
///
/// - Note: Accepted: no effect in a clip.
public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  public init(subsystem: String, category: String) {}
}

/// How grave a message for the log is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)
}

/// - Note: Accepted: no effect in a clip.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

/// - Note: Accepted: no effect in a clip.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}

/// - Note: Accepted: no effect in a clip.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) {}
