import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("How what controllers of UIKit present goes")
struct UIViewControllerDismissingTests {
  private func root() -> UIViewController? {
    UIApplication.shared.windows.first?.rootViewController
  }

  @Test("What is told to go before it has come has gone, and another may come") func atOnce() {
    let (played, log) = (PlayedView(size: Phone.size) { Color.green }, Log())
    played.change {
      root()?.present(UIHostingController(rootView: Color.red), animated: true)
      root()?.dismiss(animated: true) { log.add("gone") }
    }
    played.advance(to: 2)
    #expect(log.text == "gone" && played.frame(of: .red) == nil)
    played.change { root()?.present(UIHostingController(rootView: Color.blue), animated: true) }
    played.advance(to: 4)
    #expect(played.frame(of: .blue) != nil)
  }

  private struct Presenter: UIViewControllerRepresentable {
    let presented: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {
      if controller.presentedViewController == nil { controller.present(presented, animated: true) }
    }
  }

  @Test("What was presented from a view that is shown no more can still be told to go")
  func withoutPlace() {
    let log = Log()
    let page = UIHostingController(rootView: Color.red)
    let isThere = Handle(true)
    let played = PlayedView(size: Phone.size) {
      isThere.shows { isThere in
        Color.green.overlay { if isThere { Presenter(presented: page) } }
      }
    }
    played.advance(to: 2)
    #expect(played.frame(of: .red) != nil)
    played.change { isThere.value = false }
    played.change { page.dismiss(animated: true) { log.add("gone") } }
    played.advance(to: 4)
    #expect(log.text == "gone" && played.frame(of: .red) == nil)
  }
}
