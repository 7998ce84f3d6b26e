import Motion
import ViewEngine

/// Forms of a symbol that its name spells out: `heart` in a circle and filled is
/// `heart.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  private init(enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.enclosure = enclosure
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  public var circle: SymbolVariants { merging(.circle) }
  public var square: SymbolVariants { merging(.square) }
  public var rectangle: SymbolVariants { merging(.rectangle) }
  public var fill: SymbolVariants { merging(.fill) }
  public var slash: SymbolVariants { merging(.slash) }

  public func contains(_ other: SymbolVariants) -> Bool { merging(other) == self }

  func merging(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Names to try for a symbol, best first; the last one is the symbol's own.
  func names(for name: String) -> [String] {
    var parts = name.split(separator: ".").map(String.init)
    // SF Symbols end in slash, shape and fill in this order, as in `bell.slash.circle.fill`.
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    let base = parts.joined(separator: ".")
    let shape = enclosure.map { base.hasSuffix(".\($0.rawValue)") ? "" : ".\($0.rawValue)" } ?? ""
    let slash = isSlashed && !base.hasSuffix(".slash") ? ".slash" : ""
    let fill = isFilled || wasFilled ? ".fill" : ""
    var names: [String] = []
    for candidate in [
      base + slash + shape + fill, base + slash + fill, base + shape + fill, base + fill,
      base + shape, base + slash, name,
    ] where !names.contains(candidate) {
      names.append(candidate)
    }
    // Whatever comes after the symbol's own name would be less than what it asked for.
    return Array(names[...(names.firstIndex(of: name) ?? names.count - 1)])
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Draws the symbols inside in a form of theirs, where they have it; several modifiers add up.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = variant == .none ? .none : $0.merging(variant)
    }
  }
}
