import Foundation

extension AVAudioSession {
  public enum RecordPermission: UInt, Sendable { case undetermined, denied, granted }

  /// A clip's microphone may be used: it hears nobody.
  public var recordPermission: RecordPermission { .granted }

  public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    response(true)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// - Note: Accepted: nothing is heard in a clip.
  public func setActive(_ isActive: Bool, options: SetActiveOptions) throws {}

  public func setCategory(_ category: Category, options: CategoryOptions) throws {}

  public var outputVolume: Float { 1 }
}

extension AVAudioSession.Mode {
  public static let voiceChat = Self(rawValue: "voiceChat")
  public static let videoChat = Self(rawValue: "videoChat")
  public static let gameChat = Self(rawValue: "gameChat")
  public static let videoRecording = Self(rawValue: "videoRecording")
}

extension AVAudioSession.CategoryOptions {
  public static let allowBluetooth = Self(rawValue: 4)
  public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
  public static let allowBluetoothA2DP = Self(rawValue: 32)
  public static let allowAirPlay = Self(rawValue: 64)
}
