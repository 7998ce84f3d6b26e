import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Something to tell about a feature.
@MainActor @preconcurrency
public protocol Tip: Identifiable where ID == String {
  var title: Text { get }
  var message: Text? { get }
  var image: Image? { get }
  @Tips.ActionBuilder var actions: [Action] { get }
  @Tips.RuleBuilder var rules: [Rule] { get }
  @Tips.OptionBuilder var options: [any TipOption] { get }

  typealias Action = Tips.Action
  typealias Event = Tips.Event
  typealias Rule = Tips.Rule
  typealias Option = TipOption
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
}

extension Tip {
  public nonisolated var id: String { String(describing: Self.self) }
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  public var rules: [Rule] { [] }
  public var options: [any TipOption] { [] }

  /// Takes the tip away for good.
  public func invalidate(reason: Tips.InvalidationReason) {
    ViewGraph.current?.part(TipRecord.self).ended.insert(id)
  }
}

/// What else is said about a tip.
public protocol TipOption: Sendable {}
