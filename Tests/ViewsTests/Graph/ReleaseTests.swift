import Foundation
import Geometry
import Motion
import OpenCombine
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A process may play any number of clips: nothing of one may stay when it is over.
@MainActor
@Suite struct ReleaseTests {
  /// What is in the environment of every view: whatever is left of the graph, its nodes and what they
  /// keep, this is left too.
  fileprivate final class Trace {}

  /// What is left of a view that was played for a while.
  ///
  /// - Parameter view: Makes it anew, because a view's value keeps what it has seen of its graph.
  private func left(
    of view: () -> some View, after play: @MainActor (PlayedView) -> Void = { $0.advance(to: 0.3) }
  ) -> [String] {
    weak var graph: ViewGraph?
    weak var clock: VirtualClock?
    weak var trace: Trace?
    weak var node: Node?
    func run() {
      let new = Trace()
      let played = PlayedView { view().environment(\.trace, new) }
      play(played)
      _ = played.text
      (graph, clock, trace) = (played.graph, played.graph.clock, new)
      node = played.graph.rootItem?.node
    }
    run()
    let all: [(String, AnyObject?)] = [
      ("graph", graph), ("clock", clock), ("environment", trace), ("node", node),
    ]
    return all.compactMap { $0.1 == nil ? nil : $0.0 }
  }

  @Test func whatIsDrawn() {
    #expect(left { Color.red } == [])
    #expect(left { Circle().fill(.blue).frame(width: 10) } == [])
    #expect(left { Text("Hello").padding().background(.gray) } == [])
    #expect(left { Image(systemName: "star") } == [])
    #expect(left { Canvas { context, size in context.fill(Path(), with: .color(.red)) } } == [])
    #expect(left { GeometryReader { Text("\($0.size.width)") } } == [])
    #expect(left { List { ForEach(0..<9) { Text("Row \($0)") } } } == [])
    #expect(left { ScrollView { Text("Text") }.mask { Circle() } } == [])
  }

  @Test func controls() {
    #expect(
      left {
        Button("Tap") {}
      } after: {
        $0.tap("Tap")
      } == [])
    #expect(left { Toggle("On", isOn: .constant(true)) } == [])
    #expect(left { Slider(value: .constant(0.5)) } == [])
    #expect(left { TextField("Name", text: .constant("")) } == [])
    #expect(left { Stepper("Count", value: .constant(1)) } == [])
    #expect(
      left {
        Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.segmented)
      }
        == [])
    #expect(left { TabView { Text("A").tabItem { Label("A", systemImage: "star") } } } == [])
  }

  @Test func lifecycle() {
    #expect(left { Text("A").onAppear {}.onDisappear {} } == [])
    #expect(left { Text("A").onChange(of: 1, initial: true) { _, _ in } } == [])
    #expect(left { Text("A").onPreferenceChange(NavigationBarKey.self) { _ in } } == [])
    #expect(left { ScrollViewReader { proxy in Text("A").onAppear { proxy.scrollTo(1) } } } == [])
  }

  @Test func whatGoesOnWithoutEnd() {
    let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
    #expect(left { Text("A").onReceive(timer) { _ in } } == [])
    #expect(left { Text(.now, style: .timer) } == [])
    #expect(left { TimelineView(.animation) { Text("\($0.date)") } } == [])
    #expect(left { PhaseAnimator([0, 1]) { Color.red.opacity(Double($0)) } } == [])
    #expect(left { Spinning() } == [])
    #expect(left { ProgressView() } == [])
    #expect(left { Image(systemName: "star").symbolEffect(.pulse, isActive: true) } == [])
  }

  @Test func whatStillWaits() {
    #expect(
      left { Text("A").onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 9) {} } } == [])
    #expect(
      left { Text("A").onAppear { _ = _ClipTime.scheduledTimer(9, true) { _ in } } } == [])
    #expect(
      left {
        Text("A").onAppear {
          let timer = Timer(fire: _ClipTime.now + 9, interval: 1, repeats: true) { _ in }
          _ClipTime.add(timer, to: .main, .common)
        }
      } == [])
  }

  /// A task cannot be ended from outside, but what it is written in takes nothing along.
  @Test func whatATaskWaitsIn() {
    #expect(left { Text("A").task { try? await Task.sleep(for: .seconds(100)) } } == [])
  }

  @Test func whatComesAndGoes() {
    #expect(
      left {
        Switching()
      } after: {
        $0.tap("Next")
      } == [])
    #expect(
      left {
        Switching()
      } after: {
        $0.tap("Next")
        $0.advance(to: 0.1)
      } == [])
    #expect(
      left {
        Switching()
      } after: {
        $0.tap("Next")
        $0.advance(to: 3)
      } == [])
  }

  @Test(arguments: ["Sheet", "Cover", "Alert", "Dialog"])
  func whatIsPresented(_ kind: String) {
    #expect(
      left {
        Presenting()
      } after: {
        $0.tap(kind)
        $0.advance(to: 1)
      } == [])
  }

  @Test func pages() {
    #expect(
      left {
        NavigationStack { Paging() }
      } after: {
        $0.tap("Push")
        $0.advance(to: 1)
      } == [])
    #expect(
      left {
        NavigationStack { Paging() }
      } after: {
        $0.tap("Item")
        $0.advance(to: 1)
      } == [])
  }

  /// What a page is made of keeps the environment of its link, in which the stack is.
  @Test func pagesThatSeeTheEnvironmentOfTheirLink() {
    #expect(
      left {
        NavigationStack { SeeingPaging() }
      } after: {
        $0.tap("Push")
        $0.advance(to: 1)
      } == [])
  }

  /// The container's closure keeps the content, and that the environment with the closure.
  @Test func contentOfAContainerThatHandsItselfDown() {
    #expect(left { Container { Button("Tap") {} } } == [])
  }

  /// A clip whose closure returns a view that it was given shows one value in every run.
  @Test func aViewThatAnotherGraphShowsKeepsItsEnvironment() {
    let view = Dimmed()
    func play() -> PlayedView {
      PlayedView { view.environment(\.labelsAreHidden, true).environmentObject(Model()) }
    }
    var first: PlayedView? = play()
    _ = first?.text
    let second = play()
    first = nil
    second.tap("Read")
    #expect(second.text.contains("true 3"))
  }

  /// What is still to happen when the clip is over, as on another queue, finds its objects.
  @Test func objectsStayForWhatHappensLater() {
    let view = Dimmed()
    _ = PlayedView { view.environmentObject(Model()) }.text
    #expect(view.seen.hasSuffix("3"))
  }

  /// A view of a list that comes and goes leaves nothing among the states of the graph either.
  @Test func statesThatAreGoneTakeNoRoom() {
    let states = GraphStates()
    weak var last: EnvironmentLink?
    for _ in 0..<1000 {
      let link = EnvironmentLink()
      states.add(link)
      last = link
    }
    #expect(last == nil)
    #expect(states.count <= 64)
  }
}

