@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A red square that comes and goes with a button.
struct ToggledSquare: View {
  var animation = Animation.spring
  var transition = AnyTransition.slide
  @State private var isOn = false

  var body: some View {
    VStack {
      if isOn { Rectangle().fill(.red).frame(width: 40, height: 40).transition(transition) }
      Button("Toggle") { withAnimation(animation) { isOn.toggle() } }
    }
  }
}
