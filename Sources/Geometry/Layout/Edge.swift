/// A side of a rectangle; leading is left where text runs left to right.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing

  /// Any of the sides: `horizontal` ones are leading and trailing, `vertical` ones top and bottom.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bits 0 to 3 are top, leading, bottom and trailing; other bits mean nothing.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// That side alone.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Whether that side is among them.
    package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// The left or right side, by reading direction.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case leading, trailing

  /// None, one or both of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is leading, bit 1 trailing; other bits mean nothing.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// That side alone.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// The upper or lower side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Codable, Sendable {
  case top, bottom

  /// None, one or both of the sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is top, bit 1 bottom; other bits mean nothing.
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// That side alone.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}
