/// Colours for the parameters of one call: of several, what lies on another is not to be lost in it.
struct PlausibleColors {
  private var expressions: [String: String] = [:]

  /// Parts of the names of what lies below the rest.
  private static let grounds = [
    "background", "base", "bg", "empty", "inactive", "track", "trough", "unselected",
  ]
  private static let texts = ["foreground", "label", "text", "title"]
  private static let others = [".blue", ".purple", ".orange", ".green", ".pink", ".teal"]

  /// - Parameter values: Of the whole call. One colour alone is told from what is around it as any other is.
  init(of values: [RequiredValue]) {
    let labels = values.filter { $0.type == .named("Color") && $0.wrapper != "Binding" }
      .map(\.label)
    guard labels.count > 1 else { return }
    // A text is white where it lies on one of the others, and these are on the screen itself.
    let hasGround = labels.contains { Self.is($0, Self.grounds) }
    let isOnOther = !hasGround && labels.contains { !Self.is($0, Self.texts) }
    var count = 0
    for label in labels where label != "_" {
      if Self.is(label, Self.grounds) {
        expressions[label] = "Color(white: 0.9)"
      } else if isOnOther, Self.is(label, Self.texts) {
        expressions[label] = ".white"
      } else {
        expressions[label] = Self.others[count % Self.others.count]
        count += 1
      }
    }
  }

  private static func `is`(_ label: String, _ parts: [String]) -> Bool {
    let name = label.lowercased()
    return parts.contains { name.contains($0) }
  }

  /// Nil where one colour is as good as another.
  func expression(for value: RequiredValue) -> String? {
    value.type == .named("Color") ? expressions[value.label] : nil
  }
}
