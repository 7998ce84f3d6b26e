import Motion

extension Kinds {
  /// Animations by curve, what can be done to animations, and the curves themselves.
  @MainActor static let animationWords: [Word] = [
    member("default", animation, .default),
    member("linear", animation, .linear),
    member("linear", animation, seconds("duration")) { .linear(duration: $0) },
    member("easeIn", animation, .easeIn),
    member("easeIn", animation, seconds("duration")) { .easeIn(duration: $0) },
    member("easeOut", animation, .easeOut),
    member("easeOut", animation, seconds("duration")) { .easeOut(duration: $0) },
    member("easeInOut", animation, .easeInOut),
    member("easeInOut", animation, seconds("duration")) { .easeInOut(duration: $0) },
    member(
      "timingCurve", animation, number(like: "0.68"), number(like: "-0.6"), number(like: "0.32"),
      number(like: "1.6"), seconds("duration", or: 0.35)
    ) { .timingCurve($0, $1, $2, $3, duration: $4) },
    member("timingCurve", animation, curve(), seconds("duration")) {
      .timingCurve($0, duration: $1)
    },

    modifier("delay", on: animation, animation, number()) { $0.delay($1) },
    modifier("speed", on: animation, animation, positive()) { $0.speed($1) },
    modifier("repeatCount", on: animation, animation, count(), boolean("autoreverses", or: true)) {
      $0.repeatCount($1, autoreverses: $2)
    },
    modifier("repeatForever", on: animation, animation, boolean("autoreverses", or: true)) {
      $0.repeatForever(autoreverses: $1)
    },

    member("linear", curve, .linear),
    member("easeIn", curve, .easeIn),
    member("easeOut", curve, .easeOut),
    member("easeInOut", curve, .easeInOut),
    member("circularEaseIn", curve, .circularEaseIn),
    member("circularEaseOut", curve, .circularEaseOut),
    member("circularEaseInOut", curve, .circularEaseInOut),
    member("bezier", curve, unitPoint("startControlPoint"), unitPoint("endControlPoint")) {
      .bezier(startControlPoint: $0, endControlPoint: $1)
    },
    property("inverse", on: curve, curve) { $0.inverse },
  ]
}
