import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("UIKit's controllers of several pages in others")
struct UIKitPagesPlacesTests {
  private struct Represented<Controller: UIViewController>: UIViewControllerRepresentable {
    let controller: Controller

    func makeUIViewController(context: Context) -> Controller { controller }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  private final class Around: UIViewController {
    let inner: UIViewController

    init(_ inner: UIViewController) {
      self.inner = inner
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      addChild(inner)
      view.addSubview(inner.view)
      inner.didMove(toParent: self)
    }
  }

  private func played<Controller: UIViewController>(_ controller: Controller) -> PlayedView {
    PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) { Represented(controller: controller).ignoresSafeArea() }
  }

  @Test("Their pages are seen where an app puts their view into its own") func inside() {
    let first = UIHostingController(rootView: Text("First"))
    let pages = UINavigationController(rootViewController: first)
    let played = played(Around(pages))
    #expect(played.text.contains("First"))
    played.change {
      pages.pushViewController(UIHostingController(rootView: Text("Second")), animated: false)
    }
    #expect(played.text.contains("Second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [UIHostingController(rootView: Text("Third"))]
    #expect(self.played(Around(tabs)).text.contains("Third"))
    let turned = UIPageViewController()
    turned.setViewControllers(
      [UIHostingController(rootView: Text("Fourth"))], direction: .forward, animated: false)
    #expect(self.played(Around(turned)).text.contains("Fourth"))
  }

  @Test("They go with the clip that has shown them") func release() {
    weak var pages: UINavigationController?
    weak var tabs: UITabBarController?
    func run() {
      let stack = UINavigationController(
        rootViewController: UIHostingController(rootView: Text("First")))
      let bar = UITabBarController()
      bar.viewControllers = [stack]
      (pages, tabs) = (stack, bar)
      let played = played(bar)
      played.advance(to: 0.3)
      #expect(played.text.contains("First"))
    }
    run()
    #expect(pages == nil && tabs == nil)
  }

  @Test("One gap may stand in several places of a bar") func gaps() {
    let (page, gap) = (UIViewController(), UIBarButtonItem.flexibleSpace())
    func item(_ name: String) -> UIBarButtonItem {
      UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)
    }
    page.setToolbarItems([item("One"), gap, item("Two"), gap, item("Six")], animated: false)
    let pages = UINavigationController(rootViewController: page)
    pages.isToolbarHidden = false
    let played = played(pages)
    let places = ["One", "Two", "Six"].compactMap { played.frame(ofText: $0)?.midX }
    #expect(places.count == 3 && places == places.sorted())
    #expect(abs((places.dropFirst().first ?? 0) - 196.5) < 12)
  }

  @Test("The page that is seen stays so while its tab is there") func fewerTabs() {
    let pages = (0..<3).map { UIHostingController(rootView: Text("Page \($0)")) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.selectedIndex = 2
    let played = played(tabs)
    played.change { tabs.viewControllers = [pages[0], pages[2]] }
    #expect(tabs.selectedIndex == 1 && played.text.contains("Page 2"))
    played.change { tabs.viewControllers = [pages[0]] }
    #expect(tabs.selectedIndex == 0 && played.text.contains("Page 0"))
  }
}
