import Geometry
import Motion
import OpenCombine
import Views

/// A view that comes and goes, as a preset describes it.
struct ToggleDemo {
  /// Where the animation is written in the demo's code.
  enum AnimationPlace: String, CaseIterable {
    /// `withAnimation(animation) { show.toggle() }`
    case withAnimation
    /// `VStack { … }.animation(animation, value: show)`
    case onTheContainer = "on the container"
    /// `.animation(animation, value: show)` on a property with the `if` in it.
    case aroundTheCondition = "around the condition"
    /// `.animation(animation, value: show)` on the view within the `if`.
    case insideTheCondition = "inside the condition"
  }

  /// What the views of the layout stand in.
  enum Container {
    case vertical(HorizontalAlignment, spacing: Double?)
    case horizontal(VerticalAlignment, spacing: Double?)
    case layers(Alignment)
  }

  var content: AnyView
  var transition: AnyTransition
  /// Nil makes the change without one.
  var animation: Animation?
  /// As it is written; nil where it is not.
  var animationText: String?
  var place: AnimationPlace
  var button: String
  var container: Container
  /// In the container, in order; ``ToggledView`` and ``ToggleButton`` are two of them.
  var items: [AnyView]
  /// Whether the view is there from the start.
  var show: Bool
}

extension ToggleDemo {
  /// What its button would be written as.
  var code: String {
    let animation = animationText ?? ".default"
    let change =
      switch (self.animation, place) {
      case (nil, _): "show.toggle()"
      case (_, .withAnimation):
        animationText == nil
          ? "withAnimation { show.toggle() }" : "withAnimation(\(animation)) { show.toggle() }"
      default: "show.toggle()  // .animation(\(animation), value: show)"
      }
    return "Button(\"\(button)\") { \(change) }"
  }
}

/// What the button and the timeline change.
final class ToggleState: ObservableObject {
  let demo: ToggleDemo
  @Published var show: Bool

  init(_ demo: ToggleDemo) {
    self.demo = demo
    show = demo.show
  }
}
