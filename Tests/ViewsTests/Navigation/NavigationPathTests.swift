import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Navigation by values")
struct NavigationPathTests {
  private let screen = CGSize(width: 300, height: 400)

  private struct Page: View {
    let number: Int
    var body: some View {
      NavigationLink("Next", value: number + 1).navigationTitle("Page \(number)")
    }
  }

  private func stack(_ path: Handle<[Int]>) -> some View {
    path.shows { _ in
      NavigationStack(path: path.bound) {
        Page(number: 0).navigationDestination(for: Int.self) { Page(number: $0) }
      }
    }
  }

  @Test("A link pushes the page of its value and adds it to the path; the way back takes it off")
  func link() {
    let path = Handle<[Int]>([])
    let played = PlayedView(size: screen) { stack(path) }
    played.tap("Next")
    #expect(path.value == [1])
    played.advance(to: 2)
    #expect(played.text.contains("Page 1"))
    played.tap("Page 0")
    #expect(path.value == [])
    played.advance(to: 4)
    #expect(!played.text.contains("Page 1"))
  }

  @Test("The path pushes and pops pages, and begins with those it has") func path() {
    let path = Handle<[Int]>([1, 2])
    let played = PlayedView(size: screen) { stack(path) }
    #expect(played.text.contains("text \"Page 2\""))
    played.change { path.value = [1, 2, 3] }
    played.advance(to: 2)
    #expect(played.text.contains("text \"Page 3\""))
    played.change { path.value = [] }
    played.advance(to: 4)
    #expect(!played.text.contains("Page 1") && !played.text.contains("Page 3"))
    #expect(played.text.contains("text \"Page 0\""))
  }

  @Test("A page pushed while another one leaves begins anew") func pushedAgain() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        VStack {
          NavigationLink("Red", value: true)
          NavigationLink("Blue", value: false)
        }
        .navigationTitle("Root")
        .navigationDestination(for: Bool.self) { isRed in
          Rectangle().fill(isRed ? .red : .blue).frame(width: 50, height: 50)
        }
      }
    }
    played.tap("Red")
    played.advance(to: 2)
    #expect(played.text.contains("#FF3B30FF"))
    played.tap("Root")
    played.advance(to: 2.2)
    played.tap("Blue")
    played.advance(to: 2.3)
    // Each in its own colour: no page turns into the other.
    #expect(played.text.contains("#FF3B30FF") && played.text.contains("#007AFFFF"))
  }

  @Test("A page sees what its destination says now") func liveDestination() {
    let name = Handle("a")
    let played = PlayedView(size: screen) {
      name.shows { name in
        NavigationStack {
          NavigationLink("Next", value: 1)
            .navigationDestination(for: Int.self) { Text("\(name)\($0)") }
        }
      }
    }
    played.tap("Next")
    played.advance(to: 2)
    #expect(played.text.contains("\"a1\""))
    played.change { name.value = "b" }
    #expect(played.text.contains("\"b1\""))
  }

  @Test("A value without a destination is not pushed, and said so") func noDestination() {
    let played = PlayedView(size: screen) {
      NavigationStack { NavigationLink("Next", value: "a").navigationTitle("Home") }
    }
    played.tap("Next")
    played.advance(to: 2)
    #expect(played.graph.tapTargets.map(\.label) == ["Next"])
    #expect(
      played.graph.warnings == [
        "NavigationLink(value:) has a String, for which nothing in its NavigationStack has a page; "
          + "add .navigationDestination(for: String.self)."
      ])
  }

  @Test("A condition pushes a page, and the way back ends it") func condition() {
    let isShown = Handle(false)
    let played = PlayedView(size: screen) {
      isShown.shows { _ in
        NavigationStack {
          Color.green.navigationTitle("Home")
            .navigationDestination(isPresented: isShown.bound) { Color.red }
        }
      }
    }
    played.change { isShown.value = true }
    played.advance(to: 2)
    #expect(played.frame(of: .red)?.minX == 0)
    played.tap("Home")
    #expect(!isShown.value)
    played.advance(to: 4)
    #expect(played.frame(of: .red) == nil)
  }

  @Test("A path is kept with the types of its values, unless one cannot be") func kept() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    struct Plain: Hashable {}
    path.append(Plain())
    #expect(path.codable == nil)
  }

  @Test("A link of a tag pushes its page while that is selected") @available(*, deprecated)
  func tagged() {
    let tag = Handle<Int?>(nil)
    let played = PlayedView(size: screen) {
      tag.shows { _ in
        NavigationView {
          NavigationLink(destination: Text("Tagged"), tag: 7, selection: tag.bound) { Text("Go") }
        }
      }
    }
    played.tap("Go")
    played.advance(to: 2)
    #expect(tag.value == 7)
    #expect(played.text.contains("Tagged"))
  }
}
