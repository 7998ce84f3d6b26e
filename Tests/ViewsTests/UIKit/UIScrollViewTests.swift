import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a finger and code do to UIKit's scroll view, and what its delegate hears.
@MainActor
@Suite("UIScrollView")
struct UIScrollViewTests {
  private final class Listener: UIScrollViewDelegate {
    var heard: [String] = []
    var zoomed: UIView?
    /// Where content is to come to rest; and where it would.
    var rest: CGFloat?
    var predicted: CGFloat?
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      predicted = targetContentOffset.pointee.y
      if let rest { targetContentOffset.pointee.y = rest }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if heard.last != "scroll" { heard.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
      heard.append("end")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { heard.append("zoom") }
  }

  private struct Host: UIViewRepresentable {
    let view: UIScrollView
    func makeUIView(context: Context) -> UIScrollView { view }
    func updateUIView(_ uiView: UIScrollView, context: Context) {}
  }

  /// As most packages have it: the content is given anew in each update.
  private struct Zoomable<Content: View>: UIViewRepresentable {
    let content: Content
    let host: UIHostingController<Content>

    func makeUIView(context: Context) -> UIScrollView {
      let view = UIScrollView()
      let hosted: UIView = host.view
      hosted.frame = view.bounds
      hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(hosted)
      return view
    }
    func updateUIView(_ uiView: UIScrollView, context: Context) { host.rootView = content }
  }

