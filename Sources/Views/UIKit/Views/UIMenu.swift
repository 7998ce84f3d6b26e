import Foundation
import ViewEngine

/// A menu of UIKit's: shown as SwiftUI's by whatever has it.
@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Its rows stand among those around it, with lines between.
    public static let displayInline = Options(rawValue: 1)
    /// - Note: Accepted: no effect in a clip.
    public static let destructive = Options(rawValue: 2)
    /// - Note: Accepted: marks are as the actions have them.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier?
  public let options: Options
  public let children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}
