import Foundation

/// What a widget shows from a moment on.
public protocol TimelineEntry {
  var date: Date { get }
  /// How much it matters, for the system to choose by; a clip shows all.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters compared with the others.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  /// Seconds.
  public var duration: TimeInterval

  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a widget asks for more entries; a clip is over before.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isAtEnd: Bool

  public static let atEnd = TimelineReloadPolicy(date: nil, isAtEnd: true)
  public static let never = TimelineReloadPolicy(date: nil, isAtEnd: false)

  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isAtEnd: false)
  }
}

/// What a widget shows, one after the other.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy

  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

/// Where a widget's entries are shown.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  public let isPreview = true
  /// Points.
  public let displaySize: CGSize

  init(_ family: WidgetFamily) {
    self.family = family
    displaySize = family.size
  }
}

/// Makes a widget's entries.
///
/// - Note: Approximated: a clip shows one entry after the other, whatever their dates are.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext

  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
