import Motion
import ViewEngine

// What a keyboard looks like and does. There is none in a clip: scripts change the bound text, and
// nothing is ever submitted or selected.

extension View {
  /// What would run when a return key is pressed.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// What a return key would say.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    self
  }

  /// Whether a long press would mark texts inside; they look the same until then.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// A key that would do what the control does.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    self
  }

  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}
