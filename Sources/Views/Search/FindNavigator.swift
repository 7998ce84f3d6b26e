import Foundation
import Geometry
import Motion
import ViewEngine

extension View {
  /// Shows a bar that finds a text in the editors inside: above the keyboard, on a Mac above the text.
  ///
  /// - Note: Approximated: by eye; nothing is replaced, and the text is not scrolled to what was found.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    modifier(FindNavigator(isPresented: isPresented))
  }
}

private struct FindNavigator: ViewModifier {
  let isPresented: Binding<Bool>
  @State private var search = TextSearch()
  @Environment(\.idiom) private var idiom

  func body(content: Content) -> some View {
    let isShown = isPresented.wrappedValue
    let isMac = idiom == .mac
    return
      content
      .environment(\.textSearch, isShown ? search : nil)
      .environment(\.isFoundIn, true)
      .safeAreaInset(edge: isMac ? .top : .bottom, spacing: 0) {
        if isShown {
          FindBar(search: search) { isPresented.wrappedValue = false }
            .transition(.move(edge: isMac ? .top : .bottom).combined(with: .opacity))
        }
      }
      .animation(.smooth(duration: 0.3), value: isShown)
  }
}

/// A field, how often its text was found, and ways on, back and out.
private struct FindBar: View {
  @Bindable var search: TextSearch
  let close: () -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.idiom) private var idiom

  private enum Constants {
    static let height: CGFloat = 36
    static let heightOnMac: CGFloat = 22
    static let margin: CGFloat = 16
    static let gap: CGFloat = 16
  }

  var body: some View {
    HStack(spacing: Constants.gap) {
      field
      Button("Previous", systemImage: "chevron.up") { search.go(by: -1) }.disabled(isNowhere)
      Button("Next", systemImage: "chevron.down") { search.go(by: 1) }.disabled(isNowhere)
      Button("Done", action: close).fontWeight(.semibold).labelStyle(.titleOnly)
    }
    .labelStyle(.iconOnly)
    .padding(.horizontal, Constants.margin)
    .padding(.vertical, 8)
    .background(.bar)
    .overlay(alignment: idiom == .mac ? .bottom : .top) { Divider() }
    .onAppear { isFocused = true }
    .onChange(of: search.sought) { search.begin() }
  }

  private var isNowhere: Bool { search.count == 0 }

  private var field: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
      TextField("Search", text: $search.sought)
        .textFieldStyle(.plain)
        .focused($isFocused)
        .submitLabel(.search)
        .onSubmit { search.go(by: 1) }
      if !search.sought.isEmpty {
        Text(verbatim: isNowhere ? "Not Found" : "\(search.current + 1) of \(search.count)")
          .font(.footnote).foregroundStyle(.secondary).fixedSize()
      }
    }
    .padding(.horizontal, 8)
    .frame(height: idiom == .mac ? Constants.heightOnMac : Constants.height)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
  }
}
