import Drawing
import Foundation
import Geometry
import Testing

@testable import Studio

@Suite("What is around a screen")
struct ShellTests {
  private static let screen = CGSize(width: 900, height: 600)
  private static let shells: [(String, DeviceShell)] = [
    ("window", .window(screen: screen)), ("bare window", .window(screen: screen, hasBar: false)),
    ("laptop", .laptop(screen: screen)), ("watch", .watch(screen: CGSize(width: 198, height: 242))),
    ("tv", .tv(screen: CGSize(width: 1920, height: 1080))),
  ]

  @Test("All of it lies within the bezel that the picture leaves room for", arguments: shells)
  func room(_ name: String, _ shell: DeviceShell) {
    let screen =
      switch name {
      case "watch": CGSize(width: 198, height: 242)
      case "tv": CGSize(width: 1920, height: 1080)
      default: Self.screen
      }
    let room = CGRect(
      x: -shell.bezel.leading, y: -shell.bezel.top,
      width: screen.width + shell.bezel.leading + shell.bezel.trailing,
      height: screen.height + shell.bezel.top + shell.bezel.bottom
    ).insetBy(dx: -1, dy: -1)
    for part in shell.parts { #expect(room.contains(part.outline.path.boundingRect), "\(name)") }
    for finish in Look.Finish.allCases {
      let drawing = ShellDrawing(shell, screen: screen, finish: finish)
      #expect(room.contains(drawing.silhouette.boundingRect))
      #expect(
        drawing.body
          != ShellDrawing(
            shell, screen: screen, finish: finish == .dark ? .light : .dark
          ).body || shell.casing == .none)
    }
  }

  @Test("A window's bar is as light or dark as what it shows, and its picture has round corners")
  func window() {
    let shell = DeviceShell.window(screen: Self.screen)
    let light = ShellDrawing(shell, screen: Self.screen, finish: .dark, isDark: false)
    let dark = ShellDrawing(shell, screen: Self.screen, finish: .dark, isDark: true)
    #expect(light.cutout != dark.cutout)
    #expect(light.body.isEmpty)
    #expect(light.screenOutline?.boundingRect.minY == -28)
  }

  @Test("A window stands around any screen, a device's own shell around its own") func choice() {
    let bare = Stage(size: Self.screen)
    #expect(ShellDrawing(Look(), stage: bare) == nil)
    #expect(ShellDrawing(Look(shell: .none), stage: .iPhone15Pro) == nil)
    #expect(ShellDrawing(Look(shell: .window), stage: bare)?.bezel.top == 28)
    #expect((ShellDrawing(Look(shell: .laptop), stage: bare)?.bezel.leading ?? 0) > 40)
    #expect(ShellDrawing(Look(), stage: .iPhone15Pro)?.bezel.top == 15.3)
  }
}
