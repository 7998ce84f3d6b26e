import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// What stands in the rows of a watch's lists.
@MainActor
@Suite("Rows of a watch")
struct WatchRowTests {
  private func played(@ViewBuilder _ view: () -> some View) -> PlayedView {
    var canvas = GraphCanvas(size: CGSize(width: 208, height: 248))
    canvas.deviceIdiom = .watch
    return PlayedView(
      graph: ViewGraph(view(), canvas: canvas, measuring: FixedWidthText()))
  }

  @Test("A stepper's label stands between less and more", arguments: [true, false])
  func stepper(isInList: Bool) throws {
    let value = Handle(5)
    let stepper = value.shows { _ in
      Stepper(value: value.bound, in: 0...6) { Text("v\(value.value)") }
    }
    let played = played {
      if isInList { List { stepper } } else { stepper }
    }
    func frame(_ name: String) -> CGRect? {
      played.graph.tapTargets.first { $0.label == name }?.frame
    }
    let (less, more) = try (#require(frame("Decrement")), #require(frame("Increment")))
    let label = try #require(played.frame(ofText: "v5"))
    #expect(less.maxX <= label.minX && label.maxX <= more.minX)
    #expect(abs(less.midX + more.midX - 2 * label.midX) < 1)
    #expect(more.midX > 208 * 0.75)
    played.tap("Increment")
    #expect(value.value == 6)
    // There is no more.
    #expect(frame("Increment") == nil && frame("Decrement") != nil)
  }

  @Test("A row's tint is its platter's, and a list's that of all others") func tint() {
    let (own, outer) = (Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1))
    let played = played {
      List {
        Button("one") {}.listItemTint(own)
        Text("two")
        Text("three")
      }
      .listItemTint(outer)
    }
    #expect(played.frames(of: own).count == 1)
    #expect(played.frames(of: outer).count == 2)
    #expect(played.frames(of: Color(white: 1, opacity: 0.14)).isEmpty)
  }

  @Test("What is chosen stands below the title of a picker's row") func picker() throws {
    let played = played {
      NavigationStack {
        List { Picker("Size", selection: .constant(1)) { Text("Small").tag(1) } }
      }
    }
    let title = try #require(played.frame(ofText: "Size"))
    let chosen = try #require(played.frame(ofText: "Small"))
    #expect(title.minX == chosen.minX && title.maxY <= chosen.minY, "\(title) \(chosen)")
  }
}
