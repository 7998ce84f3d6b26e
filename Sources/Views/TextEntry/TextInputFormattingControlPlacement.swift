/// Where the system has controls that format a text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  private let name: String

  public static let contextMenu = TextInputFormattingControlPlacement(name: "contextMenu")
  public static let inputAssistant = TextInputFormattingControlPlacement(name: "inputAssistant")

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
    public static let `default`: Set = .all
  }
}
