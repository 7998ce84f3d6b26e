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

  @Test("What is said of all controls is kept for the clip, and told by nobody") func appearances()
  {
    struct Bars: View {
      init() {
        UITableView.appearance().separatorColor = .red
        UITableViewCell.appearance().backgroundColor = .clear
        UITableViewHeaderFooterView.appearance().tintColor = .clear
        UICollectionView.appearance().backgroundColor = .clear
        UITextView.appearance().backgroundColor = .clear
        UITextField.appearance().clearButtonMode = .whileEditing
        UILabel.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
          .adjustsFontSizeToFitWidth = true
        UIView.appearance(whenContainedInInstancesOf: [UIViewController.self]).tintColor = .red
        UITabBarItem.appearance().setTitleTextAttributes(nil, for: .selected)
        UISearchBar.appearance().tintColor = .red
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .red
        UIRefreshControl.appearance().tintColor = .red
        UIBarButtonItem.appearance().tintColor = .red
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
          .setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default)
        UIView.appearance().tintColor = .red
      }

      var body: some View {
        Text(UITableView.appearance().separatorColor == .red ? "kept" : "lost")
        Text(UILabel.appearance().textColor == .label ? "usual" : "other")
      }
    }
    let played = PlayedView { Bars() }
    #expect(played.graph.warnings.isEmpty)
    #expect(played.text.contains("kept") && played.text.contains("usual"))
    let control = UIRefreshControl()
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    // Another clip's app has said nothing.
    let other = PlayedView { Text(UITableView.appearance().separatorColor == nil ? "new" : "old") }
    #expect(other.text.contains("new"))
  }
}
