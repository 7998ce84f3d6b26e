import Motion

extension Kinds {
  /// Animations by spring, and the springs themselves.
  @MainActor static let springWords: [Word] = [
    member("spring", animation, .spring),
    member(
      "spring", animation, positive("duration", or: 0.5), number("bounce", or: 0),
      seconds("blendDuration", or: 0)
    ) { .spring(duration: $0, bounce: $1, blendDuration: $2) },
    member(
      "spring", animation, positive("response", or: 0.5), seconds("dampingFraction", or: 0.825),
      seconds("blendDuration", or: 0)
    ) { .spring(response: $0, dampingFraction: $1, blendDuration: $2) },
    member("spring", animation, spring(), seconds("blendDuration", or: 0)) {
      .spring($0, blendDuration: $1)
    },

    member("interactiveSpring", animation, .interactiveSpring),
    member(
      "interactiveSpring", animation, positive("duration", or: 0.15), number("extraBounce", or: 0),
      seconds("blendDuration", or: 0.25)
    ) { .interactiveSpring(duration: $0, extraBounce: $1, blendDuration: $2) },
    member(
      "interactiveSpring", animation, positive("response", or: 0.15),
      seconds("dampingFraction", or: 0.86), seconds("blendDuration", or: 0.25)
    ) { .interactiveSpring(response: $0, dampingFraction: $1, blendDuration: $2) },

    member("smooth", animation, .smooth),
    member("smooth", animation, positive("duration", or: 0.5), number("extraBounce", or: 0)) {
      .smooth(duration: $0, extraBounce: $1)
    },
    member("snappy", animation, .snappy),
    member("snappy", animation, positive("duration", or: 0.5), number("extraBounce", or: 0)) {
      .snappy(duration: $0, extraBounce: $1)
    },
    member("bouncy", animation, .bouncy),
    member("bouncy", animation, positive("duration", or: 0.5), number("extraBounce", or: 0)) {
      .bouncy(duration: $0, extraBounce: $1)
    },

    member("interpolatingSpring", animation, .interpolatingSpring),
    member(
      "interpolatingSpring", animation, positive("duration", or: 0.5), number("bounce", or: 0),
      number("initialVelocity", or: 0)
    ) { .interpolatingSpring(duration: $0, bounce: $1, initialVelocity: $2) },
    member(
      "interpolatingSpring", animation, positive("mass", or: 1), positive("stiffness", like: "170"),
      seconds("damping", like: "15"), number("initialVelocity", or: 0)
    ) {
      .interpolatingSpring(mass: $0, stiffness: $1, damping: $2, initialVelocity: $3)
    },
    member("interpolatingSpring", animation, spring(), number("initialVelocity", or: 0)) {
      .interpolatingSpring($0, initialVelocity: $1)
    },

    member("smooth", spring, .smooth),
    member("snappy", spring, .snappy),
    member("bouncy", spring, .bouncy),
    member("smooth", spring, positive("duration", or: 0.5), number("extraBounce", or: 0)) {
      .smooth(duration: $0, extraBounce: $1)
    },
    member("snappy", spring, positive("duration", or: 0.5), number("extraBounce", or: 0)) {
      .snappy(duration: $0, extraBounce: $1)
    },
    member("bouncy", spring, positive("duration", or: 0.5), number("extraBounce", or: 0)) {
      .bouncy(duration: $0, extraBounce: $1)
    },
    type("Spring", spring, positive("duration", or: 0.5), number("bounce", or: 0)) {
      Spring(duration: $0, bounce: $1)
    },
    type("Spring", spring, positive("response"), positive("dampingRatio")) {
      Spring(response: $0, dampingRatio: $1)
    },
    type(
      "Spring", spring, positive("mass", or: 1), positive("stiffness", like: "170"),
      seconds("damping", like: "15")
    ) {
      Spring(mass: $0, stiffness: $1, damping: $2)
    },
  ]
}
