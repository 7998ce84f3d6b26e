import Foundation
import Motion
import Observation
import OpenCombine
@_spi(Engine) import ViewEngine

/// What an app says about all of its tips.
public enum Tips {
  public enum InvalidationReason: Hashable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable {
    public let id: String
    public let label: () -> Text
    public let handler: () -> Void

    public init(id: String = "", title: String, perform handler: @escaping () -> Void = {}) {
      self.id = id.isEmpty ? title : id
      label = { Text(verbatim: title) }
      self.handler = handler
    }

    public init(
      id: String, perform handler: @escaping () -> Void = {}, _ label: @escaping () -> Text
    ) {
      self.id = id
      self.label = label
      self.handler = handler
    }
  }

  /// - Note: Accepted: a clip is too short to count.
  public struct MaxDisplayCount: TipOption {
    public init(_ maxDisplayCount: Int) {}
  }

  /// - Note: Accepted: a clip shows each tip whenever there is one.
  public struct IgnoresDisplayFrequency: TipOption {
    public init(_ ignoresDisplayFrequency: Bool) {}
  }

  /// - Note: Accepted: a clip shows each tip whenever there is one.
  public struct ConfigurationOption: Sendable {
    public struct DisplayFrequency: Sendable {
      public static let immediate = DisplayFrequency()
      public static let hourly = DisplayFrequency()
      public static let daily = DisplayFrequency()
      public static let weekly = DisplayFrequency()
      public static let monthly = DisplayFrequency()
    }

    public struct DatastoreLocation: Sendable {
      public static let applicationDefault = DatastoreLocation()

      public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation()
      }
    }

    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption()
    }

    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption()
    }
  }

  /// - Note: Accepted: every clip starts with tips that nobody has seen.
  public static func configure(_ options: [ConfigurationOption] = []) throws {}
  public static func resetDatastore() throws {}
  public static func showAllTipsForTesting() {}

  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }

  @resultBuilder
  public enum OptionBuilder {
    public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
    public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
    public static func buildBlock(_ options: [any TipOption]...) -> [any TipOption] {
      options.flatMap { $0 }
    }
  }
}

/// What has become of the tips of a clip.
@Observable
final class TipRecord: GraphPart {
  var ended: Set<String> = []
  /// By the names of events.
  var donations: [String: [Tips.Event.Donation]] = [:]
  /// What parameters of rules were set to.
  var parameters: [ObjectIdentifier: Any] = [:]
}
