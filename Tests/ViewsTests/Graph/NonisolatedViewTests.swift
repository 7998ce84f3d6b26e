import Testing

@testable import ViewEngine
@testable import Views

/// Views that are made where nothing says that it is the main actor, as in a global value or a model. Were an initialiser
/// isolated, the compiler would warn here.
@Suite("Views that are made anywhere")
struct NonisolatedViewTests {
  private static let icons: [String: AnyView] = [
    "star": AnyView(Image(systemName: "star")), "none": AnyView(EmptyView()),
    "red": AnyView(erasing: Color.red), "round": AnyView(Circle()),
  ]

  @ViewBuilder private static func row(isLong: Bool) -> some View {
    if isLong { Text("Long") }
    HStack {
      Label("Title", systemImage: "star")
      Spacer()
      Button("Do") {}
    }
    Divider()
  }

  @Test("Values of the usual views are made off the main actor") func made() {
    #expect(Self.icons.count == 4)
    let views: [any View] = [
      Self.row(isLong: true), VStack { Text("a") }, ZStack { Circle() }, Group { Text("a") },
      LazyVStack { Text("a") }, LazyHStack { Text("a") }, EquatableView(content: Text("a")),
      ForEach(0..<2) { _ in Text("a") }, EditButton(), RenameButton(),
    ]
    #expect(views.count == 10)
  }
}
