import Foundation

/// Plays a sound of the system's.
///
/// - Note: Accepted: nothing is heard in a clip.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// - Note: Accepted: nothing is heard in a clip.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Runs what is to happen after the sound at once.
///
/// - Note: Accepted: nothing is heard in a clip.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  inCompletionBlock?()
}

/// - Returns: 0, as where all went well.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }

public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kAudioServicesNoError: Int32 = 0
