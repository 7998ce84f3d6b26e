import Foundation
import Geometry
import Motion
import ViewEngine

/// Where in its column a cell stands.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  public static let automatic = TableColumnAlignment(name: "automatic")
  public static let leading = TableColumnAlignment(name: "leading")
  public static let center = TableColumnAlignment(name: "center")
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// Of numbers, which stand at the end.
  public static let numeric = TableColumnAlignment(name: "numeric")

  var alignment: Alignment {
    switch self {
    case .center: .center
    case .trailing, .numeric: .trailing
    default: .leading
    }
  }
}