  @Test(
    "Beneath bars content that moves up and down begins below them, unless it is told not to",
    arguments: [
      (900, .automatic, 50), (480, .automatic, 0), (480, .always, 50), (900, .never, 0),
    ] as [(CGFloat, UIScrollView.ContentInsetAdjustmentBehavior, CGFloat)])
  func beneathBars(
    _ height: CGFloat, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ start: CGFloat
  ) {
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: 640, height: height)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 640, height: height))
    content.backgroundColor = .green
    view.addSubview(content)
    let played = PlayedView(
      size: CGSize(width: 320, height: 480),
      safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    ) {
      Host(view: view).ignoresSafeArea()
    }
    #expect(played.frame(of: UIColor.green.color)?.minY == start)
  }

  @Test(
    "SwiftUI in it that is given anew in each update is shown, and does not have itself updated")
  func hosted() {
    let color = Handle(Color.red)
    let host = UIHostingController(rootView: Color.red)
    let played = PlayedView { color.shows { Zoomable(content: $0, host: host) } }
    played.advance(to: 0.2)
    #expect(played.frame(of: .red)?.size == CGSize(width: 100, height: 100))
    played.change { color.value = .blue }
    played.advance(to: 0.4)
    #expect(played.frame(of: .blue) != nil && played.frame(of: .red) == nil)
    #expect(played.graph.warnings.isEmpty)
  }

  private let view = UIScrollView()
  private let listener = Listener()
  private let box = UIView(frame: CGRect(x: 0, y: 50, width: 100, height: 20))

  init() {
    box.backgroundColor = .systemRed
    view.addSubview(box)
    view.contentSize = CGSize(width: 100, height: 400)
    view.delegate = listener
  }

  private func drag(_ played: PlayedView, by way: CGFloat, across: CGFloat = 0) {
    func finger(_ part: CGFloat) -> CGPoint { CGPoint(x: 70 + across * part, y: 90 + way * part) }
    played.graph.touchDown(at: finger(0))
    for step in 1...6 {
      played.advance(to: played.graph.time + 0.05)
      played.graph.touchMoved(to: finger(CGFloat(step) / 6))
    }
    played.advance(to: played.graph.time + 0.5)
    played.graph.touchUp(at: finger(1))
    played.advance(to: played.graph.time + 2)
  }

  @Test("A finger moves its content, and its delegate hears of it") func finger() {
    let played = PlayedView { Host(view: view) }
    #expect(played.frame(of: .red) == box.frame)
    drag(played, by: -60)
    #expect(view.contentOffset.y > 20)
    #expect(played.frame(of: .red)?.minY == 50 - view.contentOffset.y)
    #expect(listener.heard.prefix(2).sorted() == ["begin", "scroll"])
    #expect(listener.heard.contains("end"))
    #expect(!view.isDragging && !view.isDecelerating)
  }

  @Test("Its delegate is told where it would come to rest, and may say where instead") func rest() {
    listener.rest = 130
    drag(PlayedView { Host(view: view) }, by: -60)
    #expect(view.contentOffset.y == 130)
    #expect((listener.predicted ?? 0) > 20 && listener.predicted != 130)
  }

  @Test("Code moves it at once or on its way, and a rectangle into sight") func code() {
    view.contentOffset.y = 10
    let played = PlayedView { Host(view: view) }
    played.advance(to: 0.1)
    #expect(played.frame(of: .red)?.minY == 40)
    played.change { view.setContentOffset(CGPoint(x: 0, y: 30), animated: true) }
    played.advance(to: 1)
    #expect(played.frame(of: .red)?.minY == 20)
    played.change {
      view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    }
    played.advance(to: 1.5)
    #expect(view.contentOffset.y == 150)
  }

  @Test("Pages are gone to whole") func paging() {
    view.isPagingEnabled = true
    drag(PlayedView { Host(view: view) }, by: -60)
    #expect(view.contentOffset.y == 100)
  }

  @Test("SwiftUI between its edges and as high as it is scrolls across, page by page")
  func hostedPages() {
    let log = Log()
    let host = UIHostingController(
      rootView: HStack(spacing: 0) {
        ForEach([Color.red, .blue, .green], id: \.self) { color in
          color.frame(width: 100).frame(maxHeight: .infinity)
        }
      }
      .onAppear { log.add("A") })
    let (pages, hosted) = (UIScrollView(), host.view!)
    hosted.translatesAutoresizingMaskIntoConstraints = false
    pages.isPagingEnabled = true
    pages.addSubview(hosted)
    pages.addConstraints([
      hosted.topAnchor.constraint(equalTo: pages.topAnchor),
      hosted.leadingAnchor.constraint(equalTo: pages.leadingAnchor),
      hosted.trailingAnchor.constraint(equalTo: pages.trailingAnchor),
      hosted.bottomAnchor.constraint(equalTo: pages.bottomAnchor),
      hosted.heightAnchor.constraint(equalTo: pages.heightAnchor),
    ])
    let played = PlayedView { Host(view: pages) }
    let page = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(played.frame(of: .red) == page)
    #expect(hosted.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    drag(played, by: 0, across: -60)
    #expect(pages.contentOffset == CGPoint(x: 100, y: 0))
    #expect(played.frame(of: .blue) == page)
    #expect(log.text == "A")
  }

  @Test("Its guides are what it scrolls and what is seen of it, with room around the content")
  func guides() {
    let (scroll, tall) = (UIScrollView(), UIView())
    tall.backgroundColor = .systemRed
    tall.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(tall)
    let (content, seen) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      tall.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      tall.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      tall.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      tall.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -30),
      tall.widthAnchor.constraint(equalTo: seen.widthAnchor),
      tall.heightAnchor.constraint(equalToConstant: 200),
    ])
    let played = PlayedView { Host(view: scroll) }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 10, width: 100, height: 200))
    #expect(scroll.solvedSize == CGSize(width: 100, height: 240))
    drag(played, by: -60)
    #expect(scroll.contentOffset.y > 20)
  }

  @Test("A view that does not scroll stays") func disabled() {
    view.isScrollEnabled = false
    drag(PlayedView { Host(view: view) }, by: -60)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Two fingers make what the delegate names larger about its middle") func pinch() {
    listener.zoomed = box
    view.maximumZoomScale = 4
    view.contentSize = CGSize(width: 100, height: 100)
    let graph = PlayedView { Host(view: view) }.graph
    graph.touchDown(at: CGPoint(x: 50, y: 40))
    graph.secondTouch(at: CGPoint(x: 50, y: 60))
    for step in 1...10 {
      graph.advance(to: graph.time + 0.05)
      graph.touchMoved(to: CGPoint(x: 50, y: 40 - CGFloat(step)))
      graph.secondTouch(at: CGPoint(x: 50, y: 60 + CGFloat(step)))
    }
    graph.advance(to: graph.time + 0.05)
    #expect(view.zoomScale > 1.5)
    let edge = (100 * view.zoomScale - 100) / 2
    #expect(abs(view.contentOffset.y - edge) < 12 && abs(view.contentOffset.x - edge) < 12)
  }

  @Test("What is not told is as large as its subviews; a scale is kept within its limits")
  func sizes() {
    view.contentSize = .zero
    box.frame.size.height = 300
    drag(PlayedView { Host(view: view) }, by: -60)
    #expect(view.contentOffset.y > 20)
    view.maximumZoomScale = 3
    view.setZoomScale(9, animated: false)
    #expect(view.zoomScale == 3 && listener.heard.last == "zoom")
    view.setZoomScale(.nan, animated: false)
    #expect(view.zoomScale == 1)
  }
}
