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
  /// What the alerts and dialogs inside show in place of the app's icon.
  public func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogLook) { $0.icon = icon }
  }

  /// A critical one warns with a triangle, and the app's icon at its corner.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogLook) { $0.isCritical = severity == .critical }
  }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogLook) { $0.suppression = (nil, isSuppressed) }
  }

  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogLook) { $0.suppression = (label, isSuppressed) }
  }
}

/// What a Mac's alerts and dialogs have beside their words and buttons.
struct DialogLook {
  var icon: Image?
  var isCritical = false
  /// A box to check, for who does not want to see it again; nil is the system's label.
  var suppression: (label: Text?, isOn: Binding<Bool>)?
}

private enum DialogLookKey: EnvironmentKey {
  static var defaultValue: DialogLook { DialogLook() }
}

extension EnvironmentValues {
  var dialogLook: DialogLook {
    get { self[DialogLookKey.self] }
    set { self[DialogLookKey.self] = newValue }
  }
}
