import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Pages")
struct NavigationPagesTests {
  private let screen = CGSize(width: 300, height: 400)

  // Rule: `edge-swipe-pops`.
  @Test("A finger from the leading edge draws a page off, and one that turns back does not")
  func edgeSwipe() {
    let path = Handle<[Int]>([1])
    let played = PlayedView(size: screen) {
      path.shows { _ in
        NavigationStack(path: path.bound) {
          Color.gray.navigationDestination(for: Int.self) { _ in Color.red }
        }
      }
    }
    played.drag(from: CGPoint(x: 100, y: 200), by: CGSize(width: 180, height: 0), over: 1)
    #expect(played.frame(of: .red)?.minX == 0)
    played.graph.touchDown(at: CGPoint(x: 5, y: 200))
    played.graph.touchMoved(to: CGPoint(x: 105, y: 200))
    #expect(played.frame(of: .red)?.minX == 100)
    // Where the page below is: it comes back as far as this one is drawn off.
    #expect(abs((played.frame(of: .gray)?.minX ?? 0) + 60) < 0.001)
    played.graph.touchMoved(to: CGPoint(x: 20, y: 200))
    played.advance(to: 2)
    played.graph.touchUp(at: CGPoint(x: 20, y: 200))
    played.advance(to: 4)
    #expect(played.frame(of: .red)?.minX == 0)
    played.drag(from: CGPoint(x: 5, y: 200), by: CGSize(width: 220, height: 0), over: 1)
    played.advance(to: 8)
    #expect(played.frame(of: .red) == nil)
    #expect(path.value == [])
  }

  @Test("Where several go at once, the last slides off what is shown then, and no other is seen")
  func popToRoot() {
    let path = Handle<[Int]>([1, 2])
    let played = PlayedView(size: screen) {
      path.shows { _ in
        NavigationStack(path: path.bound) {
          Color.gray.navigationDestination(for: Int.self) { $0 == 1 ? Color.red : Color.blue }
        }
      }
    }
    played.advance(to: 1)
    #expect(played.frame(of: .blue)?.minX == 0)
    path.value = []
    played.advance(to: 1.1)
    #expect(played.frame(of: .red) == nil)
    let left = played.frame(of: .blue)?.minX ?? 0
    #expect(left > 10 && left < 300)
    #expect((played.frame(of: .gray)?.minX ?? 0) < 0)
    played.advance(to: 4)
    #expect(played.frame(of: .blue) == nil)
    #expect(played.frame(of: .gray)?.minX == 0)
  }

