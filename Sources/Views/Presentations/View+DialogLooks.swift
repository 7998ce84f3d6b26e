import ViewEngine

// What alerts and dialogs have on a Mac or a watch only. Apple's documentation says that they have no
// effect elsewhere, so a phone's stay as they are.

/// How serious what an alert says is.
public struct DialogSeverity: Equatable, Sendable {
  private enum Kind { case automatic, critical, standard }

  private let kind: Kind

  public static let automatic = DialogSeverity(kind: .automatic)
  public static let critical = DialogSeverity(kind: .critical)
  public static let standard = DialogSeverity(kind: .standard)
}

extension View {
  public func dialogIcon(_ icon: Image?) -> some View { self }

  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }
}
