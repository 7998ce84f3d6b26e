import Geometry
import Views

/// A value of an expression with its kind.
struct Meaning {
  let kind: KindName
  let value: Any

  /// What a call would have made whose arguments are wrong: enough to judge what follows it.
  static func unknown(_ kind: KindName) -> Meaning { Meaning(kind: kind, value: Unknown()) }

  var isUnknown: Bool { value is Unknown }

  private struct Unknown {}
}

extension KindName {
  /// The kinds that a value of this kind also is, nearest first.
  var alsoIs: [KindName] {
    switch self {
    case .color: [.style, .view]
    case .gradient, .anyGradient: [.style]
    case .paint: [.style, .view]
    case .insettableShape: [.shape, .view]
    case .shape, .shapeView, .text: [.view]
    case .number: [.seconds, .positive, .length]
    default: []
    }
  }
}

extension Meaning {
  /// The value as another kind; nil where it is none.
  @MainActor
  func converted(to wanted: KindName) -> Meaning? {
    if kind == wanted { return self }
    guard kind.alsoIs.contains(wanted) else { return nil }
    if isUnknown { return .unknown(wanted) }
    switch (wanted, value) {
    case (.style, let style as any ShapeStyle): return Meaning(kind: wanted, value: erased(style))
    case (.view, let view as any View): return Meaning(kind: wanted, value: erased(view))
    case (.shape, is any Shape): return Meaning(kind: wanted, value: value)
    case (_, let number as Double):
      guard let range = wanted.range, range.allowed.contains(number) else { return nil }
      return Meaning(kind: wanted, value: number)
    default: return nil
    }
  }

  private func erased(_ style: some ShapeStyle) -> AnyShapeStyle { AnyShapeStyle(style) }

  @MainActor
  private func erased(_ view: some View) -> AnyView { AnyView(view) }
}
