import Foundation
import Motion
import ViewEngine

/// A page's title that may be given another name in the bar, as the page last said.
@MainActor
final class TitleRename {
  var text = Binding.constant("")
}

extension TitleRename: Equatable {
  nonisolated static func == (a: TitleRename, b: TitleRename) -> Bool { a === b }
}

struct TitleRenameModifier: ViewModifier {
  let text: Binding<String>
  @State private var source = TitleRename()

  func body(content: Content) -> some View {
    source.text = text
    return content.navigationBar { $0.rename = source }
  }
}

/// An inline title whose menu lets it be renamed: where the page says nothing of that menu, by its only row.
///
/// - Matches: by eye, iOS 16 and later: the title turns to a field with all of its text chosen, and the binding changes
///   once that is left.
struct RenamableTitle<Title: View>: View {
  let rename: TitleRename
  let menu: BarMenu?
  @ViewBuilder let title: Title
  @State private var usual = BarMenu()
  @State private var isRenaming = false

  var body: some View {
    usual.content = AnyView(RenameButton())
    return Group {
      if isRenaming {
        rename.field { isRenaming = false }
      } else {
        TitleMenuButton(menu: menu ?? usual) { title }
          .environment(\.renameAction) { isRenaming = true }
      }
    }
  }
}
