import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What scroll views tell, and what they are told")
struct ScrollChangeTests {
  private let log = Log()

  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { row in
        Rectangle().fill(row == 3 ? .red : .gray).frame(width: 100, height: 40)
      }
    }
    .scrollTargetLayout()
  }

  private func top(_ played: PlayedView) -> Double {
    Double(played.frame(of: .red)?.minY ?? .nan)
  }

  @Test("The geometry is told at first and whenever it changes") func geometry() {
    let played = PlayedView {
      ScrollView { rows }.safeAreaPadding(.top, 10)
        .onScrollGeometryChange(for: [Int].self) {
          [Int($0.contentOffset.y), Int($0.contentSize.height), Int($0.contentInsets.top)]
        } action: { old, new in
          log.add("\(old)>\(new)")
        }
    }
    #expect(log.text == "[-10, 400, 10]>[-10, 400, 10]")
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 20))
    #expect(log.text.hasSuffix("[-10, 400, 10]>[10, 400, 10]"))
  }

  @Test("The phases of a flick, and of a way that it is sent on") func phases() {
    let id = Handle<Int?>(nil)
    let played = PlayedView {
      id.shows { _ in
        ScrollView { rows }.scrollPosition(id: id.bound)
          .onScrollPhaseChange { old, new in log.add("\(new)") }
      }
    }
    played.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60), over: 0.2)
    played.advance(to: 5)
    #expect(log.text == "tracking interacting decelerating idle")
    played.animate { id.value = 0 }
    played.advance(to: 8)
    #expect(log.text.hasSuffix("animating idle"))
  }

  @Test("A view is told when enough of it comes into sight, and when it goes") func visibility() {
    let played = PlayedView {
      ScrollView {
        VStack(spacing: 0) {
          Color.gray.frame(height: 120)
          Square().onScrollVisibilityChange(threshold: 0.5) { log.add("\($0)") }
          Color.gray.frame(height: 300)
        }
      }
    }
    #expect(log.text == "")
    played.graph.touchDown(at: CGPoint(x: 50, y: 90))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 55))
    #expect(log.text == "")
    played.graph.touchMoved(to: CGPoint(x: 50, y: 45))
    #expect(log.text == "true")
    played.graph.touchMoved(to: CGPoint(x: 50, y: 90))
    #expect(log.text == "true false")
  }

  @Test("The targets in sight are told by their ids") func targets() {
    let played = PlayedView {
      ScrollView { rows }
        .onScrollTargetVisibilityChange(idType: Int.self) { log.add("\($0)") }
    }
    played.graph.touchDown(at: CGPoint(x: 50, y: 90))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 40))
    #expect(log.text == "[0, 1, 2] [1, 2, 3]")
  }

  // Rule: `scroll-anchor`.
  @Test("A scroll view begins at its anchor, keeps to it, and puts smaller content there")
  func anchors() {
    let height = Handle(400.0)
    let played = PlayedView {
      height.shows { height in
        ScrollView {
          VStack(spacing: 0) {
            Color.gray.frame(height: height)
            Square()
          }
        }
        .defaultScrollAnchor(.bottom)
      }
    }
    #expect(played.frame(of: .red)?.maxY == 100)
    played.change { height.value = 600 }
    #expect(played.frame(of: .red)?.maxY == 100)
    let small = PlayedView { ScrollView { Square() }.defaultScrollAnchor(.center) }
    #expect(small.frame(of: .red)?.midY == 50)
    let former = PlayedView { ScrollView { Square() }.scrollPosition(initialAnchor: .center) }
    #expect(former.frame(of: .red)?.midY == 50)
    let initial = PlayedView {
      ScrollView { Square() }.defaultScrollAnchor(.center, for: .initialOffset)
    }
    #expect(initial.frame(of: .red)?.minY == 0)
  }

  @Test("A position goes to edges, points and views, and tells when a finger has taken it")
  func position() {
    let position = Handle(ScrollPosition(edge: .bottom))
    let played = PlayedView {
      position.shows { _ in ScrollView { rows }.scrollPosition(position.bound) }
    }
    #expect(top(played) == -180)
    played.change { position.value.scrollTo(edge: .top) }
    #expect(top(played) == 120)
    played.change { position.value.scrollTo(y: 30) }
    #expect(top(played) == 90)
    played.change { position.value.scrollTo(id: 3, anchor: .top) }
    #expect(top(played) == 0)
    #expect(position.value.viewID(type: Int.self) == 3)
    played.drag(from: middle, by: CGSize(width: 0, height: -60), over: 2)
    played.advance(to: 5)
    #expect(position.value.isPositionedByUser)
    #expect(position.value.edge == nil)
    #expect(position.value.viewID(type: Int.self) == 4)
  }

  @Test("A behaviour of one's own chooses where the content comes to rest") func ownBehavior() {
    struct Hundreds: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
      }
    }
    let played = PlayedView { ScrollView { rows }.scrollTargetBehavior(Hundreds()) }
    played.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80), over: 3)
    played.advance(to: 8)
    #expect(top(played) == 20)
  }

  @Test("Content that fits is pulled over its edges only if it may") func bounces() {
    func pulled(_ behavior: ScrollBounceBehavior) -> CGFloat? {
      let played = PlayedView {
        ScrollView { Square() }.scrollBounceBehavior(behavior)
      }
      played.graph.touchDown(at: middle)
      played.graph.touchMoved(to: CGPoint(x: 50, y: 90))
      return played.frame(of: .red)?.minY
    }
    #expect((pulled(.automatic) ?? 0) > 5)
    #expect(pulled(.basedOnSize) == 0)
  }

  @Test("Indicators flash when they are told to, and nothing else shows them") func flash() {
    let count = Handle(0)
    let played = PlayedView {
      count.shows { ScrollView { rows }.scrollIndicatorsFlash(trigger: $0) }
    }
    let still = played.text
    played.change { count.value += 1 }
    #expect(played.text != still)
    played.advance(to: 3)
    #expect(played.text == still)
    let first = PlayedView { ScrollView { rows }.scrollIndicatorsFlash(onAppear: true) }
    #expect(first.text != still)
  }

  @Test("The space of a scroll view begins within its insets") func space() {
    _ = PlayedView {
      ScrollView {
        Square().onGeometryChange(for: Int.self) {
          Int($0.frame(in: .scrollView).minY)
        } action: {
          log.add("\($0)")
        }
      }
      .contentMargins(.top, 30)
    }
    #expect(log.text == "0")
  }

  @Test("Content fades behind a bar of one's own, unless it is not to") func edgeEffect() {
    let page = ScrollView { rows }.safeAreaBar(edge: .bottom) { Square().frame(height: 20) }
    func isShaded(_ page: some View) -> Bool { PlayedView { page }.text.contains("linear") }
    #expect(isShaded(page.scrollEdgeEffectHidden(false)))
    #expect(!isShaded(page.scrollEdgeEffectHidden()))
    #expect(isShaded(page.scrollEdgeEffectStyle(.soft, for: .bottom)))
    #expect(!isShaded(page.scrollEdgeEffectStyle(.hard, for: .bottom)))
  }

  @Test("A phase comes with how fast the content goes by itself") func velocity() {
    let played = PlayedView {
      ScrollView { rows }.onScrollPhaseChange { _, new, context in
        log.add("\(new):\(context.velocity.map { $0.dy > 50 ? "fast" : "slow" } ?? "none")")
      }
    }
    played.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60), over: 0.2)
    played.advance(to: 5)
    #expect(log.text == "tracking:none interacting:none decelerating:fast idle:none")
  }
}
