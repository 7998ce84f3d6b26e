import Geometry
import Views

extension Kinds {
  /// The transitions that SwiftUI has, as members of `AnyTransition`.
  @MainActor static let transitionWords: [Word] = [
    member("identity", transition, .identity),
    member("opacity", transition, .opacity),
    member("slide", transition, .slide),
    member("scale", transition, .scale),
    member("scale", transition, number("scale"), unitPoint("anchor", or: .center)) {
      .scale(scale: $0, anchor: $1)
    },
    member("scale", transition, number(), unitPoint("anchor", or: .center)) {
      .scale(scale: $0, anchor: $1)
    },
    member("offset", transition, size()) { .offset($0) },
    member("offset", transition, number("x", or: 0), number("y", or: 0)) { .offset(x: $0, y: $1) },
    member("move", transition, edge("edge")) { .move(edge: $0) },
    member("push", transition, edge("from")) { .push(from: $0) },
    member("blurReplace", transition, .blurReplace),
    member("blurReplace", transition, blurReplace(or: .downUp)) { .blurReplace($0) },
    member("asymmetric", transition, transition("insertion"), transition("removal")) {
      .asymmetric(insertion: $0, removal: $1)
    },
    modifier("combined", on: transition, transition, transition("with")) { $0.combined(with: $1) },
    modifier("animation", on: transition, transition, animation.optional()) { $0.animation($1) },

    member("downUp", blurReplace, .downUp),
    member("upUp", blurReplace, .upUp),
  ]

  /// The same transitions as values of types of their own.
  @MainActor static let transitionTypes: [Word] = [
    type("AnyTransition", transition, transition()) { $0 },
    type("IdentityTransition", transition) { AnyTransition(IdentityTransition()) },
    type("OpacityTransition", transition) { AnyTransition(OpacityTransition()) },
    type("SlideTransition", transition) { AnyTransition(SlideTransition()) },
    type("ScaleTransition", transition, number(), unitPoint("anchor", or: .center)) {
      AnyTransition(ScaleTransition($0, anchor: $1))
    },
    type("OffsetTransition", transition, size()) { AnyTransition(OffsetTransition($0)) },
    type("MoveTransition", transition, edge("edge")) { AnyTransition(MoveTransition(edge: $0)) },
    type("PushTransition", transition, edge("edge")) { AnyTransition(PushTransition(edge: $0)) },
    type("BlurReplaceTransition", transition, blurReplace("configuration")) {
      AnyTransition(BlurReplaceTransition(configuration: $0))
    },
    type("AsymmetricTransition", transition, transition("insertion"), transition("removal")) {
      .asymmetric(insertion: $0, removal: $1)
    },
  ]
}
