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

  @Test("The last page is seen, and pages know where they lie") func pages() {
    let pages = UINavigationController(rootViewController: first)
    let played = PlayedView { Represented(controller: pages) }
    #expect(played.text.contains("First") && first.navigationController === pages)
    played.change { pages.pushViewController(second, animated: true) }
    // The first stays, with its state, and is not seen.
    #expect(played.text.contains("Second") && played.text.contains("opacity 0.00"))
    #expect(
      pages.topViewController === second && pages.popViewController(animated: true) === second)
    #expect(second.navigationController == nil && pages.popViewController(animated: true) == nil)
    #expect(pages.popToRootViewController(animated: true) == [])
    pages.setNavigationBarHidden(true, animated: false)
    #expect(pages.isNavigationBarHidden && pages.visibleViewController === first)
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
    tabs.viewControllers = (0..<2).map { _ in UIHostingController(rootView: Counter(log: log)) }
    let played = PlayedView { Represented(controller: tabs) }
    played.tap("Count 0")
    played.change { tabs.selectedIndex = 1 }
    #expect(played.graph.tapTargets.map(\.label) == ["Count 0"])
    #expect(log.text == "A A a" || log.text == "A a A")
    played.change { tabs.selectedIndex = 0 }
    #expect(played.graph.tapTargets.map(\.label) == ["Count 1"])
  }

  @Test("The chosen tab is seen") func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let played = PlayedView { Represented(controller: tabs) }
    #expect(played.text.contains("First"))
    played.change { tabs.selectedIndex = 1 }
    #expect(played.text.contains("Second") && tabs.selectedViewController === second)
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController == nil)
  }
}
