import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What a view learns of the system that it is on.
@MainActor
@Suite("The system's version")
struct SystemVersionTests {
  @Test("Versions are written as people write them")
  func names() {
    #expect(SystemVersion("26") == .v26)
    #expect(SystemVersion("17") == .v17)
    for text in ["16", "26.0", "v26", "", "-1"] { #expect(SystemVersion(text) == nil, "\(text)") }
    #expect(SystemVersion.v17 < .v26)
  }

  @Test("A device tells its system's version, 18 where none is said")
  func device() {
    var told: [String] = []
    for system in [SystemVersion?.none, .v17, .v26] {
      var canvas = GraphCanvas(size: CGSize(width: 393, height: 852))
      if let system { canvas.system = system }
      _ = ViewGraph(
        Told { told.append(UIDevice.current.systemVersion) }, canvas: canvas,
        measuring: FixedWidthText())
    }
    #expect(told == ["18.0", "17.0", "26.0"])
  }

  private struct Asking: View {
    var body: some View {
      Color.red.frame(width: _isSystem(26) ? 60 : 40, height: _isSystem(18) ? 20 : 10)
        .opacity(_isSystem(99) ? 0 : 1)
    }
  }

  @Test("What a demo asks for iOS 26 is there where that was asked for, all before everywhere")
  func availability() {
    for system in [SystemVersion.v17, .v18, .v26] {
      let text = PlayedView(system: system) { Asking() }.text
      let size = system == .v26 ? "60x20" : "40x20"
      #expect(text.contains(size), "\(text)")
    }
    #expect(!_isSystem(26) && _isSystem(18))
  }

  @Test("Only a phone and a tablet are of glass")
  func glass() {
    var canvas = GraphCanvas(size: CGSize(width: 393, height: 852))
    #expect(!canvas.isGlass)
    canvas.system = .v26
    #expect(canvas.isGlass)
    for idiom in [DeviceIdiom.mac, .watch, .tv] {
      canvas.deviceIdiom = idiom
      #expect(!canvas.isGlass, "\(idiom)")
    }
  }
}

/// Does something once, when it is made.
private struct Told: View {
  init(_ act: () -> Void) { act() }

  var body: some View { Color.red }
}
