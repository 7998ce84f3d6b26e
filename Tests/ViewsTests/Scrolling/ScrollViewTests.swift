import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("ScrollView")
struct ScrollViewTests {
  /// Ten rows of 40 points on a screen of 100.
  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { row in
        Rectangle().fill(row == 3 ? .red : .gray).frame(width: 100, height: 40)
      }
    }
  }

  private func top(_ played: PlayedView) -> Double {
    Double(played.frame(of: .red)?.minY ?? .nan)
  }

  @Test("The content begins at the top and is clipped to the view") func layout() {
    let played = PlayedView { ScrollView { rows } }
    #expect(top(played) == 120)
    #expect(played.text.hasPrefix("clip rect 100x100"))
  }

  /// Whole points, and a length that is rounded to pixels.
  @Test(
    "What it is clipped to travels with it, below a bar as well",
    arguments: [50, 50.3] as [CGFloat])
  func travels(width: CGFloat) throws {
    let isBeside = Handle(false)
    let played = PlayedView(size: CGSize(width: 200, height: 100)) {
      isBeside.shows { isOn in
        HStack(spacing: 0) {
          if isOn { Color.green.frame(width: width) }
          ScrollView { rows.frame(maxWidth: .infinity) }
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
        }
      }
    }
    played.animate(.linear(duration: 1)) { isBeside.value = true }
    let text = played.text(at: 0.5)
    let clip = try #require(text.firstMatch(of: #/clip rect ([\d.]+),/#))
    let left = try #require(Double(clip.1))
    // Half of its way.
    #expect(abs(left - width / 2) < 2)
  }

  @Test("The content follows the finger once it moves") func drags() {
    let played = PlayedView { ScrollView { rows } }
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 40))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 10))
    #expect(top(played) == 90)
  }

  @Test("What has grown between two moves takes its room in the second") func growsMeanwhile() {
    let isHigh = Handle(false)
    let played = PlayedView {
      ScrollView {
        VStack(spacing: 0) {
          isHigh.shows { Rectangle().fill(.gray).frame(width: 100, height: $0 ? 60 : 40) }
          rows
        }
      }
    }
    played.graph.touchDown(at: middle)
    for y in [CGFloat(40), 20, 10] { played.graph.touchMoved(to: CGPoint(x: 50, y: y)) }
    #expect(top(played) == 130)
    played.change { isHigh.value = true }
    #expect(top(played) == 150)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 5))
    #expect(top(played) == 145)
  }

  @Test("It goes on by itself and comes to rest within its range") func coasts() {
    let played = PlayedView { ScrollView { rows } }
    played.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80), over: 0.2)
    let released = top(played)
    played.advance(to: 5)
    #expect(top(played) < released - 50)
    #expect(top(played) >= 120 - 300)
    #expect(played.graph.isSettled)
  }

  @Test("What a finger holds beyond the edge stays there, laid out anew") func heldBeyond() {
    let height = Handle(CGFloat(0))
    let played = PlayedView {
      ScrollView {
        VStack(spacing: 0) {
          height.shows { Color.green.frame(width: 100, height: $0) }
          rows
        }
      }
    }
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 60))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 90))
    let pulled = top(played)
    #expect(pulled > 125)
    played.change { height.value = 7 }
    #expect(top(played) == pulled + 7)
    played.graph.touchUp(at: CGPoint(x: 50, y: 90))
    played.advance(to: 3)
    #expect(top(played) == 127)
  }

  @Test("Pulled over the edge it comes back") func edge() {
    let played = PlayedView { ScrollView { rows } }
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 60))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 90))
    #expect(top(played) > 125 && top(played) < 150)
    played.graph.touchUp(at: CGPoint(x: 50, y: 90))
    played.advance(to: 3)
    #expect(top(played) == 120)
  }

  @Test("A finger that moves across does not scroll") func otherAxis() {
    let played = PlayedView { ScrollView { rows } }
    played.drag(from: middle, by: CGSize(width: -40, height: 5))
    #expect(top(played) == 120)
  }

  @Test("At its end a scroll view leaves the finger to the one that it is in") func nested() {
    let played = PlayedView {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.red.frame(width: 100, height: 120) }.frame(height: 100)
          Color.blue.frame(width: 100, height: 200)
        }
      }
    }
    func up() {
      played.drag(from: CGPoint(x: 50, y: 40), by: CGSize(width: 0, height: -30), over: 0.5)
      played.advance(to: played.graph.time + 3)
    }
    func top(_ color: Color) -> CGFloat { played.frame(of: color)?.minY ?? .nan }
    up()
    // Its own 20 points first.
    #expect(abs(top(.red) + 20) < 0.5 && abs(top(.blue) - 100) < 0.5)
    up()
    #expect(top(.blue) < 90 && abs(top(.red) - top(.blue) + 120) < 0.5)
  }

  @Test("A button in a scroll view is tapped, but not by a finger that scrolls") func buttons() {
    let log = Log()
    let played = PlayedView {
      ScrollView {
        Button {
          log.add("tap")
        } label: {
          Text("a").frame(width: 100, height: 400)
        }
      }
    }
    played.drag(from: CGPoint(x: 50, y: 80), by: CGSize(width: 0, height: -40))
    #expect(log.text == "")
    played.advance(to: 5)
    played.tap(at: middle)
    #expect(log.text == "tap")
  }

  @Test("A reader scrolls to a view, with the animation of the change or at once") func reader() {
    let proxy = Handle<Int>(0)
    var reach: ScrollViewProxy?
    let played = PlayedView {
      proxy.shows { _ in
        ScrollViewReader { found in
          let _ = reach = found
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10, id: \.self) { row in
                Rectangle().fill(row == 3 ? .red : .gray).frame(width: 100, height: 40)
              }
            }
          }
        }
      }
    }
    played.change { reach?.scrollTo(3, anchor: .top) }
    #expect(top(played) == 0)
    played.animate { reach?.scrollTo(0) }
    #expect(top(played) == 0)
    played.advance(to: 2)
    #expect(top(played) == 120)
  }

  @Test("Readers of places in the content follow it") func geometryReader() {
    let played = PlayedView {
      ScrollView {
        GeometryReader { proxy in
          Square().offset(x: proxy.frame(in: .global).minY)
        }
        .frame(height: 400)
      }
    }
    played.graph.touchDown(at: middle)
    played.graph.touchMoved(to: CGPoint(x: 50, y: 40))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 20))
    #expect(played.frame(of: .red)?.origin == CGPoint(x: -20, y: -20))
  }
}
