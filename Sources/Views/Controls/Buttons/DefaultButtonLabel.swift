import ViewEngine

/// What a button shows that is given nothing but its role.
///
/// - Note: Approximated: the symbol with its name, on any device; a bar has room for the symbol alone.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  public var body: some View {
    switch role {
    case .destructive: Label("Delete", systemImage: "trash")
    case .confirm: Label("Done", systemImage: "checkmark")
    case .cancel: Label("Cancel", systemImage: "xmark")
    default: Label("Close", systemImage: "xmark")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button that looks as its role does.
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
