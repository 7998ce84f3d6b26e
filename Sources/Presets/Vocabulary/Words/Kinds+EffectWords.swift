import Geometry
import Views

extension Kinds {
  /// What changes a view's look, but not its place.
  @MainActor static let effectWords: [Word] =
    [
      modifier("opacity", on: view, view, number()) { AnyView($0.opacity($1)) },
      modifier("scaleEffect", on: view, view, number(), unitPoint("anchor", or: .center)) {
        AnyView($0.scaleEffect($1, anchor: $2))
      },
      modifier(
        "scaleEffect", on: view, view, number("x", or: 1), number("y", or: 1),
        unitPoint("anchor", or: .center)
      ) { AnyView($0.scaleEffect(x: $1, y: $2, anchor: $3)) },
      modifier("rotationEffect", on: view, view, angle(), unitPoint("anchor", or: .center)) {
        AnyView($0.rotationEffect($1, anchor: $2))
      },
      modifier("blur", on: view, view, length("radius", like: "5")) {
        AnyView($0.blur(radius: $1))
      },
      modifier(
        "shadow", on: view, view, color("color", or: .black.opacity(0.33)),
        length("radius", like: "5"),
        number("x", or: 0), number("y", or: 0)
      ) { AnyView($0.shadow(color: $1, radius: $2, x: $3, y: $4)) },
      modifier("brightness", on: view, view, number()) { AnyView($0.brightness($1)) },
      modifier("contrast", on: view, view, number()) { AnyView($0.contrast($1)) },
      modifier("saturation", on: view, view, number()) { AnyView($0.saturation($1)) },
      modifier("grayscale", on: view, view, number()) { AnyView($0.grayscale($1)) },
      modifier("hueRotation", on: view, view, angle()) { AnyView($0.hueRotation($1)) },
      modifier("colorInvert", on: view, view) { AnyView($0.colorInvert()) },
      modifier("colorMultiply", on: view, view, color()) { AnyView($0.colorMultiply($1)) },
      modifier("blendMode", on: view, view, blendMode()) { AnyView($0.blendMode($1)) },
      modifier("compositingGroup", on: view, view) { AnyView($0.compositingGroup()) },
      modifier("clipped", on: view, view) { AnyView($0.clipped()) },
      modifier("clipShape", on: view, view, shape()) { $1.clipping($0) },
      modifier("cornerRadius", on: view, view, length(like: "20")) { AnyView($0.cornerRadius($1)) },
      modifier("mask", on: view, view, view()) { AnyView($0.mask($1)) },
    ] + BlendMode.allCases.map { mode in member(mode.rawValue, blendMode, mode) }
}

@MainActor
extension Shape {
  fileprivate func clipping(_ view: AnyView) -> AnyView { AnyView(view.clipShape(self)) }
}
