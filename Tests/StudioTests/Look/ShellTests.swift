import Drawing
import Foundation
import Geometry
import Pixels
import Raster
import Testing

@testable import Compositing
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
    let screen = screen(of: name)
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

  private func screen(of name: String) -> CGSize {
    switch name {
    case "watch": CGSize(width: 198, height: 242)
    case "tv": CGSize(width: 1920, height: 1080)
    default: Self.screen
    }
  }

  @Test("Feet, bands and what a lid stands on are drawn, all of them", arguments: shells)
  @MainActor func parts(_ name: String, _ shell: DeviceShell) throws {
    let (screen, bezel) = (screen(of: name), shell.bezel)
    // A crown stands out by a point more.
    let (scale, edge) = (0.5, 4.0)
    let (left, top) = (bezel.leading + edge, bezel.top + edge)
    let size = PixelSize(
      width: Int((screen.width + left + bezel.trailing + edge) * scale),
      height: Int((screen.height + top + bezel.bottom + edge) * scale))
    let place = ProjectionTransform(CGAffineTransform(translationX: left, y: top))
    let drawing = ShellDrawing(shell, screen: screen, finish: .dark)
    let picture = try Compositor(size: size, scale: scale, painter: LeafPainter(fonts: FontBook()))
      .draw(DisplayList([.group(.transform(place), drawing.body)]), background: .white)
    func isInked(_ point: CGPoint) -> Bool {
      let (x, y) = (Int((point.x + left) * scale), Int((point.y + top) * scale))
      return picture.withUnsafeBytes { bytes in
        (0..<3).contains { bytes[y * picture.stride + x * 4 + $0] < 250 }
      }
    }
    let hidden = CGRect(origin: .zero, size: screen)
    for part in shell.parts where !part.isOver {
      let path = part.outline.path
      // Away from edges, which are half white.
      let box = path.boundingRect
      var places: [CGPoint] = []
      for number in 0..<81 {
        let across = CGFloat(number % 9 + 1) / 10
        let down = CGFloat(number / 9 + 1) / 10
        let place = CGPoint(x: box.minX + box.width * across, y: box.minY + box.height * down)
        if path.contains(place), !hidden.contains(place) { places.append(place) }
      }
      #expect(!places.isEmpty, "\(name)")
      #expect(places.allSatisfy(isInked), "\(name): \(places.filter { !isInked($0) })")
    }
  }
}
