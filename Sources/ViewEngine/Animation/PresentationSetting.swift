/// Puts presentation data into a view's value.
@MainActor
enum PresentationSetting {
  /// The place of the value that is given its data. Where those are its own `@State`, they must not write it: it is the
  /// model's, and is kept where the value is not. SwiftUI animates a value that is not linked to its state, whose writes
  /// lead nowhere.
  private(set) static var place: Backlink<Node>?

  static func perform(at place: Backlink<Node>, _ set: () -> Void) {
    let outer = self.place
    self.place = place
    defer { self.place = outer }
    set()
  }
}
