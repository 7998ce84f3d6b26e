import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A name that a page lets be changed in its bar, as the page last said.
@MainActor
final class BarName {
  var text: Binding<String>

  init(_ text: Binding<String>) { self.text = text }
}

extension BarName: Equatable {
  nonisolated static func == (a: BarName, b: BarName) -> Bool { a === b }
}

struct RenamableTitleModifier: ViewModifier {
  let title: Binding<String>
  @State private var name = BarName(.constant(""))

  func body(content: Content) -> some View {
    name.text = title
    return content.navigationBar {
      $0.title = Text(title.wrappedValue)
      $0.name = name
    }
  }
}

/// An inline title whose menu, the page's own or one of that alone, lets it be renamed in its place.
///
/// - Matches: iOS 16 and later, by eye.
struct RenamableTitle<Title: View>: View {
  let name: BarName
  let menu: BarMenu?
  @ViewBuilder let title: Title
  @State private var isRenaming = false
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  /// By eye.
  private static var width: CGFloat { 200 }

  var body: some View {
    if isRenaming {
      TextField("Title", text: name.text, selection: $selection)
        .font(.headline)
        .multilineTextAlignment(.center)
        .frame(width: Self.width)
        .focused($isFocused)
        .onAppear {
          isFocused = true
          let text = name.text.wrappedValue
          selection = TextSelection(range: text.startIndex..<text.endIndex)
        }
        .onChange(of: isFocused) { _, isFocused in if !isFocused { isRenaming = false } }
        .onSubmit { isRenaming = false }
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
