import Foundation

/// Where an app asks whether it may record.
public final class AVAudioApplication: Sendable {
  public static let shared = AVAudioApplication()

  private init() {}

  public enum recordPermission: UInt, Sendable { case undetermined, denied, granted }

  /// A clip's microphone may be used: it hears nobody.
  public var recordPermission: recordPermission { .granted }

  public static func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    response(true)
  }

  public static func requestRecordPermission() async -> Bool { true }
}
