import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("contentMargins, scrollClipDisabled")
struct ContentMarginTests {
  private var cards: some View {
    HStack(spacing: 10) {
      ForEach(0..<5, id: \.self) { index in
        Rectangle().fill(index == 1 ? .red : .gray).frame(width: 60, height: 50)
      }
    }
  }

  private func left<V: View>(@ViewBuilder _ view: () -> V) -> Double {
    Double(PlayedView(view).frame(of: .red)?.minX ?? .nan)
  }

  @Test("Content begins at its margin") func content() {
    #expect(left { ScrollView(.horizontal) { cards }.contentMargins(.horizontal, 20) } == 90)
    #expect(left { ScrollView(.horizontal) { cards }.contentMargins(20) } == 90)
    #expect(
      left {
        ScrollView(.horizontal) { cards }
          .contentMargins(
            .leading, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), for: .scrollContent)
      } == 72)
  }

  @Test("The scroll views further in have it too, but none inside of those") func scope() {
    #expect(
      left { VStack { ScrollView(.horizontal) { cards } }.contentMargins(.horizontal, 20) } == 90)
    #expect(
      left {
        ScrollView { ScrollView(.horizontal) { cards } }
          .contentMargins(.horizontal, 20, for: .scrollContent)
      } == 90)
    #expect(left { Color.red.contentMargins(.horizontal, 20) } == 0)
  }

  @Test("The innermost margin of an edge counts, and nil takes it back") func innermost() {
    #expect(
      left {
        ScrollView(.horizontal) { cards }
          .contentMargins(.leading, 5).contentMargins(.horizontal, 20)
      } == 75)
    #expect(
      left {
        ScrollView(.horizontal) { cards }
          .contentMargins(.leading, nil).contentMargins(.horizontal, 20)
      } == 70)
  }

  @Test("Margins and the safe area add up") func safeArea() {
    #expect(
      left {
        ScrollView(.horizontal) { cards }
          .safeAreaPadding(.leading, 10).contentMargins(.leading, 20)
      } == 100)
  }

  @Test("Indicators have margins of their own") func indicators() {
    func scrolled(_ placement: ContentMarginPlacement) -> PlayedView {
      let played = PlayedView {
        ScrollView { Rectangle().fill(.red).frame(height: 400) }
          .contentMargins(.trailing, 40, for: placement)
      }
      played.graph.touchDown(at: CGPoint(x: 20, y: 50))
      played.graph.touchMoved(to: CGPoint(x: 20, y: 40))
      played.graph.touchMoved(to: CGPoint(x: 20, y: 20))
      return played
    }
    // Six points from the edge, or from the margin.
    #expect(scrolled(.scrollContent).text.contains(" at 94,"))
    #expect(scrolled(.scrollIndicators).text.contains(" at 54,"))
    #expect(scrolled(.automatic).text.contains(" at 54,"))
  }

  @Test("Indicators are shown along the axes that they are not hidden on") func hiddenIndicators() {
    func drawn(_ change: (ScrollView<AnyView>) -> some View) -> Int {
      let content = AnyView(Rectangle().fill(.red).frame(width: 400, height: 400))
      let played = PlayedView { change(ScrollView([.horizontal, .vertical]) { content }) }
      played.graph.touchDown(at: CGPoint(x: 50, y: 50))
      played.graph.touchMoved(to: CGPoint(x: 40, y: 40))
      played.graph.touchMoved(to: CGPoint(x: 20, y: 20))
      return played.text.split(separator: "\n").count
    }
    let all = drawn { $0 }
    #expect(drawn { $0.scrollIndicators(.visible) } == all)
    let one = drawn { $0.scrollIndicators(.hidden, axes: .horizontal) }
    let none = drawn { $0.scrollIndicators(.hidden) }
    #expect(none < one && one < all)
    #expect(drawn { $0.scrollIndicators(.never) } == none)
  }

  @Test("A list has margins of its own, which others replace") func list() {
    func row<V: View>(@ViewBuilder _ view: (List<Never, Color>) -> V) -> CGRect? {
      PlayedView(size: CGSize(width: 300, height: 400)) { view(List { Color.red }) }
        .frame(of: .red)
    }
    #expect(row { $0 } == CGRect(x: 40, y: 46, width: 220, height: 22))
    #expect(row { $0.contentMargins(.top, 0) } == CGRect(x: 40, y: 11, width: 220, height: 22))
    #expect(
      row { $0.contentMargins(.horizontal, 5) } == CGRect(x: 25, y: 46, width: 250, height: 22))
    #expect(
      row { $0.listStyle(.plain).contentMargins(10) }
        == CGRect(x: 30, y: 21, width: 240, height: 22))
  }

  @Test("A scroll view may show what is beyond its edges") func clip() {
    let plain = PlayedView { ScrollView(.horizontal) { cards } }
    #expect(plain.text.contains("clip"))
    let open = PlayedView { ScrollView(.horizontal) { cards }.scrollClipDisabled() }
    #expect(!open.text.contains("clip"))
    #expect(open.frame(of: .red) == plain.frame(of: .red))
    let closed = PlayedView { ScrollView(.horizontal) { cards }.scrollClipDisabled(false) }
    #expect(closed.text == plain.text)
  }

  @Test("What is scrolled to stands at the margin, not at the edge") func scrolledTo() {
    let place = Handle<Int?>(nil)
    let played = PlayedView {
      place.shows { id in
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<5, id: \.self) { index in
              Rectangle().fill(index == 1 ? .red : .gray).frame(width: 60, height: 50).id(index)
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 20)
        .scrollPosition(id: .constant(id))
      }
    }
    played.change { place.value = 1 }
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == 20)
  }
}
