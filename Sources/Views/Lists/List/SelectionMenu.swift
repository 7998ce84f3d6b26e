import Motion
import ViewEngine

/// What a list does with rows by what is selected, whichever row it is.
struct SelectionMenu {
  /// Whether it is of rows with tags such as this.
  let takes: @MainActor (AnyHashable) -> Bool
  /// Of the rows with these tags.
  let items: @MainActor (Set<AnyHashable>) -> AnyView
  let primaryAction: (@MainActor (Set<AnyHashable>) -> Void)?
}

private enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// For the rows of the lists inside.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

extension View {
  /// Opens a menu for what is selected when a row of the list inside is pressed, or for that row.
  ///
  /// - Parameter primaryAction: What a tap on a row does, in place of selecting it; on a Mac a double click, where a
  ///   click selects.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func items(_ tags: Set<AnyHashable>) -> Set<I> { Set(tags.compactMap { $0.base as? I }) }
    return environment(
      \.selectionMenu,
      SelectionMenu(
        takes: { $0.base is I },
        items: { AnyView(menu(items($0))) },
        primaryAction: primaryAction.map { action in { action(items($0)) } }))
  }
}

/// Gives a row the menu of its list.
struct SelectionMenuModifier: ViewModifier {
  let tag: AnyHashable?
  let selection: ListSelection?
  @Environment(\.selectionMenu) private var menu
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    if let menu, let tag, menu.takes(tag) {
      if idiom == .mac, let act = menu.primaryAction {
        content
          .simultaneousGesture(TapGesture(count: 2).onEnded { act(tags(around: tag)) })
          .contextMenu { menu.items(tags(around: tag)) }
      } else {
        content.contextMenu { menu.items(tags(around: tag)) }
      }
    } else {
      content
    }
  }

  /// A row that is selected stands for all that are.
  private func tags(around tag: AnyHashable) -> Set<AnyHashable> {
    guard let selection, selection.contains(tag) else { return [tag] }
    return selection.all().union([tag])
  }
}
