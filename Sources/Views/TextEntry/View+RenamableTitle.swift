import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension View {
  /// A title that its menu in the bar lets be renamed.
  ///
  /// - Matches: an inline title's menu, as Apple's documentation of `RenameButton` has it, by eye. A Mac's cannot be
  ///   renamed here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(RenamableTitleModifier(title: title))
  }
}

private struct RenamableTitleModifier: ViewModifier {
  let title: Binding<String>
  @State private var name = BarName { _ in AnyView(EmptyView()) }

  func body(content: Content) -> some View {
    name.field = { end in AnyView(TitleField(name: title, end: end)) }
    return content.navigationBar {
      $0.title = Text(title.wrappedValue)
      $0.name = name
    }
  }
}

/// A page's name while it is changed in the bar, all of it selected.
private struct TitleField: View {
  let name: Binding<String>
  let end: @MainActor () -> Void
  @State private var selection: TextSelection?
  @FocusState private var isFocused: Bool

  /// By eye.
  private static var width: CGFloat { 200 }

  var body: some View {
    TextField("Title", text: name, selection: $selection)
      .font(.headline)
      .multilineTextAlignment(.center)
      .frame(width: Self.width)
      .focused($isFocused)
      .onAppear {
        isFocused = true
        let text = name.wrappedValue
        selection = TextSelection(range: text.startIndex..<text.endIndex)
      }
      .onChange(of: isFocused) { _, isFocused in if !isFocused { end() } }
      .onSubmit { end() }
  }
}
