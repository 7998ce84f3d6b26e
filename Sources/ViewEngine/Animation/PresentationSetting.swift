/// Puts presentation data into a view's value.
@MainActor
enum PresentationSetting {
  /// The place of the value that is given its data. Where those are its own `@State`, they must not write it: it is the
  /// model's, and is kept where the value is not. SwiftUI animates a value that is not linked to its state, whose writes
  /// lead nowhere.
  private(set) static weak var node: Node?

  static func perform(at node: Node?, _ set: () -> Void) {
    let outer = self.node
    self.node = node
    defer { self.node = outer }
    set()
  }
}
