import Foundation

/// What a live activity is about; its state changes while it lasts.
public protocol ActivityAttributes: Codable {
  associatedtype ContentState: Codable & Hashable
}

/// What the views of a live activity are made of.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID = "activity"
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale = false

  init(_ attributes: Attributes, _ state: Attributes.ContentState) {
    self.attributes = attributes
    self.state = state
  }
}

/// A state of a live activity, and until when it counts.
public struct ActivityContent<State: Codable & Hashable> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// When what has ended goes from the lock screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  private let date: Date?
  private let isImmediate: Bool

  public static let `default` = ActivityUIDismissalPolicy(date: nil, isImmediate: false)
  public static let immediate = ActivityUIDismissalPolicy(date: nil, isImmediate: true)

  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date, isImmediate: false)
  }
}

/// Whether an app may show live activities: a clip is the app alone, and has no lock screen.
public struct ActivityAuthorizationInfo: Sendable {
  public let areActivitiesEnabled = false
  public let frequentPushesEnabled = false

  public init() {}
}

/// A live activity that an app has begun. It is seen in no clip but that of the activity's own preview.
public final class Activity<Attributes: ActivityAttributes>: Identifiable {
  public let id = "activity"
  public let attributes: Attributes
  public private(set) var content: ActivityContent<Attributes.ContentState>

  private init(_ attributes: Attributes, _ content: ActivityContent<Attributes.ContentState>) {
    self.attributes = attributes
    self.content = content
  }

  public static var activities: [Activity] { [] }

  public static func request(
    attributes: Attributes, content: ActivityContent<Attributes.ContentState>,
    pushType: PushType? = nil
  ) throws -> Activity {
    Activity(attributes, content)
  }

  public static func request(
    attributes: Attributes, contentState: Attributes.ContentState, pushType: PushType? = nil
  ) throws -> Activity {
    Activity(attributes, ActivityContent(state: contentState, staleDate: nil))
  }

  public func update(_ content: ActivityContent<Attributes.ContentState>) async {
    self.content = content
  }

  public func update(using state: Attributes.ContentState) async {
    content = ActivityContent(state: state, staleDate: nil)
  }

  public func end(
    _ content: ActivityContent<Attributes.ContentState>? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let content { self.content = content }
  }

  public func end(
    using state: Attributes.ContentState?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    if let state { content = ActivityContent(state: state, staleDate: nil) }
  }

  /// Who may change the activity from afar; nobody does in a clip.
  public struct PushType: Sendable {
    public static var token: PushType { PushType() }
  }
}
