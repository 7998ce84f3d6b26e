import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What views look like on devices other than phones.
@MainActor
@Suite("Devices' own looks")
struct DeviceLookTests {
  private func graph<V: View>(_ idiom: DeviceIdiom, _ view: V) -> ViewGraph {
    graph(idiom, CGSize(width: 900, height: 600), view)
  }

  private func graph<V: View>(_ idiom: DeviceIdiom, _ size: CGSize, _ view: V) -> ViewGraph {
    var canvas = GraphCanvas(
      size: size,
      safeArea: EdgeInsets(top: idiom == .tv ? 60 : 28, leading: 0, bottom: 0, trailing: 0))
    canvas.deviceIdiom = idiom
    return ViewGraph(view, canvas: canvas, measuring: FixedWidthText())
  }

  private func tap(_ name: String, in graph: ViewGraph) throws {
    let target = try #require(graph.tapTargets.first { $0.label == name || $0.text == name })
    let point = CGPoint(x: target.frame.midX, y: target.frame.midY)
    graph.touchDown(at: point)
    graph.touchUp(at: point)
    graph.advance(to: graph.time + 2)
  }

  @Test("Text styles have the device's sizes")
  func textStyles() {
    #expect(Font.TextStyle.body.size(at: .large, on: .mac) == 13)
    #expect(Font.TextStyle.largeTitle.size(at: .large, on: .mac) == 26)
    #expect(Font.TextStyle.body.size(at: .large, on: .tv) == 29)
    #expect(Font.TextStyle.body.size(at: .large, on: .watch) == 16)
    #expect(Font.headline.description(on: .mac).weight == Font.Weight.bold.value)
    for style in Font.TextStyle.allCases {
      #expect(style.size(at: .large, on: .pad) == style.size, "\(style)")
    }
  }

  @Test("Size classes are the device's", arguments: [DeviceIdiom.pad, .mac, .tv, .watch])
  func sizeClasses(_ idiom: DeviceIdiom) {
    var canvas = GraphCanvas(size: CGSize(width: 300, height: 300))
    canvas.deviceIdiom = idiom
    let expected: UserInterfaceSizeClass = idiom == .watch ? .compact : .regular
    #expect(canvas.sizeClasses.horizontal == expected)
    #expect(canvas.sizeClasses.vertical == expected)
  }

  @Test("A Mac's push button is 22 points high, a phone's is its label")
  func pushButton() throws {
    let button = Button("Save") {}.fixedSize()
    let mac = try #require(graph(.mac, button).tapTargets.first { $0.text == "Save" })
    #expect(abs(mac.frame.height - 22) < 0.5)
    let bordered = Button("Save") {}.buttonStyle(.bordered).controlSize(.small).fixedSize()
    let small = try #require(graph(.mac, bordered).tapTargets.first { $0.text == "Save" })
    #expect(small.frame.height < mac.frame.height)
  }

  @Test("In a Mac's form all controls begin where the widest label ends")
  func formColumns() throws {
    let form = Form {
      TextField("Name", text: .constant("x"))
      Picker("A longer label", selection: .constant(0)) { Text("One").tag(0) }.pickerStyle(
        .radioGroup)
      Toggle("Box", isOn: .constant(true))
    }
    let graph = graph(.mac, form.frame(width: 400))
    let radio = try #require(graph.tapTargets.first { $0.text == "One" }).frame
    let box = try #require(graph.tapTargets.first { $0.text == "Box" }).frame
    #expect(abs(radio.minX - box.minX) < 0.5)
    #expect(radio.minX > 250 + 50)
  }

