import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What views look like on a television, and what has its focus.
@MainActor
@Suite("A television's looks")
struct TelevisionLookTests {

  @Test("The first button of a television has the focus, then the one that is pressed")
  func focus() throws {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Shown(configuration: configuration)
      }
    }
    struct Shown: View {
      let configuration: ButtonStyleConfiguration
      @Environment(\.isFocused) private var isFocused
      var body: some View {
        HStack {
          configuration.label
          if isFocused { Text("focused") }
        }
      }
    }
    let row = HStack {
      Button("A") {}
      Button("B") {}
      Button("C") {}.buttonStyle(.card)
    }
    .buttonStyle(Style())
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), row)
    #expect(graph.tapTargets.first?.text.contains("focused") == true)
    try graph.tap("B")
    let names = graph.tapTargets.map(\.text)
    #expect(names.first == "A" && names[1].contains("focused"))
  }

  @Test("What prefers a television's focus has it first") func preferredFocus() {
    struct Row: View {
      @Namespace private var scope
      @FocusState private var focused: String?
      var body: some View {
        HStack {
          Button("A") {}.focused($focused, equals: "A")
          Button("B") {}.focused($focused, equals: "B").prefersDefaultFocus(in: scope)
          Button("C") {}.focused($focused, equals: "C")
          Text("on \(focused ?? "none")")
        }
        .focusScope(scope)
      }
    }
    let played = PlayedView(graph: .on(.tv, CGSize(width: 1920, height: 1080), Row()))
    played.advance(to: 0.1)
    #expect(played.text.contains("on B"), "\(played.text)")
    struct Fields: View {
      @Namespace private var scope
      var body: some View {
        TextField("A", text: .constant(""))
        TextField("B", text: .constant("")).prefersDefaultFocus(in: scope)
      }
    }
    let fields = PlayedView(graph: .on(.tv, CGSize(width: 1920, height: 1080), VStack { Fields() }))
    fields.advance(to: 3)
    // What has the focus is white, and the second stands below the middle.
    let platters = fields.frames(of: .white).filter { $0.height < 100 }
    #expect(platters.map { $0.midY > 570 } == [true], "\(platters)")
  }

  @Test("A page that is pushed gets the focus, and what has led to it has it again after that")
  func pushedPage() throws {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Shown(label: configuration.label) }
    }
    struct Shown: View {
      let label: ButtonStyleConfiguration.Label
      @Environment(\.isFocused) private var isFocused
      var body: some View {
        HStack {
          label
          if isFocused { Text("focused") }
        }
      }
    }
    struct Page: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Button("Play") {}
          Button("Leave") { dismiss() }
        }
      }
    }
    let stack = NavigationStack {
      VStack {
        Button("A") {}
        NavigationLink("B") { Page() }
        Button("C") {}
      }
    }
    .buttonStyle(Style())
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), stack)
    func focused() -> [String] {
      graph.tapTargets.map(\.text).filter { $0.contains("focused") }
    }
    try graph.tap("B")
    #expect(focused() == ["Play focused"])
    try graph.tap("Leave")
    #expect(focused() == ["B focused"])
  }

  @Test("A focus state knows which button a television begins with", arguments: [false, true])
  func focusState(isAsked: Bool) {
    struct Row: View {
      let isAsked: Bool
      @FocusState private var focused: String?
      var body: some View {
        VStack {
          Text("on \(focused ?? "none")")
          ForEach(["A", "B"], id: \.self) { name in
            Button(name) {}.focused($focused, equals: name)
          }
        }
        .defaultFocus($focused, isAsked ? "B" : nil)
      }
    }
    let graph = ViewGraph.on(.tv, Row(isAsked: isAsked))
    graph.advance(to: 0.5)
    let text = graph.displayList().text
    #expect(text.contains(isAsked ? "on B" : "on A"), "\(text)")
  }

  @Test("What is no button can have a television's focus as well, and gets it when it is pressed")
  func focusable() throws {
    struct Row: View {
      @FocusState private var focused: String?
      var body: some View {
        VStack {
          Text("on \(focused ?? "none")")
          ForEach(["A", "B"], id: \.self) { name in
            Text(name).focusable().focused($focused, equals: name)
          }
          Text("C").focusable(false)
        }
      }
    }
    let graph = ViewGraph.on(.tv, Row())
    graph.advance(to: 0.5)
    #expect(graph.displayList().text.contains("on A"))
    try graph.tap("B")
    #expect(graph.displayList().text.contains("on B"))
    #expect(graph.tapTargets.map(\.text) == ["A", "B"])
  }

  @Test("A row of a television that leads somewhere is black on white while it has the focus")
  func focusedRow() throws {
    let list = NavigationStack {
      List(["A", "B"], id: \.self) { name in NavigationLink(name) { Text("Page") } }
    }
    let lines = ViewGraph.on(.tv, list).displayList().text.split(separator: "\n")
    let (first, second) = try (
      #require(lines.first { $0.contains("text \"A\"") }),
      #require(lines.first { $0.contains("text \"B\"") })
    )
    #expect(first.contains("#000000FF") && second.contains("#FFFFFFFF"), "\(first)\n\(second)")
  }

  @Test(
    "A row of a television that chooses is one button, whose value is dark while it has the focus",
    arguments: [false, true])
  func choosingRow(pushes: Bool) throws {
    let form = NavigationStack {
      Form {
        let picker = Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        if pushes { picker.pickerStyle(.navigationLink) } else { picker.pickerStyle(.menu) }
      }
    }
    let graph = ViewGraph.on(.tv, form)
    let lines = graph.displayList().text.split(separator: "\n")
    let value = try #require(lines.first { $0.contains("text \"Small\"") })
    #expect(value.contains("#000000"), "\(value)")
    #expect(try #require(graph.tapTargets.first).frame.width > 400)
  }

  @Test("A remote's button leads back from a page, though nothing of it is seen") func back() throws
  {
    let stack = NavigationStack {
      List { NavigationLink("Films") { Text("All of them") } }
    }
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), stack)
    #expect(!graph.tapTargets.contains { $0.identifier == "BackButton" })
    try graph.tap("Films")
    #expect(graph.displayList().text.contains("All of them"))
    #expect(!graph.displayList().text.contains("\"Back\""))
    try graph.tap("Back")
    #expect(!graph.displayList().text.contains("All of them"))
  }

  @Test("One dialog after another gives the focus back to what has led to the first")
  func dialogs() throws {
    struct Page: View {
      @State private var isOpen = false
      @State private var isSure = false
      var body: some View {
        VStack {
          Button("Other") {}
          Button("Remove") { isOpen = true }
        }
        .alert("Remove it?", isPresented: $isOpen) { Button("Yes") { isSure = true } }
        .alert("Really?", isPresented: $isSure) { Button("Do") {} }
      }
    }
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), Page())
    let focus = graph.part(TelevisionFocus.self)
    try graph.tap("Remove")
    let inFirst = focus.focused
    try graph.tap("Yes")
    let inSecond = focus.focused
    #expect(inSecond != inFirst)
    try graph.tap("Do")
    let after = focus.focused
    #expect(after != inFirst && after != inSecond)
    try graph.tap("Remove")
    try graph.tap("Yes")
    try graph.tap("Do")
    #expect(focus.focused == after)
    try graph.tap("Other")
    #expect(focus.focused != after)
  }

  @Test("A dialog takes the focus to its first button, and gives it back when it is gone")
  func dialog() throws {
    struct Page: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Other") {}
          Button("Remove") { isOpen = true }
        }
        .confirmationDialog("Remove it?", isPresented: $isOpen) {
          Button("Keep", role: .cancel) {}
          Button("Yes", role: .destructive) {}
        }
      }
    }
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), Page())
    let focus = graph.part(TelevisionFocus.self)
    let button = try #require(graph.tapTargets.first { $0.label == "Remove" }).center
    graph.touchDown(at: button)
    let opener = focus.focused
    graph.touchUp(at: button)
    graph.advance(to: 2)
    #expect(focus.focused != opener)
    let frames = ["Yes", "Keep"].compactMap { name in
      graph.tapTargets.first { $0.label == name }?.frame
    }
    try #require(frames.count == 2)
    #expect(frames[0].maxY < frames[1].minY && frames[0].width > 600)
    try graph.tap("Keep")
    #expect(focus.focused == opener)
  }

  @Test("What a picture on a television is called stands below it") func titled() {
    let played = PlayedView(size: CGSize(width: 400, height: 300)) {
      Button {
      } label: {
        Color.red.frame(width: 100, height: 60)
        Color.blue.frame(width: 100, height: 20)
      }
      .buttonStyle(.borderless)
      .environment(\.idiom, .tv)
    }
    let (picture, name) = (played.frame(of: .red), played.frame(of: .blue))
    #expect((picture?.maxY ?? 300) < (name?.minY ?? 0))
  }

  @Test("A swipe over a view is what a television's remote would say") func swipes() {
    let log = Log()
    func swipe(_ idiom: DeviceIdiom) {
      let view = Color.red.onMoveCommand { log.add("\($0)") }
      let played = PlayedView(graph: ViewGraph.on(idiom, CGSize(width: 1920, height: 1080), view))
      let ways = [(200.0, 20.0), (-200, 20), (20, 200), (20, -200)]
      for (x, y) in ways {
        played.drag(from: CGPoint(x: 900, y: 500), by: CGSize(width: x, height: y))
      }
    }
    swipe(.tv)
    #expect(log.text == "right left down up")
    swipe(.phone)
    #expect(log.entries.count == 4)
  }

  /// A tap moves nothing, and what other buttons of a remote would do is taken and never done.
  @Test("A remote's commands leave a view as it is") func remotes() throws {
    var moves = 0
    let row = HStack {
      Button("A") {}
      Button("B") {}
    }
    .onMoveCommand { _ in moves += 1 }
    .onExitCommand { moves += 1 }
    .onPlayPauseCommand { moves += 1 }
    let graph = ViewGraph.on(.tv, CGSize(width: 1920, height: 1080), row)
    try graph.tap("B")
    #expect(graph.tapTargets.count == 2 && moves == 0)
  }
}
