/// The one value of a view's that whoever makes it up changes by itself, so that what the view makes of that is seen: it is
/// off and on, or nearly nothing and nearly all.
struct MovedValue {
  let value: RequiredValue
  /// Whether the view is handed a binding.
  let isBound: Bool
  /// As code writes them, one after the other.
  private let values: [String]
  private let type: String

  /// Names of what is likely to be animated.
  private static let telling = [
    "active", "anim", "check", "expand", "flip", "load", "on", "open", "play", "press", "select",
    "show",
  ]
  private static let fractions = ["completion", "fraction", "percentage", "progress", "ratio"]

  /// - Parameter missing: What the view cannot be made without.
  init?(of view: DeclaredType, _ missing: [RequiredValue]) {
    // What the view changes itself is its own matter.
    let found = missing.compactMap { value in
      Self(value).flatMap { $0.isBound && view.changes.contains(value.label) ? nil : $0 }
    }
    let told = found.first { moved in
      let name = moved.value.label.lowercased()
      return moved.type != "Bool" || Self.telling.contains(where: name.contains)
    }
    guard let moved = told ?? found.first else { return nil }
    self = moved
  }

  private init?(_ value: RequiredValue) {
    let bound: ValueType? =
      if case .binding(let inner) = value.type { inner } else { nil }
    guard value.wrapper == nil || value.wrapper == "Binding",
      case .named(let type) = bound ?? value.type
    else { return nil }
    self.value = value
    self.type = type
    isBound = bound != nil || value.wrapper == "Binding"
    let name = value.label.lowercased()
    switch type {
    case "Bool":
      // A view that begins to move when it is there has to be on at first.
      let isOn = !isBound || PlausibleValue.isOnAtFirst(name)
      values = ["\(isOn)", "\(!isOn)", "\(isOn)"]
    case "Double", "CGFloat", "Float":
      guard Self.fractions.contains(where: name.contains) else { return nil }
      values = ["0.2", "0.9"]
    default: return nil
    }
  }

  /// What keeps it.
  var host: String {
    "_changed(\(values[0]) as \(type), \(values.dropFirst().joined(separator: ", ")))"
  }

  /// For people.
  var text: String { "\(values[0]), then \(values[1])" }
}
