import Foundation
import ViewEngine

/// What AppKit knows of other apps.
///
/// - Note: Accepted: no effect in a clip, which shows no other app.
public final class NSWorkspace: Sendable {
  public static let shared = NSWorkspace()

  private init() {}

  /// - Returns: False: nothing is opened.
  @discardableResult
  public func open(_ url: URL) -> Bool { false }

  @discardableResult
  public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String)
    -> Bool
  {
    false
  }

  public func activateFileViewerSelecting(_ fileURLs: [URL]) {}

  public let accessibilityDisplayShouldReduceMotion = false
  public let accessibilityDisplayShouldReduceTransparency = false
  public let accessibilityDisplayShouldIncreaseContrast = false
}

/// What lets a trackpad's finger feel something.
///
/// - Note: Accepted: no effect in a clip, which cannot be felt.
public final class NSHapticFeedbackManager: Sendable {
  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

  public static let defaultPerformer = NSHapticFeedbackManager()

  private init() {}

  public func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
}

/// A sound by its name.
///
/// - Note: Accepted: nothing is heard in a clip.
public final class NSSound: Sendable {
  public init?(named name: String) {}
  public init?(contentsOf url: URL, byReference: Bool) {}

  @discardableResult
  public func play() -> Bool { true }
  @discardableResult
  public func stop() -> Bool { true }
  public static func beep() {}
}
