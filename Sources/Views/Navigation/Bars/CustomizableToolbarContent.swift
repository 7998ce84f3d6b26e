import ViewEngine

/// What of a bar a person may arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent {}
extension TupleView: CustomizableToolbarContent {}
extension EmptyView: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: View {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// What the platform offers for an item.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is in the bar, or in its menu, until somebody takes it away.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// What a person may do with an item.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// What is in the bar from the beginning, or only once somebody has put it there.
struct DefaultToolbarContent<Content: View>: CustomizableToolbarContent {
  let content: Content
  let isShown: Bool

  var body: some View {
    if isShown { content }
  }
}

extension ToolbarContent {
  /// Leaves it out of the bar.
  @_disfavoredOverload
  public func hidden(_ hidden: Bool) -> some CustomizableToolbarContent {
    DefaultToolbarContent(content: self, isShown: !hidden)
  }
}

extension CustomizableToolbarContent {
  /// Whether it is in the bar before anybody has arranged that, as nobody does in a clip.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    DefaultToolbarContent(
      content: self, isShown: defaultVisibility != .hidden || options.contains(.alwaysAvailable))
  }

  /// - Note: Accepted: nobody arranges bars in a clip.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { DefaultToolbarContent(content: self, isShown: true) }
}
