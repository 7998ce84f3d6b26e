import Foundation
import Geometry
import Testing
import Views

@testable import Studio

@Suite("Devices")
struct DeviceTests {
  @Test("Each has a name of its own, in lower case, by which it is found in any")
  func names() {
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
    for device in Device.all {
      #expect(device.name == device.name.lowercased())
      #expect(Device.named(device.name.uppercased()) == device)
    }
    #expect(Device.named("toaster") == nil)
  }

  @Test("A device is its name where it is written down") func coding() throws {
    let air = try #require(Device.named("iphoneair"))
    let data = try JSONEncoder().encode(air)
    #expect(String(decoding: data, as: UTF8.self) == #""iphoneair""#)
    #expect(try JSONDecoder().decode(Device.self, from: data) == air)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Device.self, from: Data(#""toaster""#.utf8))
    }
  }

  @Test("A phone or a tablet can lie on its side, a window cannot") func turned() throws {
    let stage = try #require(Stage.named("ipad13-landscape"))
    #expect(stage.size == CGSize(width: 1376, height: 1032))
    #expect(stage.device == Device.named("ipad13"))
    #expect(Stage.named("mac-landscape") == nil)
  }

  @Test("A size that is said of a Mac is its window's") func window() throws {
    let direction = Direction(ScriptText("device mac; size 500x400").commands)
    #expect(direction.screen?.device == Device.named("mac"))
    #expect(direction.screen?.width == 500 && direction.screen?.top == Device.windowBar)
    let square = Direction(ScriptText("size 300x300").commands)
    #expect(square.over(direction).screen?.device == Device.named("mac"))
    #expect(direction.over(square).screen?.width == 500)
    let phone = Direction(ScriptText("device iphone15; size 500x400").commands)
    #expect(phone.screen?.device == nil)
  }

  @Test("Watches and televisions are dark") @MainActor func dark() throws {
    for name in ["watch45", "tv"] {
      let clip = Clip("a") { Color.red }.directed(
        by: Direction(ScriptText("device \(name)").commands))
      #expect(clip.stage.colorScheme == .dark, "\(name)")
    }
  }

  @Test("A device that is not there is named with those that are") func unknown() {
    let problems = ScriptText("device fridge").problems
    #expect(problems.count == 1)
    #expect("\(problems[0])".contains("fridge") && "\(problems[0])".contains("ipad13"))
  }

  @Test("What is cut out of a screen lies in what it keeps free") func cutouts() {
    for device in Device.all {
      switch device.shell.cutout {
      case .island(let rect), .notch(let rect):
        #expect(rect.maxY < device.safeArea.top, "\(device.title)")
        #expect(abs(rect.midX - device.size.width / 2) < 0.01, "\(device.title)")
      case nil:
        let isTouched = device.family == .phone || device.family == .tablet
        #expect(!isTouched || device.safeArea.top <= 24, "\(device.title)")
      }
    }
  }

  /// Measured on recordings (rule of the look's numbers: x of the outline so far below the top).
  @Test("The corners of the phone with an island are those of the recordings") func corners() throws
  {
    let shell = try #require(Device.named("iphone15pro")).shell
    let screen: [(x: CGFloat, y: CGFloat)] = [
      (44.3, 1.9), (27.2, 7.9), (18.6, 13.9), (12.7, 20), (8.6, 26), (5.5, 32), (3.4, 38),
      (1.9, 44), (1, 50), (0.4, 56),
    ]
    let outer: [(x: CGFloat, y: CGFloat)] = [
      (63, 1.1), (43, 6.1), (33, 11.1), (25.5, 16.2), (16.5, 25.2), (9.7, 35.3), (5.2, 45.3),
      (2.4, 55.4), (0.9, 65.4),
    ]
    func holds(_ radius: CGFloat, _ points: [(x: CGFloat, y: CGFloat)], within error: CGFloat) {
      let path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 393, height: 852), cornerRadius: radius,
        style: .continuous)
      for point in points {
        #expect(path.contains(CGPoint(x: point.x + error, y: point.y)), "\(radius) at \(point)")
        #expect(!path.contains(CGPoint(x: point.x - error, y: point.y)), "\(radius) at \(point)")
      }
    }
    holds(shell.screenRadius, screen, within: 0.3)
    holds(shell.outerRadius, outer, within: 1.5)
  }

  @Test("Tablets have the points of the current families") func tablets() {
    let sizes = [
      "ipad11": CGSize(width: 834, height: 1210), "ipad13": CGSize(width: 1032, height: 1376),
    ]
    for (name, size) in sizes { #expect(Device.named(name)?.size == size, "\(name)") }
  }
}
