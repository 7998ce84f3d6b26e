import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What code asks of UIKit's app and controls, and what comes of it in a clip.
@MainActor
@Suite("Names of UIKit")
struct UIKitNameTests {
  @Test("The app is in front, opens nothing and answers at once") func app() {
    let app = UIApplication.shared
    #expect(app.applicationState == .active && app.keyWindow != nil)
    #expect(app.windows.count == 1 && app.connectedScenes.count == 1)
    let url = URL(fileURLWithPath: "/a")
    #expect(!app.canOpenURL(url) && !app.supportsAlternateIcons)
    let log = Log()
    app.open(url) { log.add("opened \($0)") }
    app.setAlternateIconName("Night") { log.add("icon \($0 == nil)") }
    #expect(!app.sendAction(Selector("resign"), to: nil, from: nil, for: nil))
    #expect(Selector("resign") == "resign")
    app.registerForRemoteNotifications()
    #expect(log.text == "opened false icon true")
    #expect(
      UIApplication.LaunchOptionsKey(rawValue: "url") == .init(rawValue: "url"))
    let responder = UIResponder()
    #expect(!responder.becomeFirstResponder() && responder.resignFirstResponder())
  }

  @Test("What is said of all controls and not heeded is told, each once") func appearances() {
    struct Bars: View {
      init() {
        UITabBar.appearance().barTintColor = .red
        UITabBar.appearance().unselectedItemTintColor = .red
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        UISegmentedControl.appearance().selectedSegmentTintColor = .red
        UISegmentedControl.appearance().setTitleTextAttributes(
          [.font: UIFont.systemFont(ofSize: 12)], for: [.selected, .disabled])
        UITableView.appearance().separatorColor = .red
        UITextView.appearance().backgroundColor = .clear
        UIPageControl.appearance().pageIndicatorTintColor = .red
      }

      var body: some View { Text("a") }
    }
    let warnings = PlayedView { Bars() }.graph.warnings
    func left(_ name: String, _ instead: String) -> String {
      "\(name).appearance() changes nothing here. Use \(instead)."
    }
    #expect(
      Set(warnings) == [
        left("UITabBar", "toolbarBackground(_:for:)"), left("UITabBar", "tint(_:)"),
        left("UINavigationBar", "toolbarBackground(_:for:)"),
        left("UISegmentedControl", "a picker of your own"),
      ])
    #expect(warnings.count == 4)
  }
}