  @Test("Radio buttons stand below each other, or side by side")
  func radioGroup() throws {
    func frames(_ isHorizontal: Bool) throws -> (CGRect, CGRect) {
      let picker = Picker("", selection: .constant(0)) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }
      .pickerStyle(.radioGroup)
      let graph =
        isHorizontal
        ? graph(.mac, picker.horizontalRadioGroupLayout()) : graph(.mac, picker)
      let targets = graph.tapTargets
      return (
        try #require(targets.first { $0.text == "One" }).frame,
        try #require(targets.first { $0.text == "Two" }).frame
      )
    }
    let column = try frames(false)
    #expect(column.0.minX == column.1.minX && column.0.maxY <= column.1.minY)
    let labelled = Picker("Size", selection: .constant(0)) {
      Text("One").tag(0)
      Text("Two").tag(1)
    }
    .pickerStyle(.radioGroup)
    // What it is called stands beside the first.
    let played = PlayedView(graph: graph(.mac, labelled))
    #expect(played.frame(ofText: "Size")?.midY == played.frame(ofText: "One")?.midY)
    #expect(played.frame(ofText: "Size") != nil)
    let row = try frames(true)
    #expect(row.0.midY == row.1.midY && row.0.maxX <= row.1.minX)
  }

  @Test("What is in a tablet's sheet stands in its middle, whatever its size")
  func formSheet() throws {
    struct Demo: View {
      let isPage: Bool
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) {
          Button {
          } label: {
            Text("Inside").frame(maxWidth: .infinity, maxHeight: .infinity)
          }
          .presentationSizing(isPage ? AnySizing.page : AnySizing.form)
        }
      }
    }
    for isPage in [false, true] {
      let graph = graph(.pad, CGSize(width: 834, height: 1194), Demo(isPage: isPage))
      try tap("Show", in: graph)
      let inside = try #require(graph.tapTargets.first { $0.text == "Inside" }).frame
      #expect(abs(inside.midX - 417) < 0.5)
    }
  }

  private enum AnySizing: PresentationSizing {
    case form, page
    var _size: _PresentationSize { self == .form ? .form : .page }
  }

  @Test("A tablet asks beside the view, without a button that cancels")
  func dialog() throws {
    struct Demo: View {
      @State private var isShown = false
      @State private var answer = ""
      var body: some View {
        Button("Ask" + answer) { isShown = true }
          .confirmationDialog("Sure?", isPresented: $isShown) {
            Button("Yes") { answer = "ed" }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
    let graph = graph(.pad, CGSize(width: 834, height: 1194), Demo())
    try tap("Ask", in: graph)
    let names = graph.tapTargets.map(\.text)
    #expect(names.contains("Yes") && !names.contains("Cancel"))
    try tap("Yes", in: graph)
    #expect(graph.tapTargets.map(\.text) == ["Asked"])
  }

  @Test("A watch's dialog is all over its screen, and can be cancelled")
  func watchDialog() throws {
    struct Demo: View {
      @State private var isShown = false
      var body: some View {
        Button("Ask") { isShown = true }
          .confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
      }
    }
    let graph = graph(.watch, CGSize(width: 198, height: 242), Demo())
    try tap("Ask", in: graph)
    let names = graph.tapTargets.map(\.text)
    #expect(names.contains("Yes") && names.contains("Cancel"), "\(names)")
    let yes = try #require(graph.tapTargets.first { $0.text == "Yes" }).frame
    #expect(yes.width > 150 && yes.minY > 28)
  }

  @Test("A watch's slider has a button at either end, which goes a step")
  func watchSlider() throws {
    struct Demo: View {
      @State private var value = 4.0
      var body: some View {
        VStack {
          Text("Now \(Int(value))")
          Slider(value: $value, in: 0...10, step: 2)
        }
      }
    }
    let graph = graph(.watch, CGSize(width: 198, height: 242), Demo())
    try tap("Increment", in: graph)
    #expect(PlayedView(graph: graph).frame(ofText: "Now 6") != nil)
    try tap("Decrement", in: graph)
    try tap("Decrement", in: graph)
    #expect(PlayedView(graph: graph).frame(ofText: "Now 2") != nil)
  }

  @Test("A Mac's month is 139 wide")
  func macMonth() throws {
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
    let graph = graph(.mac, picker.datePickerStyle(.graphical))
    let day = try #require(graph.tapTargets.first { $0.text == "20" }).frame
    #expect(abs(day.width - 139.0 / 7) < 0.5)
  }

  @Test("A link in a sidebar shows its page in the next column")
  func columns() throws {
    let split = NavigationSplitView {
      List { NavigationLink("Open") { Button("Page") {} } }
    } detail: {
      Text("Nothing")
    }
    let graph = graph(.pad, CGSize(width: 1194, height: 834), split)
    try tap("Open", in: graph)
    let page = try #require(graph.tapTargets.first { $0.text == "Page" })
    #expect(page.frame.minX > 320)
    #expect(graph.tapTargets.contains { $0.text == "Open" })
  }

  @Test(
    "On an upright tablet columns lie over the detail, however large it is",
    arguments: [834.0, 1024])
  func upright(width: Double) {
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    func detail(_ size: CGSize) -> CGRect? {
      let split = NavigationSplitView(columnVisibility: .constant(.all)) {
        Text("A")
      } content: {
        Text("B")
      } detail: {
        color
      }
      return PlayedView(graph: graph(.pad, size, split)).frame(of: color)
    }
    #expect(detail(CGSize(width: width, height: 1366))?.width == CGFloat(width))
    #expect((detail(CGSize(width: 1366, height: width))?.width ?? 1366) < 800)
  }

  @Test("A link with a value chooses it in the list around it")
  func linksChoose() throws {
    struct Demo: View {
      @State private var city: String?
      var body: some View {
        NavigationSplitView {
          List(["Rome"], id: \.self, selection: $city) { NavigationLink($0, value: $0) }
            .navigationSplitViewColumnWidth(200)
        } detail: {
          Button(city ?? "None") {}
        }
      }
    }
    let graph = graph(.pad, CGSize(width: 1194, height: 834), Demo())
    try tap("Rome", in: graph)
    #expect(graph.tapTargets.contains { $0.text == "Rome" && $0.frame.minX > 200 })
  }

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
    let graph = graph(.tv, CGSize(width: 1920, height: 1080), row)
    #expect(graph.tapTargets.first?.text.contains("focused") == true)
    try tap("B", in: graph)
    let names = graph.tapTargets.map(\.text)
    #expect(names.first == "A" && names[1].contains("focused"))
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
    let graph = graph(.tv, Row(isAsked: isAsked))
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
    let graph = graph(.tv, Row())
    graph.advance(to: 0.5)
    #expect(graph.displayList().text.contains("on A"))
    try tap("B", in: graph)
    #expect(graph.displayList().text.contains("on B"))
    #expect(graph.tapTargets.map(\.text) == ["A", "B"])
  }

  @Test("A row of a television that leads somewhere is black on white while it has the focus")
  func focusedRow() throws {
    let list = NavigationStack {
      List(["A", "B"], id: \.self) { name in NavigationLink(name) { Text("Page") } }
    }
    let lines = graph(.tv, list).displayList().text.split(separator: "\n")
    let (first, second) = try (
      #require(lines.first { $0.contains("text \"A\"") }),
      #require(lines.first { $0.contains("text \"B\"") })
    )
    #expect(first.contains("#000000FF") && second.contains("#FFFFFFFF"), "\(first)\n\(second)")
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

  @Test("A watch's sheet fills its screen, and is closed at its corner") func watchSheet() throws {
    let color = Color(red: 0.1, green: 0.5, blue: 0.2)
    let isShown = Handle(false)
    let graph = graph(
      .watch, CGSize(width: 198, height: 242),
      isShown.shows { _ in Text("Page").sheet(isPresented: isShown.bound) { color } })
    graph.perform { isShown.value = true }
    graph.advance(to: 2)
    let sheet = try #require(PlayedView(graph: graph).frame(of: color))
    #expect(sheet == CGRect(x: 0, y: 28, width: 198, height: 214))
    try tap("Close", in: graph)
    #expect(!isShown.value && PlayedView(graph: graph).frame(of: color) == nil)
  }

  @Test("Pages in a watch's sheet have the button in their bar, unless that leads with another")
  func watchSheetPages() throws {
    func buttons(_ page: some View) -> [String] {
      let isShown = Handle(false)
      let graph = graph(
        .watch, CGSize(width: 198, height: 242),
        isShown.shows { _ in
          Text("Page").sheet(isPresented: isShown.bound) { NavigationStack { page } }
        })
      graph.perform { isShown.value = true }
      graph.advance(to: 2)
      return graph.tapTargets.map(\.label).filter { !$0.isEmpty }
    }
    #expect(buttons(Text("Inside").navigationTitle("Title")) == ["Close"])
    let own = Text("Inside")
      .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
    #expect(buttons(own) == ["Cancel"])
    #expect(buttons(Text("Inside").interactiveDismissDisabled()).isEmpty)
  }

  @Test("A Mac's inspector has its window's ground") func inspector() {
    func whites(_ idiom: DeviceIdiom) -> [CGRect] {
      let view = Color.clear.inspector(isPresented: .constant(true)) {
        Color.white.frame(width: 10, height: 10)
      }
      return PlayedView(graph: graph(idiom, view)).frames(of: .white).filter { $0.minX > 450 }
    }
    // What is in it is all that is white.
    #expect(whites(.mac).map(\.width) == [10])
  }

  @Test("A watch pages downwards") func verticalPages() {
    let tabs = TabView {
      Button("One") {}
      Button("Two") {}
    }
    .tabViewStyle(.verticalPage)
    let graph = graph(.watch, CGSize(width: 198, height: 242), tabs)
    #expect(graph.tapTargets.map(\.text).first == "One")
  }

  @Test("A swipe over a view is what a television's remote would say") func swipes() {
    let log = Log()
    func swipe(_ idiom: DeviceIdiom) {
      let view = Color.red.onMoveCommand { log.add("\($0)") }
      let played = PlayedView(graph: graph(idiom, CGSize(width: 1920, height: 1080), view))
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
    let graph = graph(.tv, CGSize(width: 1920, height: 1080), row)
    try tap("B", in: graph)
    #expect(graph.tapTargets.count == 2 && moves == 0)
  }
}
