import Motion
import ViewEngine

// What a keyboard looks like and does. One rises where the look says so; what is typed comes from the script.

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private enum SearchSubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What a return key does in a field inside, if anything.
  var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// What a return key does in a field to search in, and the choice of what is suggested below it, if anything.
  var searchSubmitAction: (() -> Void)? {
    get { self[SearchSubmitActionKey.self] }
    set { self[SearchSubmitActionKey.self] = newValue }
  }
}

extension View {
  /// Runs when what is in a field inside is submitted, by a return key or the choice of what a search suggests; what is
  /// said further out runs after it.
  ///
  /// - Parameter triggers: The fields that count: those of `searchable` are no text fields.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitAction) { submit in
      if triggers.contains(.text) { submit = submitting(action, then: submit) }
    }
    .transformEnvironment(\.searchSubmitAction) { submit in
      if triggers.contains(.search) { submit = submitting(action, then: submit) }
    }
  }

  /// What a return key says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.returnKey = submitLabel }
  }

  /// Keeps what is submitted inside from what would run further out.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
      .transformEnvironment(\.searchSubmitAction) { if isBlocking { $0 = nil } }
  }

  /// Whether no words are proposed above the keys of a keyboard.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.isCorrected = !disable }
  }

  @available(*, deprecated, message: "Use autocorrectionDisabled(_:) instead.")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.keyboardTraits) { if let disable { $0.isCorrected = !disable } }
  }

  /// Which letters of a keyboard are capital by themselves.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  {
    transformEnvironment(\.keyboardTraits) { $0.capitalization = autocapitalization ?? .sentences }
  }

  /// Which keys a keyboard has.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.type = type }
  }

  /// What a system would offer to fill in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.keyboardTraits) { $0.content = textContentType }
  }

  /// Whether a long press would mark texts inside; they look the same until then.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// - Note: Accepted: a bar to look for text is shown wherever it is asked for.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// - Note: Accepted: no effect in a clip, in which nobody searches a text.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// A key that does what a button inside does.
  ///
  /// - Note: Approximated: a script presses it (`press "command+s"`); of controls other than buttons nothing comes of it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  /// - Parameter localization: Changes nothing: a clip's keyboard is an English one.
  /// - Note: Approximated: a script presses it; of controls other than buttons nothing comes of it.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(key, modifiers: modifiers)
  }

  /// - Note: Approximated: a script presses it; of controls other than buttons nothing comes of it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.isDefaultAction, shortcut == .defaultAction)
      .environment(\.keyboardShortcut, shortcut)
  }

  /// - Note: Approximated: a script presses it; of controls other than buttons nothing comes of it.
  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.isDefaultAction, shortcut == .defaultAction)
      .environment(\.keyboardShortcut, shortcut)
  }
}

extension EnvironmentValues {
  /// Whether no words are proposed above the keys of a keyboard.
  public var autocorrectionDisabled: Bool {
    get { !keyboardTraits.isCorrected }
    set { keyboardTraits.isCorrected = !newValue }
  }
}

private func submitting(_ action: @escaping () -> Void, then outer: (() -> Void)?) -> () -> Void {
  {
    action()
    outer?()
  }
}
