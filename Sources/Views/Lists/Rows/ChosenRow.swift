import Foundation
import Motion
import ViewEngine

/// What is in a row that stands in the tint is white.
///
/// The rows' views are made before it is known which is chosen, so their colours are changed as they
/// are drawn, pictures' too.
struct ChosenRow: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View { content.brightness(isOn ? 1 : 0) }
}

private enum SelectionOfLinksKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

private enum ShowInNextColumnKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Of the list around a link, which chooses its value there in place of pushing a page.
  var selectionOfLinks: ListSelection? {
    get { self[SelectionOfLinksKey.self] }
    set { self[SelectionOfLinksKey.self] = newValue }
  }

  /// Shows a link's page in the column beside this one.
  var showInNextColumn: ((AnyView) -> Void)? {
    get { self[ShowInNextColumnKey.self] }
    set { self[ShowInNextColumnKey.self] = newValue }
  }
}
