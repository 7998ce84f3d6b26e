import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Pages as Apple's tutorial has them: a coordinator with the pages, the last of which leads to the first.
@MainActor
@Suite("UIPageViewController")
struct UIPageViewControllerTests {
  private final class Pages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let controllers: [UIViewController]
    var turned: [Int] = []

    init(_ colors: [Color]) {
      controllers = colors.map { UIHostingController(rootView: $0) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { beside(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { beside(viewController, 1) }

    private func beside(_ controller: UIViewController, _ way: Int) -> UIViewController? {
      controllers.firstIndex { $0 === controller }.map {
        controllers[($0 + way + controllers.count) % controllers.count]
      }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      let shown = pageViewController.viewControllers?.first
      if let index = controllers.firstIndex(where: { $0 === shown }) { turned.append(index) }
    }
  }

  private struct Host: UIViewControllerRepresentable {
    let controller: UIPageViewController
    func makeUIViewController(context: Context) -> UIPageViewController { controller }
    func updateUIViewController(_ uiViewController: UIPageViewController, context: Context) {}
  }

  @Test("A finger and code turn to the pages that the data source has") func turns() {
    let pages = Pages([.red, .green, .blue])
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.delegate = pages
    controller.setViewControllers([pages.controllers[0]], direction: .forward, animated: false)
    let played = PlayedView { Host(controller: controller) }
    func middle(_ color: Color) -> CGFloat? { played.frame(of: color)?.midX }
    #expect(middle(.red) == 50)
    played.graph.touchDown(at: CGPoint(x: 80, y: 50))
    for step in 1...5 {
      played.advance(to: played.graph.time + 0.05)
      played.graph.touchMoved(to: CGPoint(x: 80 - 14 * CGFloat(step), y: 50))
    }
    played.graph.touchUp(at: CGPoint(x: 10, y: 50))
    played.advance(to: played.graph.time + 2)
    #expect(middle(.green) == 50)
    #expect(pages.turned == [1])
    played.change {
      controller.setViewControllers([pages.controllers[2]], direction: .forward, animated: true)
    }
    played.advance(to: played.graph.time + 2)
    #expect(middle(.blue) == 50)
    #expect(pages.turned == [1])
  }
}
