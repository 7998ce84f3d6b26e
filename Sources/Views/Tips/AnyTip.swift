/// A tip of any type.
public struct AnyTip: Tip {
  private let tip: any Tip
  public nonisolated let id: String

  public init(_ tip: any Tip) {
    self.tip = tip
    id = tip.id
  }

  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Action] { tip.actions }
  public var rules: [Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}
