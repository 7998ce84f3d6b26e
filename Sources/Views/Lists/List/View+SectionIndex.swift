import Motion
import ViewEngine

extension View {
  /// Whether lists show an index of their sections at their side; where nothing is said they do as soon as a section
  /// has a label for it.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.listSectionIndexVisibility, visibility)
  }

  /// What leads to a section in the index at the list's side; nil leaves it out.
  public func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(ListRowModifier { $0.section.indexLabel = label })
  }

  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}

private enum ListSectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}
