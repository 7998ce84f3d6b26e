import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What changes a page's name in its bar, as the page last said.
@MainActor
final class BarName {
  /// A field that has the name, and tells when it is done.
  var field: (_ end: @escaping @MainActor () -> Void) -> AnyView

  init(_ field: @escaping (_ end: @escaping @MainActor () -> Void) -> AnyView) {
    self.field = field
  }
}

extension BarName: Equatable {
  nonisolated static func == (a: BarName, b: BarName) -> Bool { a === b }
}

/// An inline title whose menu, the page's own or one of that alone, lets it be renamed in its place.
///
/// - Matches: iOS 16 and later, by eye.
struct RenamableTitle<Title: View>: View {
  let name: BarName
  let menu: BarMenu?
  @ViewBuilder let title: Title
  @State private var isRenaming = false

  var body: some View {
    if isRenaming {
      name.field { isRenaming = false }
    } else {
      TitleMenuButton(menu: renaming) { title }
    }
  }

  private var renaming: BarMenu {
    let renaming = BarMenu()
    renaming.content = AnyView(
      Group { if let menu { menu.content } else { RenameButton() } }
        .renameAction { isRenaming = true })
    return renaming
  }
}
