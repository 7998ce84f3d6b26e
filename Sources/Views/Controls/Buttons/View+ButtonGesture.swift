@_spi(Engine) import ViewEngine

extension View {
  /// Runs an action when the view is pressed as a button is, and tells while a finger presses it.
  ///
  /// SwiftUI's interface has it without a documented name, and demos put it on buttons to know of the press: a button
  /// inside acts by itself, so that its own action runs and not this one.
  ///
  /// - Parameter pressing: Told when the finger comes down, leaves the button's surroundings, comes back and is lifted.
  public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(PressModifier(setPressed: pressing ?? { _ in }, action: action))
  }
}
