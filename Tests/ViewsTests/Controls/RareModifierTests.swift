import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What is said to controls, bars and scroll views by the way")
struct RareModifierTests {
  private struct Said: View {
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.buttonRepeatBehavior) private var behavior
    @Environment(\.searchSuggestionsPlacement) private var placement

    var body: some View {
      let isSaid = shortcut == KeyboardShortcut("k") && behavior == .enabled
      (isSaid && placement == .content ? Color.red : Color.gray)
    }
  }

  @Test("What is said of a button's key and its repeating is known inside") func environment() {
    #expect(PlayedView { Said() }.frame(of: .red) == nil)
    let said = PlayedView { Said().keyboardShortcut("k").buttonRepeatBehavior(.enabled) }
    #expect(said.frame(of: .red) != nil)
  }

  @Test("A gesture that needs keys does not begin, and without keys it is itself") func keys() {
    func targets(_ modifiers: EventModifiers) -> Int {
      PlayedView { Color.red.gesture(TapGesture().modifiers(modifiers)) }.graph.tapTargets.count
    }
    #expect(targets(.command) == 0)
    #expect(targets([]) == 1)
  }

  @Test("An item that is not in the bar by default is not shown") func toolbar() {
    let played = PlayedView(size: CGSize(width: 300, height: 300)) {
      NavigationStack {
        Color.red.toolbar(id: "main") {
          ToolbarItem(id: "a") { Button("A") {} }
          ToolbarItem(id: "b") { Button("B") {} }.defaultCustomization(.hidden)
          ToolbarItem(id: "d", showsByDefault: false) { Button("D") {} }
          ToolbarItem(id: "e") { Button("E") {} }.hidden(true)
          ToolbarItem(id: "c") { Button("C") {} }
            .defaultCustomization(.hidden, options: .alwaysAvailable)
            .customizationBehavior(.disabled)
        }
      }
    }
    #expect(Set(played.graph.tapTargets.map(\.label)) == ["A", "C"])
  }

  @Test("A transaction says where a view comes to stand that is scrolled to") func anchor() {
    let id = Handle<Int?>(nil)
    let played = PlayedView {
      id.shows { _ in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { index in
              Rectangle().fill(index == 5 ? .red : .gray).frame(height: 40)
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: id.bound)
        .scrollInputBehavior(.enabled, for: .handGestureShortcut)
      }
    }
    var transaction = Transaction()
    transaction.scrollTargetAnchor = .bottom
    played.change { withTransaction(transaction) { id.value = 5 } }
    #expect(played.frame(of: .red)?.maxY == 100)
  }

  @Test("A window's background, and what a canvas paints over itself") func styles() {
    let window = PlayedView { Rectangle().fill(.windowBackground) }
    #expect(window.text == PlayedView { Rectangle().fill(Color(system: .windowGround)) }.text)
    let canvas = PlayedView {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .backdrop)
      }
    }
    #expect(canvas.frame(of: .red) != nil)
  }
}
