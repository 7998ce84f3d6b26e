import Testing

@testable import Snippets

/// Which view a file shows.
@Suite struct RootTests: RootFixture {
  @Test(arguments: [
    ("PlaygroundPage.current.setLiveView(Card(name: \"a\"))", "Card(name: \"a\")"),
    (
      "PlaygroundPage.current.setLiveView(\n  Card(name: \"b\").padding())",
      "Card(name: \"b\").padding()"
    ),
    (
      "PlaygroundPage.current.liveView = UIHostingController(rootView: Card(name: \"c\"))",
      "Card(name: \"c\")"
    ),
    ("PlaygroundPage.current.liveView = Card(name: \"d\")", "Card(name: \"d\")"),
    ("PlaygroundPage.current.liveView = Controller()", "Last()"),
    ("PlaygroundPage.current.needsIndefiniteExecution = true", "Last()"),
  ])
  func aPlaygroundsPageSaysWhatItShows(_ statement: String, _ expression: String) {
    let views = "struct Card: View { let name: String; \(body) }\nstruct Last: View { \(body) }\n"
    #expect(root(views + statement) == .success(expression))
  }

  @Test func aWidgetIsShownWithAnEntryOfItsOwn() {
    let view = "struct Card: View { let entry: Entry; \(body) }\n"
    let widget =
      "@main struct Water: Widget { var body: some WidgetConfiguration { StaticConfiguration(kind: \"\") } }"
    #expect(root(view + widget) == .success("_WidgetPreview { Water() }"))
    #expect(root(view + widget + "\n#Preview { Card() }") == .success("_ShowreelPreview1()"))
    let own = "protocol Widget {}\nstruct A: View, Widget { \(body) }"
    #expect(root(own) == .success("A()"))
  }

  @Test func aViewOfUIKitIsAView() {
    #expect(root("struct A: UIViewRepresentable { }") == .success("A()"))
  }

  @Test func contentViewIsShownWhereverItStands() {
    let text = "struct ContentView: View { \(body) }\nstruct Other: View { \(body) }"
    #expect(root(text) == .success("ContentView()"))
  }

  @Test func theLastViewThatNeedsNothingIsShown() {
    let text = """
      struct A: View { \(body) }
      struct B: View { \(body) }
      struct C: View { let title: String; \(body) }
      """
    #expect(root(text) == .success("B()"))
  }

  @Test func aViewThatAnotherIsMadeOfIsNotShown() {
    let text = "struct Page: View { var body: some View { Row() } }\nstruct Row: View { \(body) }"
    #expect(root(text) == .success("Page()"))
  }

  @Test func aPreviewComesFirst() {
    let text =
      "struct ContentView: View { \(body) }\n#Preview(\"Dark\") { ContentView() }\n#Preview { X() }"
    #expect(root(text) == .success("_ShowreelPreview1()"))
    #expect(root(text, named: "Dark") == .success("_ShowreelPreview1()"))
    #expect(root(text, named: "ContentView") == .success("ContentView()"))
  }

  @Test func aPreviewProviderIsShownByItsPreviews() {
    let text = """
      struct ContentView: View { \(body) }
      #if DEBUG
      struct ContentView_Previews: PreviewProvider {
        static var previews: some View { ContentView().padding() }
      }
      #endif
      """
    #expect(root(text) == .success("_firstPreview(of: ContentView_Previews.previews)"))
  }

  @Test func anAppIsShownByItsWindow() {
    let text = """
      @main struct DemoApp: App {
        @StateObject private var store = Store()
        var body: some Scene { WindowGroup { Home().environmentObject(store) } }
      }
      struct Home: View { \(body) }
      """
    #expect(root(text) == .success("DemoApp()"))
  }

  @Test func anAppInTheMenuBarIsShownByItsMenu() {
    let app = """
      @main struct Tool: App {
        var body: some Scene { MenuBarExtra("Tool") { Button("Quit") { } } }
      }
      """
    #expect(root(app) == .success("Tool()"))
    // A view of its own is what it is about, as far as that can be told.
    #expect(root(app + "\nstruct Panel: View { \(body) }") == .success("Panel()"))
  }

