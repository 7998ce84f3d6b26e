import Foundation

/// What people call views and modifiers, from the names of their types.
@MainActor
enum ViewNames {
  /// A view's type without its module and its parameters: `Rectangle`.
  static func name(of type: Any.Type) -> String {
    if let shape = type as? any ShowsShape.Type { return name(of: shape.shapeType) }
    let name = plainName(of: type)
    return name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  /// One of SwiftUI's modifiers about as it is written, `opacity`; one of the user's by its type.
  static func name(ofModifier type: Any.Type) -> String {
    if let known = type as? any HasWrittenName.Type { return known.writtenName }
    let name = plainName(of: type)
    guard isOurs(type) else { return name }
    var short = Substring(name.hasPrefix("_") ? String(name.dropFirst()) : name)
    for ending in ["Modifier", "Effect", "Filter"] {
      if short.hasSuffix(ending) && short.count > ending.count {
        short = short.dropLast(ending.count)
      }
    }
    return short.prefix(1).lowercased() + short.dropFirst()
  }

  /// Whether a type is one of SwiftUI's as this package writes them, and not somebody's own.
  private static func isOurs(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return name.hasPrefix("Views.") || name.hasPrefix("ViewEngine.")
  }

  static func plainName(of type: Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }
}

/// A view that is drawn as a shape.
@MainActor @preconcurrency
package protocol ShowsShape {
  static var shapeType: Any.Type { get }
}

/// A view that stands for another inside it, and has a name only because it must.
package protocol StandsForContent {}

/// A modifier that people know by another name than its type's.
@MainActor @preconcurrency
package protocol HasWrittenName {
  static var writtenName: String { get }
}
