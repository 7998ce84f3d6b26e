import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Rule: `rows-appear-in-sight`. The screen is 100 points high.
@MainActor
struct LazyRowsTests {
  private let log = Log()

  private func row(_ number: Int) -> some View {
    Color.gray.frame(height: 40)
      .onAppear { log.add("A\(number)") }
      .onDisappear { log.add("D\(number)") }
  }

  private var rows: some View { ForEach(0..<6, id: \.self) { row($0) } }

  private func scrollUp(_ played: PlayedView) {
    played.drag(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -80), over: 2)
  }

  @Test func rowsOfAStackAppearWhereTheyAreSeen() {
    let played = PlayedView { ScrollView { LazyVStack(spacing: 0) { rows } } }
    #expect(log.text == "A0 A1 A2")
    log.clear()
    scrollUp(played)
    #expect(Set(log.entries).isSuperset(of: ["A3", "D0"]))
    #expect(log.entries.firstIndex(of: "A3") != nil && !log.entries.contains("D2"))
  }

  @Test func rowsThatComeBackAppearAgain() {
    let played = PlayedView { ScrollView { LazyVStack(spacing: 0) { rows } } }
    scrollUp(played)
    played.advance(to: 8)
    log.clear()
    played.drag(from: CGPoint(x: 50, y: 5), by: CGSize(width: 0, height: 90), over: 1)
    played.advance(to: 16)
    #expect(log.entries.contains("A0"))
  }

  @Test func rowsOfAStackThatIsNotLazyAllAppear() {
    _ = PlayedView { ScrollView { VStack(spacing: 0) { rows } } }
    #expect(log.entries.count == 6)
  }

  @Test func withoutAScrollViewAllAreSeen() {
    _ = PlayedView { LazyVStack(spacing: 0) { rows } }
    #expect(log.entries.count == 6)
  }

  @Test func gridsAndRowsAcrossAreLazyToo() {
    _ = PlayedView {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<20, id: \.self) { row($0) }
        }
      }
    }
    #expect(log.text == "A0 A1 A2 A3 A4 A5")
    log.clear()
    _ = PlayedView {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<20, id: \.self) { row($0).frame(width: 60) } }
      }
    }
    #expect(log.text == "A0 A1")
  }

  @Test func rowsOfAListAppearWhereTheyAreSeen() {
    let played = PlayedView(size: CGSize(width: 100, height: 400)) {
      List { ForEach(0..<40, id: \.self) { row($0) } }
    }
    let first = log.entries.count
    #expect(first > 3 && first < 15)
    #expect(log.entries.first == "A0")
    log.clear()
    played.drag(from: CGPoint(x: 50, y: 300), by: CGSize(width: 0, height: -150), over: 1)
    #expect(log.entries.contains("D0") && log.entries.contains("A\(first)"))
  }

  /// The next page is loaded when the last row is seen, and not because it is there.
  @Test func whatIsLoadedAtTheEndEnds() {
    let log = log
    struct Endless: View {
      @State private var count = 4
      let log: Log

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Color.gray.frame(height: 30).onAppear {
                if number == count - 1 { count += 4 }
                log.add("A\(number)")
              }
            }
          }
        }
      }
    }
    let played = PlayedView { Endless(log: log) }
    #expect(log.text == "A0 A1 A2 A3")
    scrollUp(played)
    #expect(log.entries.contains("A5") && !log.entries.contains("A11"))
  }

  @Test func whatARowBringsLaterAppears() {
    let isOpen = Handle(false)
    let played = PlayedView {
      isOpen.shows { isOpen in
        ScrollView {
          LazyVStack(spacing: 0) {
            VStack { if isOpen { row(0) } else { row(1) } }
            if isOpen { row(2) }
            Color.gray.frame(height: 10).background { if isOpen { row(3) } }
          }
        }
      }
    }
    #expect(log.text == "A1")
    played.change { isOpen.value = true }
    #expect(Set(log.entries) == ["A1", "A0", "D1", "A2", "A3"])
  }

  @Test func tasksOfRowsBeginWhenTheyAreSeen() {
    let played = PlayedView {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { number in
            Color.gray.frame(height: 40).task { log.add("T\(number)") }
          }
        }
      }
    }
    played.advance(to: 0.5)
    #expect(Set(log.entries) == ["T0", "T1", "T2"])
  }

  /// What is put elsewhere, one by one, is there at once.
  @Test func subviewsThatAreShownElsewhereAppear() {
    _ = PlayedView {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(subviews: row(0)) { view in VStack { view } } }
      }
    }
    #expect(log.text == "A0")
  }

  @Test func lazyRowsInLazyRowsAreSeenWhereBothAre() {
    let played = PlayedView {
      ScrollView {
        LazyVStack(spacing: 0) {
          Color.gray.frame(height: 160)
          ScrollView(.horizontal) { LazyHStack(spacing: 0) { row(0).frame(width: 50) } }
        }
      }
    }
    #expect(log.text.isEmpty)
    scrollUp(played)
    #expect(log.text == "A0")
  }
}
