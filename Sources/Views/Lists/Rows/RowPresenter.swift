import Motion
import ViewEngine

/// Keeps for a row what a button behind it presents, and for a menu what one of its rows does: what is tapped goes as
/// the row or the menu closes.
struct RowPresenter {
  /// - Parameter view: What presents it while the binding holds.
  let present: @MainActor (_ view: @escaping @MainActor (Binding<Bool>) -> AnyView) -> Void
}

private enum RowPresenterKey: EnvironmentKey {
  static var defaultValue: RowPresenter? { nil }
}

extension EnvironmentValues {
  /// Of the row that this is behind, or of the menu that it is in; nil elsewhere.
  var rowPresenter: RowPresenter? {
    get { self[RowPresenterKey.self] }
    set { self[RowPresenterKey.self] = newValue }
  }
}

/// What is presented for a row or a menu, until it is over.
struct RowPresentation {
  let view: @MainActor (Binding<Bool>) -> AnyView
}

/// Presents it from its own place, which is that of what it is behind.
struct PresentedForRow: View {
  @Binding var presentation: RowPresentation?

  var body: some View {
    if let presentation { presentation.view(isPresented) }
  }

  private var isPresented: Binding<Bool> {
    Binding(get: { presentation != nil }, set: { if !$0 { presentation = nil } })
  }
}
