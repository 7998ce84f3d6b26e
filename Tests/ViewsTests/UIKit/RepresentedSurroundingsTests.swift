import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What UIKit's code finds around a view in SwiftUI")
struct RepresentedSurroundingsTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var target: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      if let target { targetContentOffset.pointee.y = target }
    }
  }

  private let probe = UIView()

  private func screen() -> PlayedView {
    let probe = probe
    return PlayedView {
      ScrollView {
        Color.red.frame(height: 400).background { HostedView(view: probe) }
      }
    }
  }

  private func drag(_ played: PlayedView) {
    let start = played.graph.time
    played.graph.touchDown(at: CGPoint(x: 50, y: 80))
    for step in 1...4 {
      played.graph.advance(to: start + Double(step) * 0.05)
      played.graph.touchMoved(to: CGPoint(x: 50, y: 80 - 15 * CGFloat(step)))
    }
    played.graph.touchUp(at: CGPoint(x: 50, y: 20))
    played.advance(to: played.graph.time + 3)
  }

  private func scrollView() throws -> UIScrollView {
    try #require(probe.superview?.superview?.superview as? UIScrollView)
  }

  @Test("The third view around one is the scroll view, which it reads and moves") func offset()
    throws
  {
    let played = screen()
    let scroll = try scrollView()
    #expect(scroll === (try scrollView()))
    #expect(scroll.contentSize == CGSize(width: 100, height: 400))
    #expect(scroll.frame.size == CGSize(width: 100, height: 100))
    played.change { scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false) }
    #expect(played.frame(of: .red)?.minY == -50 && scroll.contentOffset.y == 50)
    played.change { scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true) }
    #expect(scroll.contentOffset.y == 50)
    played.advance(to: 3)
    #expect(scroll.contentOffset.y == 90)
  }

  @Test("Its delegate is told how it moves, and says where it comes to rest") func delegate() throws
  {
    let played = screen()
    let (scroll, listener) = (try scrollView(), Listener())
    scroll.delegate = listener
    listener.target = 200
    drag(played)
    #expect(listener.offsets.count > 3)
    #expect(scroll.contentOffset.y == 200)
  }

  @Test("One that may not scroll stays, and one that may not bounce ends at its edge") func still()
    throws
  {
    let played = screen()
    let scroll = try scrollView()
    played.change { scroll.isScrollEnabled = false }
    drag(played)
    #expect(scroll.contentOffset.y == 0)
    played.change {
      scroll.isScrollEnabled = true
      scroll.bounces = false
    }
    played.graph.touchDown(at: CGPoint(x: 50, y: 20))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 80))
    #expect(scroll.contentOffset.y == 0)
    played.graph.touchUp(at: CGPoint(x: 50, y: 80))
  }

  @Test("Where nothing scrolls, the window's view is around it") func nothing() {
    let probe = probe
    let played = PlayedView { HostedView(view: probe) }
    played.change {
      let root = UIApplication.shared.windows.first?.rootViewController?.view
      #expect(root != nil && probe.superview?.superview?.superview === root)
    }
  }
}
