import Motion
import ViewEngine

/// Starts what renames the thing that it belongs to.
public struct RenameButton: View {
  @Environment(\.renameAction) private var rename

  nonisolated public init() {}

  public var body: some View {
    Button {
      rename?()
    } label: {
      Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}

private enum RenameActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// What the rename buttons inside do.
  var renameAction: (() -> Void)? {
    get { self[RenameActionKey.self] }
    set { self[RenameActionKey.self] = newValue }
  }
}

extension View {
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.renameAction, action)
  }

  /// Gives a field the focus.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
