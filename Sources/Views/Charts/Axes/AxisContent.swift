import Motion
import ViewEngine

/// What an axis is made of: groups of marks.
@MainActor @preconcurrency
public protocol AxisContent {
  associatedtype Body: AxisContent

  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AxisContent {}

/// Content that gives its groups by itself.
@MainActor @preconcurrency
protocol PrimitiveAxisContent: AxisContent where Body == Never {
  var groups: [AxisGroup] { get }
}

extension PrimitiveAxisContent {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

extension AxisContent {
  var allGroups: [AxisGroup] {
    if let primitive = self as? any PrimitiveAxisContent { return primitive.groups }
    return Body.self == Never.self ? [] : body.allGroups
  }
}

/// Content whose type is erased.
public struct AnyAxisContent: PrimitiveAxisContent {
  let groups: [AxisGroup]

  public init(_ content: some AxisContent) {
    groups = content.allGroups
  }

  init(groups: [AxisGroup]) {
    self.groups = groups
  }
}

extension Optional: AxisContent, PrimitiveAxisContent where Wrapped: AxisContent {
  var groups: [AxisGroup] { self?.allGroups ?? [] }
}

extension ForEach: AxisContent, PrimitiveAxisContent where Content: AxisContent {
  var groups: [AxisGroup] { keyedElements.flatMap(\.content.allGroups) }
}

extension ForEach where Content: AxisContent {
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AxisContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}
