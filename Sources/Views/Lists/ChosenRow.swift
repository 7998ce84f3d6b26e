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

private enum ChooseByLinkKey: EnvironmentKey {
  static var defaultValue: ((AnyHashable) -> Bool)? { nil }
}

private enum ShowInNextColumnKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> Void)? { nil }
}

extension EnvironmentValues {
  /// Chooses a link's value in the list around it; false where that is not of its selection's type.
  var chooseByLink: ((AnyHashable) -> Bool)? {
    get { self[ChooseByLinkKey.self] }
    set { self[ChooseByLinkKey.self] = newValue }
  }

  /// Shows a link's page in the column beside this one.
  var showInNextColumn: ((AnyView) -> Void)? {
    get { self[ShowInNextColumnKey.self] }
    set { self[ShowInNextColumnKey.self] = newValue }
  }
}
