import ViewEngine

/// A method's name, with the method where a demo says on what it is called.
///
/// There is no Objective-C runtime to look a name up in, so a demo's `#selector(tick)` beside `target: self`
/// brings `self.tick` along.
public struct Selector: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
  let name: String
  private let method: (@MainActor (Any) -> Void)?

  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  public init(_ name: String, _calling method: @escaping @MainActor () -> Void) {
    self.name = name
    self.method = { _ in method() }
  }

  /// - Parameter method: Not called by a sender of another type.
  public init<Sender>(_ name: String, _calling method: @escaping @MainActor (Sender) -> Void) {
    self.name = name
    self.method = { if let sender = $0 as? Sender { method(sender) } }
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  @MainActor func call(from sender: Any) { method?(sender) }
}
