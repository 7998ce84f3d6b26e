/// What a person may do with a table's columns.
///
/// - Note: Accepted: nobody arranges the columns of a clip.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
