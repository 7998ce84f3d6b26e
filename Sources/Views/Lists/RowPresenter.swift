import Motion
import ViewEngine

/// Keeps for a row what a button behind it presents: the button itself goes as the row closes.
struct RowPresenter {
  /// - Parameter view: What presents it while the binding holds.
  let present: @MainActor (_ view: @escaping @MainActor (Binding<Bool>) -> AnyView) -> Void
}

private enum RowPresenterKey: EnvironmentKey {
  static var defaultValue: RowPresenter? { nil }
}

extension EnvironmentValues {
  /// Of the row that this is behind; nil elsewhere.
  var rowPresenter: RowPresenter? {
    get { self[RowPresenterKey.self] }
    set { self[RowPresenterKey.self] = newValue }
  }
}

/// What is presented for a row, until it is over.
struct RowPresentation {
  let view: @MainActor (Binding<Bool>) -> AnyView
}
