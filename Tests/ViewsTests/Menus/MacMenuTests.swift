import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Menus of a Mac's buttons. Every character is 10 points wide.
@MainActor
@Suite("Menus of a Mac")
struct MacMenuTests {
  private func played(
    _ idiom: DeviceIdiom = .mac, _ scheme: ColorScheme = .light,
    @ViewBuilder _ view: () -> some View
  ) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 800, height: 600))
    canvas.deviceIdiom = idiom
    return PlayedView(
      graph: ViewGraph(
        view().environment(\.colorScheme, scheme), canvas: canvas, measuring: FixedWidthText()))
  }

  private func opened(_ idiom: DeviceIdiom, _ scheme: ColorScheme = .light) -> String {
    let played = played(idiom, scheme) { Menu("Edit") { Button("Copy") {} } }
    played.tap("Edit")
    played.advance(to: 1)
    return played.text
  }

  private func frame(of name: String, in played: PlayedView) -> CGRect? {
    played.graph.tapTargets.first { $0.label == name }?.frame
  }

  @Test("Its shadow is short where a tablet's is wide") func shadow() {
    let (mac, pad) = (opened(.mac), opened(.pad))
    #expect(mac.contains("radius \(Int(MacPanel.shadow.radius)) offset 0,5"), "\(mac)")
    #expect(!mac.contains("radius \(Int(MenuConstants.shadowRadius)) "), "\(mac)")
    #expect(pad.contains("radius \(Int(MenuConstants.shadowRadius)) "), "\(pad)")
  }

  @Test("A dark hairline is around it, and in the dark a light one within") func hairline() {
    #expect(opened(.mac).contains("#00000033") && !opened(.pad).contains("#00000033"))
    #expect(!opened(.mac).contains("#FFFFFF33"))
    #expect(opened(.mac, .dark).contains("#FFFFFF33"))
  }

  @Test("It is there at once") func appearance() {
    let played = played { Menu("Edit") { Button("Copy") {} } }
    played.tap("Edit")
    played.advance(to: 1.0 / 60)
    let first = played.frame(ofText: "Copy")
    played.advance(to: 1)
    #expect(first != nil && first == played.frame(ofText: "Copy"))
  }

  @Test("The choice that is pressed is white on the tint") func pressed() throws {
    let played = played {
      Picker("Size", selection: .constant(0)) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .labelsHidden()
    }
    try played.tap(at: #require(played.graph.tapTargets.first).center)
    played.advance(to: 1)
    let white = "colors 1 0 0 0 1 "
    #expect(!played.text.contains(white))
    let row = try #require(frame(of: "Large", in: played))
    played.graph.touchDown(at: CGPoint(x: row.midX, y: row.midY))
    played.advance(to: 1.3)
    #expect(played.text.contains(white))
  }

  @Test("A row ends with the keys that do the same, and is called by its title") func shortcuts()
    throws
  {
    func opened(_ idiom: DeviceIdiom) -> PlayedView {
      let played = played(idiom) {
        Menu("Edit") {
          Button("Copy") {}.keyboardShortcut("c", modifiers: [.command, .shift])
          Button("Cut") {}
        }
      }
      played.tap("Edit")
      played.advance(to: 1)
      return played
    }
    let mac = opened(.mac)
    let row = try #require(frame(of: "Copy", in: mac))
    let keys = try #require(mac.frame(ofText: "⇧⌘C"))
    #expect(abs(keys.maxX - (row.maxX - MenuConstants.macInset)) < 1, "\(keys) \(row)")
    let title = try #require(mac.frame(ofText: "Copy"))
    #expect(title.maxX < keys.minX)
    #expect(opened(.pad).frame(ofText: "⇧⌘C") == nil)
  }

  @Test("What is held stands before the key, in the order of Apple's menus") func symbols() {
    let all: EventModifiers = [.command, .shift, .option, .control]
    #expect(KeyboardShortcut("a", modifiers: all).symbols == "⌃⌥⇧⌘A")
    #expect(KeyboardShortcut(.delete, modifiers: .command).symbols == "⌘⌫")
    #expect(KeyboardShortcut.defaultAction.symbols == "↩")
  }

  @Test("A row has its title alone, and a picture before it where one asks for that")
  func pictures() throws {
    func opened(@ViewBuilder _ rows: @escaping () -> some View) -> PlayedView {
      let played = played { Menu("Edit") { rows() } }
      played.tap("Edit")
      played.advance(to: 1)
      return played
    }
    let plain = opened { Button("Copy", systemImage: "star") {} }
    #expect(plain.frame(ofText: "Copy") != nil && !plain.text.contains("symbol star"))
    let asked = opened {
      Button("Copy", systemImage: "star") {}.labelStyle(.titleAndIcon)
      Button("Cut") {}
    }
    #expect(asked.text.contains("symbol star"))
    let copy = try #require(asked.frame(ofText: "Copy"))
    let cut = try #require(asked.frame(ofText: "Cut"))
    #expect(copy.minX > cut.minX)
  }

  @Test("It is as wide as its longest row") func width() throws {
    let title = "A title of thirty characters.."
    let played = played { Menu("Edit") { Button(title) {} } }
    played.tap("Edit")
    played.advance(to: 1)
    let row = try #require(frame(of: title, in: played))
    #expect(row.width == 300 + 2 * MenuConstants.macInset)
    #expect(row.height < 30)
  }

  @Test("A submenu stands beside its row, and the menu stays") func submenu() throws {
    var moved = 0
    let played = played {
      Menu("Edit") {
        Button("Delete") {}
        Menu("Arrange") { Button("Front") { moved += 1 } }
      }
    }
    played.tap("Edit")
    played.advance(to: 1)
    let row = try #require(frame(of: "Arrange", in: played))
    played.tap("Arrange")
    played.advance(to: 2)
    let front = try #require(frame(of: "Front", in: played))
    #expect(abs(front.minY - row.minY) < 0.5)
    #expect(front.minX == row.maxX - MenuConstants.macOverlap)
    #expect(played.frame(ofText: "Delete") != nil)
    #expect(played.text.components(separatedBy: "\"Arrange\"").count == 2)
    played.tap("Front")
    played.advance(to: 4)
    #expect(moved == 1 && played.frame(ofText: "Delete") == nil)
  }

  @Test("The menu of a pop-up button opens with what is chosen over what the button says")
  func popUp() throws {
    let played = played {
      Picker("Kind", selection: .constant("Beta")) {
        ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { Text($0) }
      }
    }
    let shown = try #require(played.frame(ofText: "Beta"))
    played.tap("Kind")
    played.advance(to: 1)
    let (first, last) = try (
      #require(played.frame(ofText: "Alpha")), #require(played.frame(ofText: "Gamma"))
    )
    #expect(abs(first.minX - shown.minX) < 0.5)
    #expect(abs((first.midY + last.midY) / 2 - shown.midY) < 0.5 && first.maxY <= shown.minY)
  }

  @Test("A popover's shadow is as short") func popover() {
    let played = played {
      Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
        .popover(isPresented: .constant(true)) { Text("Inside").padding() }
    }
    played.advance(to: 1)
    #expect(played.frame(ofText: "Inside") != nil)
    #expect(played.text.contains("radius \(Int(MacPanel.shadow.radius)) offset 0,5"))
    #expect(!played.text.contains("radius \(Int(MenuConstants.shadowRadius)) "))
  }
}
