import ViewEngine

/// What a menu of a page's bar shows, as the page last said.
@MainActor
final class BarMenu: Identifiable {
  var content = AnyView(EmptyView())
}

extension BarMenu: Equatable {
  nonisolated static func == (a: BarMenu, b: BarMenu) -> Bool { a === b }
}
