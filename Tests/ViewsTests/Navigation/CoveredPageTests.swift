import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

// Rule: `covered-pages-disappear`.
@MainActor
@Suite("Pages that others lie over")
struct CoveredPageTests {
  private let log = Log()
  private let path = Handle<[Int]>([])

  private func played(finishing task: @escaping () -> Void = {}) -> PlayedView {
    let (log, path) = (log, path)
    return PlayedView(size: CGSize(width: 300, height: 400)) {
      path.shows { _ in
        NavigationStack(path: path.bound) {
          Color.gray
            .onAppear { log.add("A") }.onDisappear { log.add("a") }
            .task {
              try? await Task.sleep(for: .seconds(60))
              task()
            }
            .navigationTitle("First")
            .navigationDestination(for: Int.self) { page in
              Color.red.onAppear { log.add("\(page)") }.onDisappear { log.add("-\(page)") }
            }
        }
      }
    }
  }

  @Test("They disappear when another has come to rest above, and appear again as it goes")
  func pushAndPop() {
    let played = played()
    #expect(log.text == "A")
    path.value = [1]
    played.advance(to: 0.1)
    #expect(log.text == "A 1")
    played.advance(to: 3)
    #expect(log.text == "A 1 a")
    path.value = []
    played.advance(to: 3.1)
    #expect(log.text == "A 1 a A")
    played.advance(to: 6)
    #expect(log.text == "A 1 a A -1")
  }

  @Test("Of several that go at once none between appears")
  func popToRoot() {
    let played = played()
    path.value = [1]
    played.advance(to: 3)
    path.value = [1, 2]
    played.advance(to: 6)
    #expect(log.text == "A 1 a 2 -1")
    path.value = []
    played.advance(to: 9)
    #expect(log.text == "A 1 a 2 -1 A -2")
  }

  @Test("A finger that draws a page off lets the one below appear, and disappear if it turns back")
  func swipe() {
    let played = played()
    path.value = [1]
    played.advance(to: 3)
    played.graph.touchDown(at: CGPoint(x: 5, y: 200))
    played.graph.touchMoved(to: CGPoint(x: 105, y: 200))
    #expect(log.text == "A 1 a A")
    played.graph.touchMoved(to: CGPoint(x: 20, y: 200))
    played.advance(to: 5)
    played.graph.touchUp(at: CGPoint(x: 20, y: 200))
    played.advance(to: 5.05)
    #expect(log.text == "A 1 a A")
    played.advance(to: 8)
    #expect(log.text == "A 1 a A a")
  }

  @Test("Their tasks end, and their links lead where they did")
  func tasks() {
    let ended = Log()
    let played = played { ended.add("ended") }
    path.value = [1]
    played.advance(to: 3)
    #expect(ended.text == "ended")
    path.value = [1, 2]
    played.advance(to: 6)
    #expect(log.text == "A 1 a 2 -1")
    #expect(played.frames(of: .red).last?.minX == 0)
  }
}