  @Test("A page whose changes are all animated begins below its title")
  @available(*, deprecated) func firstPlace() {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      NavigationStack {
        VStack {
          Square()
          Spacer()
        }
        .navigationTitle("One")
      }
      .animation(.linear(duration: 1))
    }
    let first = played.frame(of: .red)
    played.advance(to: 2)
    #expect(first != nil && first == played.frame(of: .red))
    #expect((first?.minY ?? 0) > 60)
  }

  @Test("Right to left everything comes from the other side, and chevrons point there")
  func rightToLeft() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        NavigationLink("Next") { Color.red.navigationTitle("Two") }.navigationTitle("One")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    played.tap("Next")
    played.advance(to: 0.1)
    #expect((played.frame(of: .red)?.minX ?? 0) < 0)
    played.advance(to: 3)
    #expect(played.text.contains("chevron.right"))
    #expect(!played.text.contains("chevron.left"))
  }

  // Rule: `title-mode-is-inherited`.
  @Test("A page that does not say how its title is shown does as the one below") func titleMode() {
    func page(_ mode: NavigationBarItem.TitleDisplayMode) -> PlayedView {
      PlayedView(size: screen) {
        NavigationStack(path: .constant([1])) {
          Color.gray.navigationTitle("One").navigationBarTitleDisplayMode(mode)
            .navigationDestination(for: Int.self) { _ in Color.red.navigationTitle("Two") }
        }
      }
    }
    #expect(page(.inline).frame(of: .red)?.minY == 44)
    #expect(page(.automatic).frame(of: .red)?.minY == 96)
  }

  @Test("A link with a binding pushes its page while the binding says so")
  @available(*, deprecated) func boundLink() {
    let isActive = Handle(false)
    let played = PlayedView(size: screen) {
      isActive.shows { _ in
        NavigationView {
          NavigationLink(isActive: isActive.bound) {
            Color.red
          } label: {
            Text("Next")
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    played.tap("Next")
    played.advance(to: 2)
    #expect(isActive.value && played.frame(of: .red)?.minX == 0)
    played.change { isActive.value = false }
    played.advance(to: 4)
    #expect(played.frame(of: .red) == nil)
  }

  // Rule: `zoom-transition`.
  @Test("A page grows out of its source") func zoom() throws {
    struct Zoom: View {
      @Namespace private var space

      var body: some View {
        NavigationStack {
          NavigationLink {
            Color.red.navigationTransition(.zoom(sourceID: 1, in: space))
          } label: {
            Color.blue.frame(width: 60, height: 40)
          }
          .accessibilityLabel("Open")
          .matchedTransitionSource(id: 1, in: space) {
            $0.clipShape(RoundedRectangle(cornerRadius: 8)).background(.red).shadow(radius: 4)
          }
        }
      }
    }
    let played = PlayedView(size: screen) { Zoom() }
    let source = try #require(played.frame(of: .blue))
    played.tap("Open")
    played.graph.advance(to: 0.001)
    let first = try #require(played.frame(of: .red))
    #expect(abs(first.minX - source.minX) < 2 && abs(first.width - 60) < 2)
    played.advance(to: 3)
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 44, width: 300, height: 356))
  }

  // Rule: `zoom-transition`.
  @Test("A cover and a sheet grow out of their source and go back into it") func zoomOfPresented()
    throws
  {
    struct Player: View {
      let isCover: Bool
      @Namespace private var space
      @State private var isOpen = false

      var body: some View {
        VStack {
          Color.blue.frame(width: 60, height: 40).matchedTransitionSource(id: 1, in: space)
          Button("Open") { isOpen = true }
        }
        .fullScreenCover(isPresented: isCover ? $isOpen : .constant(false)) { page }
        .sheet(isPresented: isCover ? .constant(false) : $isOpen) { page }
      }

      private var page: some View {
        Page { isOpen = false }.navigationTransition(.zoom(sourceID: 1, in: space))
      }
    }
    struct Page: View {
      let close: () -> Void
      @State private var appeared = 0
      var body: some View {
        VStack {
          Color.red
          Button("Close \(appeared)", action: close)
        }
        .onAppear { appeared += 1 }
      }
    }
    for isCover in [true, false] {
      let played = PlayedView(size: screen) { Player(isCover: isCover) }
      let source = try #require(played.frame(of: .blue))
      played.tap("Open")
      played.graph.advance(to: 0.001)
      let first = try #require(played.frame(of: .red))
      #expect(abs(first.minX - source.minX) < 2 && abs(first.width - 60) < 2)
      #expect(abs(first.minY - source.minY) < 4)
      played.advance(to: 3)
      #expect(played.frame(of: .red)?.width == 300)
      // The page is made once, before and after it is known where it grows from.
      played.tap("Close 1")
      played.graph.advance(to: 3.05)
      let last = try #require(played.frame(of: .red))
      #expect(last.width < 300 && last.minX > 0)
      played.advance(to: 6)
      #expect(played.frame(of: .red) == nil)
    }
  }

  // Rule: `split-view-collapses`.
  @Test("The columns of a split view are pages where there is room for one") func collapsed() {
    let column = Handle(NavigationSplitViewColumn.sidebar)
    let played = PlayedView(size: screen) {
      column.shows { _ in
        NavigationSplitView(preferredCompactColumn: column.bound) {
          Color.gray
        } content: {
          Color.blue
        } detail: {
          NavigationStack { Color.red }
        }
      }
    }
    #expect(played.frame(of: .gray)?.minX == 0 && played.frame(of: .red) == nil)
    played.change { column.value = .detail }
    played.advance(to: 2)
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 44, width: 300, height: 356))
    played.tap("Back")
    played.advance(to: 4)
    #expect(column.value == .content)
  }

  @Test("Where columns are pages, what is chosen in a list shows the next one") func chosen() {
    let choice = Handle<Int?>(nil)
    let played = PlayedView(size: screen) {
      choice.shows { _ in
        NavigationSplitView {
          List(0..<3, id: \.self, selection: choice.bound) { Text("row \($0)") }
        } detail: {
          Color.red
        }
      }
    }
    #expect(played.frame(of: .red) == nil)
    played.tap("row 1")
    played.advance(to: 2)
    #expect(choice.value == 1 && played.frame(of: .red) != nil)
  }

  @Test("Side by side the detail takes what the other columns leave") func sideBySide() throws {
    let visibility = Handle(NavigationSplitViewVisibility.all)
    let played = PlayedView(size: CGSize(width: 1200, height: 800)) {
      visibility.shows { _ in
        NavigationSplitView(columnVisibility: visibility.bound) {
          Color.gray
        } detail: {
          Color.red
        }
        .navigationSplitViewColumnWidth(300)
        .tabBarMinimizeBehavior(.onScrollDown)
        .navigationSplitViewStyle(.balanced)
      }
    }
    #expect(played.frame(of: .gray)?.width == 320)
    #expect(try #require(played.frame(of: .red)).maxX == 1200)
    played.change { visibility.value = .detailOnly }
    #expect(played.frame(of: .red)?.width == 1200)
  }

  @Test("What is chosen where columns are pages is chosen no longer when one has come back")
  func chosenNoLonger() {
    let choice = Handle<Int?>(nil)
    let played = PlayedView(size: screen) {
      choice.shows { _ in
        NavigationSplitView {
          List(0..<3, id: \.self, selection: choice.bound) { row in
            if row == 2 {
              NavigationLink("row 2", value: 2)
            } else {
              Text("row \(row)")
            }
          }
        } detail: {
          Color.red
        }
      }
    }
    for row in [1, 2] {
      played.tap("row \(row)")
      played.advance(to: played.graph.time + 2)
      #expect(choice.value == row)
      played.tap("Back")
      #expect(choice.value == row)
      played.advance(to: played.graph.time + 2)
      #expect(choice.value == nil)
    }
  }
}
