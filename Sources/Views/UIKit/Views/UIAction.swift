import Foundation
import ViewEngine

/// Something that can be done, with a name.
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier?
  public var attributes: Attributes
  public var state: State
  public private(set) var sender: Any?
  private let handler: (UIAction) -> Void

  /// - Parameter discoverabilityTitle: What a keyboard's menu would call it; not shown.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func run(from sender: Any) {
    self.sender = sender
    handler(self)
  }
}
