import Foundation
import ViewEngine

/// What a menu consists of: actions and menus in it.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether it has a mark.
  public enum State: Int, Sendable { case off, on, mixed }

  public internal(set) var title: String
  public internal(set) var image: UIImage?
  /// - Note: Accepted: rows of a clip's menus have one line.
  public internal(set) var subtitle: String?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
