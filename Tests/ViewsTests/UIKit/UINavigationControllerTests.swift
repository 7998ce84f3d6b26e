import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("UIKit's controllers of several pages")
struct UINavigationControllerTests {
  private struct Represented<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller

    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  private let first: UIViewController = UIHostingController(rootView: Text("First"))
  private let second: UIViewController = UIHostingController(rootView: Text("Second"))

  private func played<Controller: UIViewController>(_ controller: Controller) -> PlayedView {
    PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) { Represented(controller: controller).ignoresSafeArea() }
  }

  private func wait(_ played: PlayedView) { played.advance(to: played.graph.time + 2) }

  @Test("The last page is seen, and pages know where they lie") func pages() {
    let pages = UINavigationController(rootViewController: first)
    let played = played(pages)
    #expect(played.text.contains("First") && first.navigationController === pages)
    played.change { pages.pushViewController(second, animated: true) }
    wait(played)
    #expect(played.frame(ofText: "Second").map { abs($0.midX - 196.5) < 1 } == true)
    #expect(
      pages.topViewController === second && pages.popViewController(animated: true) === second)
    #expect(second.navigationController == nil && pages.popViewController(animated: true) == nil)
    #expect(pages.popToRootViewController(animated: true) == [])
    #expect(pages.visibleViewController === first)
  }

  @Test("A page is pushed in SwiftUI's movement, or is there at once") func movement() {
    let pages = UINavigationController(rootViewController: first)
    let played = played(pages)
    played.change { pages.pushViewController(second, animated: false) }
    #expect(played.frame(ofText: "Second").map { abs($0.midX - 196.5) < 1 } == true)
    played.change { pages.popViewController(animated: false) }
    #expect(played.frame(ofText: "First").map { abs($0.midX - 196.5) < 1 } == true)
    played.change { pages.pushViewController(second, animated: true) }
    played.advance(to: played.graph.time + 0.1)
    #expect(played.frame(ofText: "Second").map { $0.midX > 220 } == true)
  }

  @Test("The bar has a page's title and buttons, and the way back the title below it") func bar() {
    let log = Log()
    first.title = "Home"
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in log.add("edit") })
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: Selector("add", _calling: { log.add("add") }))
    second.title = "Detail"
    let pages = UINavigationController(rootViewController: first)
    let played = played(pages)
    #expect(played.frame(ofText: "Home").map { abs($0.midX - 196.5) < 1 } == true)
    played.tap("Edit")
    played.tap("Add")
    #expect(log.text == "edit add")
    played.change { pages.pushViewController(second, animated: true) }
    wait(played)
    #expect(played.text.contains("Detail"))
    #expect(!played.graph.tapTargets.contains { $0.label == "Edit" })
    played.tap("Home")
    wait(played)
    #expect(pages.viewControllers == [first] && played.text.contains("First"))
  }

  @Test("Titles are large where the bar is told so, and where the page does not say otherwise")
  func largeTitles() {
    first.title = "Home"
    let pages = UINavigationController(rootViewController: first)
    let played = played(pages)
    // What is in the page stands in the middle of what the bar leaves.
    let small = played.frame(ofText: "First")?.midY ?? 0
    played.change { pages.navigationBar.prefersLargeTitles = true }
    wait(played)
    #expect(played.frame(ofText: "First").map { abs($0.midY - small - 26) < 1 } == true)
    played.change { first.navigationItem.largeTitleDisplayMode = .never }
    wait(played)
    #expect(played.frame(ofText: "First")?.midY == small)
  }

  @Test("A bar that is hidden is not seen, and pages keep whether theirs is") func hidden() {
    (first.title, second.title) = ("Home", "Detail")
    let pages = UINavigationController(rootViewController: first)
    let played = played(pages)
    played.change { pages.setNavigationBarHidden(true, animated: false) }
    #expect(!played.text.contains("Home") && pages.isNavigationBarHidden)
    played.change {
      pages.pushViewController(second, animated: true)
      pages.setNavigationBarHidden(false, animated: true)
    }
    wait(played)
    #expect(played.text.contains("Detail"))
  }

  @Test("A bar looks as it is told by its own appearance") func appearance() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    let pages = UINavigationController(rootViewController: first)
    pages.navigationBar.standardAppearance = appearance
    pages.navigationBar.scrollEdgeAppearance = appearance
    #expect(played(pages).frame(of: UIColor.red.color)?.minY == 0)
  }

  @Test("The bar below has the page's items once it is shown") func toolbar() {
    let log = Log()
    first.setToolbarItems(
      [
        .flexibleSpace(),
        UIBarButtonItem(title: "Share", primaryAction: UIAction { _ in log.add("share") }),
      ], animated: false)
    let pages = UINavigationController(rootViewController: first)
    let played = played(pages)
    #expect(!played.text.contains("Share"))
    played.change { pages.isToolbarHidden = false }
    played.tap("Share")
    #expect(log.text == "share")
  }

  @Test("What is asked for stands above the title") func prompt() throws {
    first.title = "Towns"
    first.navigationItem.prompt = "Choose"
    let played = played(UINavigationController(rootViewController: first))
    let (prompt, title) = (played.frame(ofText: "Choose"), played.frame(ofText: "Towns"))
    #expect(try #require(prompt).minY < #require(title).minY)
    played.change { first.navigationItem.prompt = nil }
    wait(played)
    #expect(played.frame(ofText: "Choose") == nil && played.frame(ofText: "Towns") != nil)
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }

  @Test("A page comes, whatever movement a delegate has for it") func ownMovement() {
    let (pages, delegate) = (UINavigationController(rootViewController: first), Delegate())
    pages.delegate = delegate
    let played = played(pages)
    let second = UIViewController()
    second.view.backgroundColor = .green
    played.change { pages.pushViewController(second, animated: true) }
    wait(played)
    #expect(pages.topViewController === second)
    #expect(played.frame(of: UIColor.green.color) != nil)
    withExtendedLifetime(delegate) {}
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    let log = Log()
    func updateSearchResults(for searchController: UISearchController) {
      log.add(searchController.searchBar.text ?? "")
    }
  }

  @Test("A page has a field to search in, and who shows what is found is told of each letter")
  func search() {
    let (search, updater) = (UISearchController(), Updater())
    search.searchResultsUpdater = updater
    search.searchBar.placeholder = "Find"
    first.navigationItem.searchController = search
    first.title = "Home"
    let played = played(UINavigationController(rootViewController: first))
    #expect(played.text.contains("Find"))
    played.change { search.searchBar.text = "a" }
    #expect(updater.log.text == "a")
  }

  @Test("A button with a menu opens it") func menus() {
    let log = Log()
    let menu = UIMenu(children: [
      UIAction(title: "Copy", state: .on) { _ in log.add("copy") },
      UIMenu(options: .displayInline, children: [UIAction(title: "Cut") { _ in log.add("cut") }]),
      UIAction(title: "Secret", attributes: .hidden) { _ in },
    ])
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu)
    let played = played(UINavigationController(rootViewController: first))
    played.tap("More")
    wait(played)
    #expect(!played.text.contains("Secret") && played.text.contains("Copy"))
    played.tap("Cut")
    wait(played)
    #expect(log.text == "cut")
  }

  private final class Page: UIViewController {
    let log: Log
    let name: String

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      view.backgroundColor = name == "a" ? .red : .blue
      log.add("\(name)L")
    }
    override func viewWillAppear(_ animated: Bool) { log.add("\(name)w") }
    override func viewDidAppear(_ animated: Bool) { log.add("\(name)A") }
    override func viewWillDisappear(_ animated: Bool) { log.add("\(name)g") }
    override func viewDidDisappear(_ animated: Bool) { log.add("\(name)d") }
  }

  @Test("Pages are told when they come and go, once each time") func lifecycle() {
    let log = Log()
    let (a, b) = (Page("a", log), Page("b", log))
    let pages = UINavigationController(rootViewController: a)
    let played = played(pages)
    #expect(log.text == "aL aw aA")
    log.clear()
    played.change { pages.pushViewController(b, animated: true) }
    #expect(log.text == "bL ag bw")
    wait(played)
    #expect(log.text == "bL ag bw ad bA")
    log.clear()
    played.change { pages.popViewController(animated: true) }
    #expect(log.text == "bg aw")
    wait(played)
    #expect(log.text == "bg aw bd aA")
    log.clear()
    played.change { pages.pushViewController(b, animated: false) }
    #expect(log.text.hasPrefix("ag bw bA"))
  }

  @Test("A page of UIKit's fills the screen beneath the bar, and knows what lies over it")
  func insets() {
    let page = Page("a", Log())
    let played = played(UINavigationController(rootViewController: page))
    #expect(played.frame(of: UIColor.red.color) == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(page.view.safeAreaInsets.top == 98 && page.view.safeAreaInsets.bottom == 34)
  }

  @Test("What scrolls in a page begins below the bar, however often it is laid out")
  func scrolls() {
    let page = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 2000))
    content.backgroundColor = .red
    scroll.addSubview(content)
    page.view.addSubview(scroll)
    let played = played(UINavigationController(rootViewController: page))
    for _ in 0..<3 {
      #expect(played.frame(of: UIColor.red.color)?.minY == 98)
      played.change { page.view.setNeedsLayout() }
    }
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("Count \(count)") { count += 1 }
        .onAppear { log.add("A") }.onDisappear { log.add("a") }
    }
  }

  @Test("Each tab has its own state and keeps it, and appears when it is chosen") func states() {
    let (log, tabs) = (Log(), UITabBarController())
    tabs.viewControllers = (0..<2).map { index in
      let page = UIHostingController(rootView: Counter(log: log))
      page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
      return page
    }
    let played = played(tabs)
    played.tap("Count 0")
    played.tap("Tab 1")
    #expect(tabs.selectedIndex == 1 && played.text.contains("Count 0"))
    #expect(log.text == "A A a" || log.text == "A a A")
    played.change { tabs.selectedIndex = 0 }
    #expect(played.text.contains("Count 1"))
  }

  @Test("The chosen tab is seen") func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    first.tabBarItem.badgeValue = "7"
    second.title = "Other"
    let played = played(tabs)
    #expect(played.text.contains("First") && played.text.contains("7"))
    #expect(played.text.contains("Other"))
    played.change { tabs.selectedIndex = 1 }
    #expect(played.text.contains("Second") && tabs.selectedViewController === second)
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController == nil)
  }
}
