import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What an app says of all bars by UIKit's names, and what bars look like then.
@MainActor
@Suite("Appearances of bars")
struct UIBarAppearanceTests {
  private let phone = CGSize(width: 393, height: 852)

  /// Says something before the view inside is made, as an app's `init` does.
  private struct Said<Content: View>: View {
    let content: Content

    init(_ say: () -> Void, @ViewBuilder content: () -> Content) {
      say()
      self.content = content()
    }

    var body: some View { content }
  }

  private func played(_ say: @escaping () -> Void, @ViewBuilder content: () -> some View)
    -> PlayedView
  {
    PlayedView(size: phone, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)) {
      Said(say, content: content)
    }
  }

  private var rows: some View {
    ScrollView {
      ForEach(0..<40, id: \.self) { _ in Rectangle().fill(.gray).frame(width: 393, height: 44) }
    }
    .navigationTitle("Title")
  }

  private func scroll(_ played: PlayedView) {
    played.graph.touchDown(at: CGPoint(x: 200, y: 600))
    played.graph.touchMoved(to: CGPoint(x: 200, y: 300))
  }

  @Test("What is behind a bar at the edge is there at once, that over content once it is beneath")
  func grounds() {
    let shown = played {
      let edge = UINavigationBarAppearance()
      edge.configureWithOpaqueBackground()
      edge.backgroundColor = .blue
      let standard = UINavigationBarAppearance()
      standard.configureWithOpaqueBackground()
      standard.backgroundColor = .red
      UINavigationBar.appearance().scrollEdgeAppearance = edge
      UINavigationBar.appearance().standardAppearance = standard
    } content: {
      NavigationStack { rows }
    }
    #expect(shown.frame(of: UIColor.blue.color) != nil)
    #expect(shown.frame(of: UIColor.red.color) == nil)
    scroll(shown)
    #expect(shown.frame(of: UIColor.red.color)?.minY == 0)
  }

  @Test("Without an appearance at the edge nothing is behind the bar there") func edge() {
    let shown = played {
      let standard = UINavigationBarAppearance()
      standard.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = standard
    } content: {
      NavigationStack { rows }
    }
    #expect(shown.frame(of: UIColor.red.color) == nil)
    scroll(shown)
    #expect(shown.frame(of: UIColor.red.color) != nil)
  }

  @Test("A transparent bar stays so over content, and a page's own word is the last") func clear() {
    func shown(_ page: some View, isClear: Bool = true) -> PlayedView {
      let shown = played {
        let bar = UINavigationBarAppearance()
        if isClear { bar.configureWithTransparentBackground() }
        UINavigationBar.appearance().standardAppearance = bar
      } content: {
        NavigationStack { page }
      }
      scroll(shown)
      return shown
    }
    #expect(!shown(rows).text.contains("backdrop"))
    #expect(shown(rows, isClear: false).text.contains("backdrop"))
    #expect(shown(rows.toolbarBackground(.red, for: .navigationBar)).frame(of: .red) != nil)
  }

  @Test("Titles have the colours and fonts that are said, large ones their own") func titles() {
    func text(_ mode: NavigationBarItem.TitleDisplayMode, _ say: @escaping () -> Void) -> String {
      played(say) {
        NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
      }
      .text
    }
    func said() {
      let bar = UINavigationBarAppearance()
      bar.titleTextAttributes = [
        .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 21),
      ]
      bar.largeTitleTextAttributes = [.foregroundColor: UIColor.blue]
      UINavigationBar.appearance().standardAppearance = bar
    }
    #expect(text(.inline, said).contains("\"Title\" 21/400 #FF0000FF"))
    #expect(text(.large, said).contains("\"Title\" 34/700 #0000FFFF"))
    func saidBefore() {
      UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.green]
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    }
    #expect(text(.large, saidBefore).contains("\"Title\" 34/700 #00FF00FF"))
    #expect(text(.inline, saidBefore).contains("#FF0000FF"))
  }

  @Test("The bar of tabs has its ground and the colours of its tabs") func tabs() {
    let shown = played {
      let bar = UITabBarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = .blue
      bar.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
      bar.stackedLayoutAppearance.normal.iconColor = .green
      UITabBar.appearance().scrollEdgeAppearance = bar
      UITabBar.appearance().standardAppearance = bar
    } content: {
      TabView {
        Text("a").tabItem { Label("One", systemImage: "star") }
        Text("b").tabItem { Label("Two", systemImage: "moon") }
      }
    }
    #expect(shown.frame(of: UIColor.blue.color)?.width == 393)
    #expect(shown.text.contains("\"One\" 10/500 #FF0000FF"))
    #expect(shown.text.contains("#00FF00FF"))
    let old = played {
      UITabBar.appearance().unselectedItemTintColor = .red
      UITabBar.appearance().backgroundColor = .green
    } content: {
      TabView {
        Text("a").tabItem { Text("One") }
        Text("b").tabItem { Text("Two") }
      }
    }
    #expect(old.text.contains("\"Two\" 10/500 #FF0000FF"))
    #expect(old.frame(of: UIColor.green.color)?.width == 393)
  }

  @Test("The bar below a page has its ground") func toolbar() {
    let shown = played {
      let bar = UIToolbarAppearance()
      bar.configureWithOpaqueBackground()
      bar.backgroundColor = .red
      UIToolbar.appearance().standardAppearance = bar
      UIToolbar.appearance().scrollEdgeAppearance = bar
    } content: {
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Text("Below") } }
      }
    }
    #expect(shown.frame(of: UIColor.red.color)?.width == 393)
  }

  @Test("What was configured is what the properties say") func configuring() {
    let bar = UINavigationBarAppearance()
    #expect(bar.backgroundEffect != nil && bar.shadowColor == .separator && !bar.isClear)
    bar.configureWithTransparentBackground()
    #expect(bar.isClear && bar.shadowColor == nil)
    bar.configureWithOpaqueBackground()
    #expect(!bar.isClear && bar.backgroundEffect == nil)
    let copy = UITabBarAppearance(barAppearance: bar)
    #expect(copy.backgroundColor == .systemBackground && copy.backgroundEffect == nil)
    let old = UINavigationBar()
    old.setBackgroundImage(UIImage(), for: .default)
    old.shadowImage = UIImage()
    #expect(old.standardAppearance.isClear && old.standardAppearance.shadowColor == nil)
    #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
    bar.setBackIndicatorImage(nil, transitionMaskImage: nil)
    bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.buttonAppearance.configureWithDefault(for: .done)
    let item = UITabBarItemAppearance(style: .stacked)
    item.configureWithDefault(for: .inline)
    #expect(item.normal.iconColor == nil)
  }
}
