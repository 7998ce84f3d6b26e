import Geometry
import Motion
import Views

extension Kinds {
  /// Our own transitions, which are beside this file's folder in `Scenes`.
  @MainActor static let sceneTransitions: [Word] = [
    member("iris", transition, .iris),
    member("cubeRotation", transition, .cubeRotation),
    member("fly", transition, .fly),
    member("pivot", transition, .pivot),
    member("customOpacity", transition, .customOpacity),
    type("RotatingFade", transition, angle("angle", or: .degrees(30))) {
      AnyTransition(RotatingFade(angle: $0))
    },
  ]

  /// Our own views: demos that bring along what drives them.
  @MainActor static let sceneWords: [Word] = [
    type(
      "CubeRotation", view, colors("colors", or: [.red, .blue, .green, .orange, .purple]),
      positive("every", or: 2), length("side", or: 200),
      animation("animation", or: .easeInOut(duration: 1.3))
    ) { AnyView(CubeRotation(colors: $0, every: $1, side: $2, animation: $3)) },
    type(
      "IrisReveal", view, color("back", or: .blue), color("front", or: .red),
      length("side", or: 200)
    ) { AnyView(IrisReveal(back: $0, front: $1, side: $2)) },
    type(
      "PulseRing", view, string("title", or: "Tap Me"), color("color", or: .indigo),
      animation("animation", or: .easeInOut(duration: 1).repeatForever(autoreverses: false))
    ) { AnyView(PulseRing(title: $0, color: $1, animation: $2)) },
  ]

  /// What a preset's layout puts its views into.
  @MainActor static let containerWords: [Word] = [
    type(
      "VStack", container, horizontalAlignment("alignment", or: .center),
      number.optional("spacing")
    ) { .vertical($0, spacing: $1) },
    type(
      "HStack", container, verticalAlignment("alignment", or: .center), number.optional("spacing")
    ) { .horizontal($0, spacing: $1) },
    type("ZStack", container, alignment("alignment", or: .center)) { .layers($0) },
  ]
}
