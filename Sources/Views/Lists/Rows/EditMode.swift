import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Whether what is shown can be edited: in lists, whether rows can be deleted, moved and chosen.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// For a while, as after a swipe.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

/// What a graph's edit mode is where no view sets another.
@Observable
final class EditModeState: GraphPart {
  var mode = EditMode.inactive
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? {
    Binding(
      get: { onMainActor { ViewGraph.current?.part(EditModeState.self).mode ?? .inactive } },
      set: { mode in onMainActor { ViewGraph.current?.part(EditModeState.self).mode = mode } })
  }
}

extension EnvironmentValues {
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// Begins and ends editing: "Edit" or "Done".
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
