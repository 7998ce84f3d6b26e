import Motion
import ViewEngine

/// Carries an intent out, whatever comes of it.
private func perform(_ intent: some AppIntent) {
  Task { @MainActor in _ = try? await intent.perform() }
}

extension Button {
  /// Carries an intent out when it is tapped.
  public init<I: AppIntent>(
    role: ButtonRole? = nil, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: { perform(intent) }, label: label)
  }
}

extension Button where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: I) {
    self.init(titleKey, role: role) { perform(intent) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole? = nil, intent: I) {
    self.init(title, role: role) { perform(intent) }
  }
}

extension Toggle {
  /// Carries an intent out when it is switched; it is on while its value says so.
  public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { (_: Bool) in perform(intent) }), label: label)
  }
}

extension Toggle where Label == Text {
  public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
