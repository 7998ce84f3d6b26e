import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What a toggle looks like where it stands.
@MainActor
@Suite("Styles of toggles")
struct ToggleStyleTests {
  private func graph<V: View>(_ idiom: DeviceIdiom, _ view: V) -> ViewGraph {
    var canvas = GraphCanvas(size: CGSize(width: 400, height: 200))
    canvas.deviceIdiom = idiom
    return ViewGraph(view, canvas: canvas, measuring: FixedWidthText())
  }

  private func tap(_ graph: ViewGraph) throws {
    let target = try #require(graph.tapTargets.first)
    graph.touchDown(at: target.center)
    graph.touchUp(at: target.center)
    graph.advance(to: graph.time + 2)
  }

  @Test("Wherever it is, a tap turns it", arguments: [DeviceIdiom.phone, .mac, .watch, .tv])
  func tapped(_ idiom: DeviceIdiom) throws {
    let isOn = Handle(false)
    let graph = graph(idiom, isOn.shows { _ in Toggle("Sound", isOn: isOn.bound) })
    let off = graph.displayList().text
    try tap(graph)
    #expect(isOn.value)
    #expect(graph.displayList().text != off)
  }

  @Test("In a bar it is a button") func toolbar() {
    let isOn = Handle(false)
    let played = PlayedView(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        Color.red.toolbar {
          isOn.shows { _ in Toggle("Bold", systemImage: "bold", isOn: isOn.bound) }
        }
      }
    }
    #expect(played.graph.tapTargets.map(\.label) == ["Bold"])
    // No switch, which is 51 points wide.
    #expect(!played.text.contains("51x31"))
    #expect(played.text.contains("symbol bold"))
    played.tap("Bold")
    #expect(isOn.value)
  }

  @Test("A television says whether it is on") func television() throws {
    let isOn = Handle(false)
    let graph = graph(.tv, isOn.shows { _ in Toggle("Sound", isOn: isOn.bound) })
    #expect(graph.displayList().text.contains("\"Off\""))
    try tap(graph)
    #expect(graph.displayList().text.contains("\"On\""))
  }

  @Test("A button is on a field of the tint while it is on") func button() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { _ in
        Toggle("Bold", isOn: isOn.bound).toggleStyle(.button).tint(.green)
      }
    }
    let off = played.text
    played.tap("Bold")
    #expect(isOn.value && played.text != off)
    played.tap("Bold")
    #expect(!isOn.value)
  }

  @Test("It has the border's shape and size that are asked for, as other buttons have")
  func border() {
    func drawn(_ shape: ButtonBorderShape, _ size: ControlSize) -> String {
      PlayedView {
        Toggle("On", isOn: .constant(true)).toggleStyle(.button)
          .buttonBorderShape(shape).controlSize(size)
      }.text
    }
    let usual = drawn(.automatic, .regular)
    #expect(drawn(.roundedRectangle, .regular) == usual)
    #expect(drawn(.capsule, .regular) != usual && drawn(.automatic, .large) != usual)
  }

  @Test("A Mac's button is one field, filled while it is on") func macButton() throws {
    let (isOn, tint) = (Handle(true), Color(red: 0, green: 1, blue: 0))
    let graph = graph(
      .mac,
      isOn.shows { _ in
        Toggle("Bold", isOn: isOn.bound).toggleStyle(.button).tint(tint).fixedSize()
      })
    let played = PlayedView(graph: graph)
    let button = try #require(graph.tapTargets.first).frame
    #expect(button.height == 22 && played.frames(of: tint) == [button])
    try tap(graph)
    #expect(!isOn.value && played.frames(of: tint).isEmpty)
  }

  @Test("A switch can have a tint of its own, and a style the one around it") func styles() {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label }.border(.red)
      }
    }
    let toggle = Toggle("Sound", isOn: .constant(true))
    func text<V: View>(_ view: V) -> String {
      PlayedView(size: CGSize(width: 200, height: 100)) { view }.text
    }
    #expect(text(toggle.toggleStyle(.switch)) == text(toggle.toggleStyle(.automatic)))
    #expect(text(toggle.toggleStyle(SwitchToggleStyle(tint: .red))) != text(toggle))
    #expect(
      PlayedView(size: CGSize(width: 200, height: 100)) { toggle.toggleStyle(Framed()) }
        .frame(of: .red) != nil)
  }
}
