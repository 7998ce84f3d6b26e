/// A direction of layout.
public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    package init(_ axis: Axis) {
      self.init(rawValue: 1 << axis.rawValue)
    }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)
  }
}
