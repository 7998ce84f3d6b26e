import Foundation
import Motion
import OpenCombine
import Views

/// A container with a view that comes and goes, and with the button that makes it do so.
struct ToggleScene: View {
  @ObservedObject var state: ToggleState

  private var demo: ToggleDemo { state.demo }

  var body: some View {
    animatedContainer.environmentObject(state)
  }

  @ViewBuilder
  private var animatedContainer: some View {
    if demo.place == .onTheContainer {
      container.animation(demo.animation, value: state.show)
    } else {
      container
    }
  }

  @ViewBuilder
  private var container: some View {
    switch demo.container {
    case .vertical(let alignment, let spacing):
      VStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { items }
    case .horizontal(let alignment, let spacing):
      HStack(alignment: alignment, spacing: spacing.map { CGFloat($0) }) { items }
    case .layers(let alignment):
      ZStack(alignment: alignment) { items }
    }
  }

  private var items: some View {
    ForEach(demo.items.indices, id: \.self) { demo.items[$0] }
  }
}

/// The `if`, and what is in it: `view` in a preset's layout.
struct ToggledView: View {
  @EnvironmentObject private var state: ToggleState

  private var demo: ToggleDemo { state.demo }

  var body: some View {
    if demo.place == .aroundTheCondition {
      conditional.animation(demo.animation, value: state.show)
    } else {
      conditional
    }
  }

  @ViewBuilder
  private var conditional: some View {
    if state.show {
      if demo.place == .insideTheCondition {
        demo.content
          .transition(demo.transition)
          .animation(demo.animation, value: state.show)
      } else {
        demo.content.transition(demo.transition)
      }
    }
  }
}

/// `Button` in a preset's layout.
struct ToggleButton: View {
  @EnvironmentObject private var state: ToggleState

  var body: some View {
    Button(state.demo.button) {
      if state.demo.place == .withAnimation, let animation = state.demo.animation {
        withAnimation(animation) { state.show.toggle() }
      } else {
        state.show.toggle()
      }
    }
  }
}
