import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Controllers of UIKit in others")
struct UIViewControllerChildTests {
  private final class Child: UIViewController {
    let log = Log()

    override func viewDidLoad() {
      view.backgroundColor = .red
      log.add("loaded")
    }
    override func viewWillAppear(_ animated: Bool) { log.add("comes") }
    override func viewDidDisappear(_ animated: Bool) { log.add("gone") }
    override func didMove(toParent parent: UIViewController?) {
      log.add(parent == nil ? "alone" : "in")
    }
  }

  private final class Around: UIViewController {
    let child = Child()

    override func viewDidLoad() {
      addChild(child)
      child.view.frame = view.bounds.insetBy(dx: 10, dy: 10)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: Around

    func makeUIViewController(context: Context) -> Around { controller }
    func updateUIViewController(_ controller: Around, context: Context) {}
  }

  @Test("One is loaded when its view is asked for, and is told when it comes and goes")
  func children() {
    let around = Around()
    let played = PlayedView { Shown(controller: around) }
    let child = around.child
    #expect(child.log.text == "loaded in comes")
    #expect(played.frame(of: UIColor.red.color) == CGRect(x: 10, y: 10, width: 80, height: 80))
    played.change {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(played.frame(of: UIColor.red.color) == nil && child.parent == nil)
    #expect(child.log.text == "loaded in comes gone alone")
  }

  @Test("One child comes in another's place, which goes once it is there") func exchange() {
    let (around, next) = (Around(), Child())
    let played = PlayedView { Shown(controller: around) }
    played.change {
      around.addChild(next)
      next.view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      next.view.backgroundColor = .blue
      around.transition(
        from: around.child, to: next, duration: 1,
        animations: { next.view.frame.origin.x = 80 })
    }
    #expect(played.frame(of: UIColor.red.color) != nil)
    played.advance(to: 1.2)
    #expect(played.frame(of: UIColor.red.color) == nil)
    #expect(played.frame(of: UIColor.blue.color)?.minX == 80)
  }

  private final class Late: UIViewController {
    let part = UIView()

    override func viewDidLoad() {
      part.backgroundColor = .blue
      view.addSubview(part)
    }

    override func viewDidLayoutSubviews() {
      part.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: view.bounds.height)
    }
  }

  private struct LateShown: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Late { Late() }
    func updateUIViewController(_ controller: Late, context: Context) {}
  }

  @Test("One places what is in it each time that it is laid out") func layout() {
    let played = PlayedView { LateShown().frame(width: 60) }
    #expect(played.frame(of: UIColor.blue.color)?.width == 30)
  }
}