  @Test func anAppMayBeMadeOfAScene() throws {
    let scene = "struct Windows: Scene { var body: some Scene { WindowGroup { Text(\"A\") } } }"
    let app = "@main struct Tool: App { var body: some Scene { Windows() } }"
    #expect(root(scene + "\n" + app) == .success("Tool()"))
    #expect(root(scene) == .success("Windows()"))
    // An app of documents is shown by its editor, one that has settings alone by these.
    let group = "DocumentGroup(newDocument: N()) { _ in E() }"
    let notes = "@main struct A: App { var body: some Scene { \(group) } }"
    #expect(root(notes) == .success("A()"))
    let settings = "@main struct A: App { var body: some Scene { Settings { Text(\"\") } } }"
    #expect(root(settings) == .success("A()"))
  }

  @Test(arguments: [
    "@State private var a = 1", "@State private var a: Int?", "var a: Int?", "let a = 1",
    "var a: Int { 1 }", "var a = 1 { didSet { } }", "static let a: Int = 1",
    "@Environment(\\.dismiss) var dismiss", "@EnvironmentObject var a: Store", "@Namespace var a",
    "@AppStorage(\"a\") var a = 1", "@AppStorage(\"a\") var a: TabViewCustomization",
    "@StateObject private var a = Store()",
    "@Wrapped(by: 3) var a: Int", "lazy var a: Int = 1", "init() { }", "init(a: Int = 1) { }",
    "let a: Int\n  init() { a = 1 }", "@FocusState private var a: Bool",
    "@Environment(Store.self) private var store", "struct Inner { let a: Int }",
  ])
  func aViewCanBeMadeWith(_ member: String) {
    #expect(root("struct A: View {\n  \(member)\n  \(body)\n}") == .success("A()"))
  }

  @Test(arguments: [
    ("@Binding var a: Int", ["a"]), ("let a: Int", ["a"]), ("var a: Int", ["a"]),
    ("let a: Int?", ["a"]), ("@ObservedObject var a: Store", ["a"]),
    ("@Bindable var a: Store", ["a"]),
    ("@ViewBuilder var a: () -> Text", ["a"]), ("let a: Int, b: Int", ["b"]),
    ("init(a: Int, _ b: Int = 1) { }", ["a"]),
    ("@Wrapped var a: Int\n  @propertyWrapper struct Wrapped { }", ["a"]),
    ("@State var a: Int", ["a"]), ("init?() { }", []), ("private init() { }", []),
  ])
  func aViewCannotBeMadeWith(_ member: String, _ missing: [String]) {
    let result = root("struct A: View {\n  \(member)\n  \(body)\n}")
    guard case .failure(.needsArguments(let view, let line, let arguments)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(view == "A")
    #expect(line == 1)
    #expect(arguments.suffix(1) == missing.suffix(1))
  }

  @Test func conformanceCountsWhereverItIsSaid() {
    #expect(root("struct A { \(body) }\nextension A: View { }") == .success("A()"))
    #expect(root("protocol Screen: View { }\nstruct A: Screen { \(body) }") == .success("A()"))
    #expect(root("struct A: SwiftUI.View { \(body) }") == .success("A()"))
    #expect(root("enum Demos { struct A: View { \(body) } }") == .success("Demos.A()"))
    #expect(root("enum Demos { struct A: View { \(body) } }", named: "A") == .success("Demos.A()"))
  }

  @Test func aGenericViewCannotBeMadeFromOutside() {
    let text =
      "struct A<T>: View { \(body) }\nstruct B: View { \(body) }\nstruct C<T: View>: View { \(body) }"
    #expect(root(text) == .success("B()"))
  }

  @Test func onlyTheBranchThatIsCompiledCounts() {
    let text = """
      #if os(iOS) || canImport(UIKit)
      struct Phone: View { \(body) }
      #elseif !os(macOS) && DEBUG
      struct Other: View { \(body) }
      #else
      struct Mac: View { \(body) }
      #endif
      """
    #expect(root(text) == .success("Phone()"))
  }
}
