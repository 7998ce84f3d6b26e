import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// The status bars of devices whose screens have nothing cut out.
@MainActor
@Suite("Status bars in one line")
struct StatusLineTests {
  private func graph(
    _ idiom: DeviceIdiom, _ size: CGSize, top: CGFloat, bottom: CGFloat = 0,
    locale: String = "en_US", system: SystemVersion = .v18
  ) -> ViewGraph {
    var canvas = GraphCanvas(
      size: size, safeArea: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0))
    canvas.showsStatusBar = true
    canvas.deviceIdiom = idiom
    canvas.locale = Locale(identifier: locale)
    canvas.system = system
    return ViewGraph(Color.clear, canvas: canvas, measuring: FixedWidthText())
  }

  private func pad(_ locale: String = "en_US", system: SystemVersion = .v18) -> ViewGraph {
    graph(
      .pad, CGSize(width: 834, height: 1194), top: 24, bottom: 20, locale: locale, system: system)
  }

  @Test("A clip's clock begins at the time that is shown") func start() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let parts = calendar.dateComponents([.hour, .minute, .second], from: VirtualClock.startDate)
    #expect(parts.hour == 9 && parts.minute == 41 && parts.second == 0)
    #expect(StatusTime(locale: Locale(identifier: "en_US")).time == "9:41 AM")
  }

  /// Letters are 10 wide and 20 high here.
  @Test("A tablet has time and day at its left, the charge at its right") func tablet() throws {
    let graph = pad()
    let texts = graph.displayList().items.flatMap(\.texts)
    #expect(texts.map(\.string) == ["9:41 AM", "Tue Jan 9", "100%"])
    let charge: CGFloat = 834 - 14 - 5 - 40 - Self.battery
    #expect(zip(texts, [14, 93, charge]).allSatisfy { abs($0.frame.minX - $1) < 0.5 })
    #expect(texts.allSatisfy { $0.frame.midY == 12 })
    #expect(texts.map(\.size) == [12, 12, 12])
    #expect(texts.map(\.weight) == [600, 600, 400])
    // No signal, a fan between the day and the charge, a battery at the end.
    let shapes = graph.displayList().items.flatMap(\.shapes).filter { $0.maxY <= 24 }
    let right = try #require(shapes.map(\.maxX).max())
    #expect(abs(right - (834 - 14)) < 0.01)
    #expect(!shapes.contains { $0.maxX < 400 })
    #expect(shapes.contains { $0.minX > 725 && $0.maxX < 755 })
  }

  /// Of the whole battery, with its cap.
  private static let battery: CGFloat = 27.4 * 0.888

  @Test("Windows are arranged by three dots in a tablet's bar, up to iPadOS 18") func dots() {
    func dots(_ graph: ViewGraph) -> [CGRect] {
      graph.displayList().items.flatMap(\.shapes).filter {
        $0.maxY <= 24 && abs($0.midX - 417) < 20
      }
    }
    #expect(dots(pad()).map(\.midX) == [409, 417, 425])
    #expect(dots(pad(system: .v26)).isEmpty)
  }

  @Test(
    "The line at the bottom of a tablet is a tablet's",
    arguments: [
      (CGSize(width: 834, height: 1194), 273.0), (CGSize(width: 1024, height: 1366), 315),
      (CGSize(width: 1194, height: 834), 315), (CGSize(width: 1366, height: 1024), 345),
    ])
  func homeIndicator(_ size: CGSize, _ length: Double) {
    let shapes = graph(.pad, size, top: 24, bottom: 20).displayList().items.flatMap(\.shapes)
    let bottom = size.height - 7.5
    #expect(
      shapes.contains {
        abs($0.width - length) < 0.01 && abs($0.height - 5.5) < 0.01
          && abs($0.midX - size.width / 2) < 0.5 && abs($0.maxY - bottom) < 0.5
      })
  }

  @Test("A phone with a button has the signal at its left and the time in its middle")
  func phone() throws {
    let graph = graph(.phone, CGSize(width: 375, height: 667), top: 20)
    let texts = graph.displayList().items.flatMap(\.texts)
    #expect(texts.map(\.string) == ["9:41 AM"])
    #expect(texts.map(\.frame.midX) == [187.5] && texts.map(\.frame.midY) == [10])
    let shapes = graph.displayList().items.flatMap(\.shapes)
    // Four bars and three parts of the fan; the battery's case, charge and cap.
    #expect(shapes.filter { $0.maxX < 60 }.count == 7)
    #expect(shapes.filter { $0.minX > 320 }.count == 3)
    #expect(shapes.map(\.minX).min().map { abs($0 - 6) < 0.01 } == true)
    #expect(shapes.map(\.maxX).max().map { abs($0 - 370) < 0.01 } == true)
  }

  @Test("Time, day and charge are written as the place does") func locale() {
    let german = pad("de_DE").displayList().items.flatMap(\.texts).map(\.string)
    #expect(german.first == "09:41")
    #expect(german.dropFirst().first?.hasPrefix("Di") == true)
    #expect(german.last == "100\u{A0}%")
  }
}

extension DisplayItem {
  fileprivate var leaves: [(leaf: Leaf, place: CGPoint)] {
    switch self {
    case .leaf(let leaf, let place): [(leaf, place)]
    case .group(_, let items): items.flatMap(\.leaves)
    }
  }

  fileprivate var texts: [(string: String, frame: CGRect, size: Double, weight: Double)] {
    leaves.compactMap { leaf, place in
      guard case .text(let text) = leaf, let run = text.runs.first else { return nil }
      return (
        text.runs.map(\.string).joined(), CGRect(origin: place, size: text.size), run.font.size,
        run.font.weight
      )
    }
  }

  fileprivate var shapes: [CGRect] {
    leaves.compactMap { leaf, place in
      guard case .shape(let shape) = leaf else { return nil }
      return shape.path.boundingRect.offsetBy(dx: place.x, dy: place.y)
    }
  }
}
