import Foundation
import Geometry
import Testing

@testable import Views

@MainActor
@Suite("What pages stand on")
struct PageGroundTests {
  private let screen = CGSize(width: 300, height: 400)

  private func ground(in played: PlayedView) -> CGRect? {
    played.frame(of: Color(system: .windowGround))
  }

  @Test("A stack hides what is behind it") func stackOverColor() {
    let played = PlayedView(size: screen) {
      ZStack {
        Color.red
        NavigationStack { Square(color: .blue) }.padding(20)
      }
    }
    #expect(ground(in: played) == CGRect(x: 20, y: 20, width: 260, height: 360))
    let background = PlayedView(size: screen) {
      NavigationStack { Square(color: .blue) }.padding(20).background(Color.red)
    }
    #expect(ground(in: background) == CGRect(x: 20, y: 20, width: 260, height: 360))
  }

  @Test("Tabs hide what is behind them, and those whose pages are turned do not")
  func tabsOverColor() {
    let tabs = PlayedView(size: screen) {
      ZStack {
        Color.red
        TabView { Square(color: .blue).tabItem { Text("One") } }
      }
    }
    #expect(ground(in: tabs) == CGRect(origin: .zero, size: screen))
    let pages = PlayedView(size: screen) {
      ZStack {
        Color.red
        TabView { Square(color: .blue) }.tabViewStyle(.page)
      }
    }
    #expect(ground(in: pages) == nil)
  }

  @Test("Where nothing is behind, nothing is drawn: a clip may have no ground") func alone() {
    let stack = PlayedView(size: screen) { NavigationStack { Square(color: .blue) } }
    #expect(ground(in: stack) == nil)
    let tabs = PlayedView(size: screen) {
      TabView(selection: .constant(2)) {
        Square(color: .green).tabItem { Text("One") }.tag(1)
        NavigationStack { Square(color: .blue) }.tabItem { Text("Two") }.tag(2)
      }
    }
    #expect(ground(in: tabs) == nil)
  }
}
