import Foundation
import Motion
import ViewEngine

/// Something that an app does when it is asked to: by a button of a widget, here.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult

  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }

  init()

  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

/// What an intent does, in words that no clip shows.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}

  public init(
    _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {}
}

/// What comes of an intent.
public protocol IntentResult: Sendable {}

/// That an intent is done.
public struct _IntentDone: IntentResult {}

extension IntentResult where Self == _IntentDone {
  public static func result() -> _IntentDone { _IntentDone() }
}

/// What a widget is chosen with: its choices have their defaults in a clip.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { _IntentDone() }
}