private enum TraceKey: EnvironmentKey {
  static var defaultValue: ReleaseTests.Trace? { nil }
}

extension EnvironmentValues {
  fileprivate var trace: ReleaseTests.Trace? {
    get { self[TraceKey.self] }
    set { self[TraceKey.self] = newValue }
  }
}

private struct Spinning: View {
  @State private var isOn = false

  var body: some View {
    Color.red.rotationEffect(.degrees(isOn ? 360 : 0))
      .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
  }
}

private struct Switching: View {
  @State private var isFirst = true
  @Namespace private var names

  var body: some View {
    VStack {
      if isFirst {
        Circle().fill(.red).matchedGeometryEffect(id: 1, in: names).transition(.slide)
      } else {
        Text("Second").matchedGeometryEffect(id: 1, in: names).transition(.blurReplace)
      }
      Button("Next") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
    }
  }
}

private struct Presenting: View {
  @State private var shown: String?

  private func isShown(_ kind: String) -> Binding<Bool> {
    Binding(get: { shown == kind }, set: { if !$0 { shown = nil } })
  }

  var body: some View {
    VStack {
      ForEach(["Sheet", "Cover", "Alert", "Dialog"], id: \.self) { kind in
        Button(kind) { shown = kind }
      }
    }
    .sheet(isPresented: isShown("Sheet")) { Text("A sheet").onAppear {} }
    .fullScreenCover(isPresented: isShown("Cover")) { Text("A cover") }
    .alert("Sure?", isPresented: isShown("Alert")) { Button("Yes") {} }
    .confirmationDialog("Sure?", isPresented: isShown("Dialog")) { Button("Yes") {} }
  }
}

private struct Paging: View {
  @State private var item: Int?

  var body: some View {
    VStack {
      NavigationLink("Push") { Text("A page").navigationTitle("Page") }
      Button("Item") { item = 1 }
    }
    .navigationTitle("First")
    .navigationDestination(item: $item) { Text("Page \($0)") }
    .toolbar { Button("Add") {} }
  }
}

private struct SeeingPaging: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationLink("Push") { Button("Back") { dismiss() } }
  }
}

private final class Model: ObservableObject {
  let number = 3
}

/// Shows what its closure reads of the environment.
private struct Dimmed: View {
  @Environment(\.labelsAreHidden) private var isHidden
  @EnvironmentObject private var model: Model
  @State private var read = ""

  var seen: String { "\(isHidden) \(model.number)" }

  var body: some View {
    VStack {
      Text(read)
      Text("Read").onTapGesture { read = seen }
    }
  }
}

private struct Container<Content: View>: View {
  @State private var isOpen = true
  @ViewBuilder let content: Content

  var body: some View {
    content.environment(\.openURL, OpenURLAction { _ in isOpen ? .handled : .discarded })
  }
}
