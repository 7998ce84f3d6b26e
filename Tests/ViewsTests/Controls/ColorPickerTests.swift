import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("ColorPicker, and the buttons of the system")
struct ColorPickerTests {
  @Test("The well opens a sheet, whose grid sets the colour") func choosing() {
    let color = Handle(Color.red)
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      color.shows { _ in ColorPicker("Color", selection: color.bound, supportsOpacity: false) }
    }
    played.tap("Color")
    played.advance(to: 2)
    played.tap("Color 1, 1")
    #expect(color.value == Color(red: 1, green: 1, blue: 1))
  }

  @Test("A demo that plays itself is offered another colour for a second well") func secondWell()
    throws
  {
    let (ground, ink) = (Handle(Color.red), Handle(Color.red))
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      VStack {
        ground.shows { _ in ColorPicker("Ground", selection: ground.bound) }
        ink.shows { _ in ColorPicker("Ink", selection: ink.bound) }
      }
    }
    for well in ["Ground", "Ink"] {
      played.tap(well)
      played.advance(to: played.graph.time + 2)
      let offered = played.graph.touchTargets.first {
        $0.appeal == .promising && $0.label.hasPrefix("Color ")
      }
      played.tap(try #require(offered?.label))
      played.tap("Close")
      played.advance(to: played.graph.time + 2)
    }
    #expect(ground.value != .red && ink.value != .red)
    #expect(ground.value != ink.value)
  }

  @Test("A tablet's well opens a popover, which a touch beside it closes") func tablet() {
    let color = Handle(Color.red)
    let played = PlayedView(size: CGSize(width: 834, height: 1194), device: .pad) {
      color.shows { _ in ColorPicker("Color", selection: color.bound) }
    }
    played.tap("Color")
    played.advance(to: 2)
    #expect(played.graph.part(Presentations.self).shown.isEmpty)
    #expect(played.graph.part(Overlays.self).shown.count == 1)
    played.tap("Color 1, 1")
    #expect(color.value == Color(red: 1, green: 1, blue: 1))
    played.tap(at: CGPoint(x: 50, y: 50))
    played.advance(to: 4)
    #expect(played.graph.part(Overlays.self).shown.isEmpty)
  }

  @Test("A Mac's well is a field as high as its buttons", arguments: [DeviceIdiom.mac, .phone])
  func well(_ idiom: DeviceIdiom) throws {
    let color = Color(red: 1, green: 0, blue: 0)
    let played = PlayedView(size: CGSize(width: 300, height: 100)) {
      ColorPicker("Color", selection: .constant(color)).labelsHidden().environment(\.idiom, idiom)
    }
    let well = try #require(played.frame(of: color))
    #expect((well.width > well.height) == (idiom == .mac))
    #expect(well.height <= 22)
  }

  @Test("A paste button gives what was copied, and a rename button does what is said around it")
  func renaming() {
    let name = Handle("old")
    let played = PlayedView(size: CGSize(width: 300, height: 100)) {
      name.shows { _ in
        VStack {
          RenameButton().renameAction { name.value = "new" }
          PasteButton(payloadType: String.self) { _ in name.value = "pasted" }
        }
      }
    }
    played.tap("Paste")
    #expect(name.value == "pasted")
    played.tap("Rename")
    #expect(name.value == "new")
    #expect(PlayedView { RenameButton() }.graph.tapTargets.isEmpty)
  }
}
