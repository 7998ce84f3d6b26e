import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Rule: `long-collections-are-made-in-sight`. The screen is 100 points high.
@MainActor
struct LongCollectionTests {
  /// The elements whose bodies were read.
  private final class Made {
    private(set) var numbers: Set<Int> = []
    func add(_ number: Int) { numbers.insert(number) }
  }

  private let made = Made()

  private struct Row: View {
    let number: Int
    let made: Made
    var red = -1
    var height: CGFloat = 40

    var body: some View {
      let _ = made.add(number)
      Rectangle().fill(number == red ? Color.red : .gray).frame(height: height)
    }
  }

  private func rows(_ count: Int, red: Int = -1, height: CGFloat = 40) -> some View {
    ForEach(0..<count, id: \.self) { Row(number: $0, made: made, red: red, height: height) }
  }

  @Test func theFirstAreMade() {
    _ = PlayedView { ScrollView { LazyVStack(spacing: 0) { rows(10_000) } } }
    #expect(made.numbers == Set(0..<32))
  }

  @Test func aListMakesThoseInSight() {
    let made = made
    _ = PlayedView(size: CGSize(width: 100, height: 400)) {
      List(0..<10_000) { Row(number: $0, made: made) }
    }
    #expect(made.numbers.isSuperset(of: 0..<32) && made.numbers.count < 64)
  }

  @Test func eachSectionHasItsOwn() {
    let made = made
    _ = PlayedView(size: CGSize(width: 100, height: 400)) {
      List {
        Section("A") { ForEach(0..<1000) { Row(number: $0, made: made) } }
        Section("B") { ForEach(1000..<2000) { Row(number: $0, made: made) } }
      }
    }
    #expect(made.numbers == Set(0..<32).union(1000..<1032))
  }

  /// Nobody knows where the others are, unless all are made; of very many it is guessed.
  @Test(arguments: [(500, 500), (2000, 32)])
  func rowsOfDifferentLengths(_ count: Int, _ first: Int) {
    _ = PlayedView {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) {
            Row(number: $0, made: made, height: $0.isMultiple(of: 2) ? 40 : 20)
          }
        }
      }
    }
    #expect(made.numbers == Set(0..<first))
  }

  @Test func shortCollectionsAreMadeWhole() {
    _ = PlayedView { ScrollView { LazyVStack(spacing: 0) { rows(256) } } }
    #expect(made.numbers.count == 256)
  }

  /// Nobody waits for what a row has in it, nor for what something is done to as a whole.
  @Test func whatIsNoRowIsMadeWhole() {
    _ = PlayedView { ScrollView { LazyVStack(spacing: 0) { VStack(spacing: 0) { rows(300) } } } }
    #expect(made.numbers.count == 300)
    let other = Made()
    _ = PlayedView {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<300, id: \.self) { Row(number: $0, made: other) }.padding(1)
        }
      }
    }
    #expect(other.numbers.count == 300)
  }

  @Test func theEndIsWhereItWouldBe() {
    let played = PlayedView {
      ScrollView { LazyVStack(spacing: 0) { rows(10_000, red: 9999) } }
        .defaultScrollAnchor(.bottom)
    }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 60, width: 100, height: 40))
    #expect(made.numbers == Set(0..<32).union(9984..<10_000))
  }

  /// 1000 lines of 20 points. 32 cells are ten lines and two cells of another.
  @Test func cellsOfAGridHaveTheirColumns() {
    let played = PlayedView {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 8), count: 3), spacing: 0
        ) {
          rows(3000, red: 2999, height: 20)
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(played.frame(of: .red) == CGRect(x: 72, y: 80, width: 28, height: 20))
    #expect(made.numbers == Set(0..<32).union(2976..<3000))
  }

  @Test func whatIsScrolledToIsMade() {
    var reach: ScrollViewProxy?
    let played = PlayedView {
      ScrollViewReader { found in
        let _ = reach = found
        ScrollView { LazyVStack(spacing: 0) { rows(10_000, red: 5000) } }
      }
    }
    #expect(played.frame(of: .red) == nil)
    played.change { reach?.scrollTo(5000, anchor: .top) }
    #expect(played.frame(of: .red)?.minY == 0)
    #expect(made.numbers == Set(0..<32).union(4992..<5008))
  }

  @Test func whatABindingNamesIsMade() {
    let position = Handle<Int?>(nil)
    let played = PlayedView {
      position.shows { _ in
        ScrollView { LazyVStack(spacing: 0) { rows(1000, red: 500) }.scrollTargetLayout() }
          .scrollPosition(id: position.bound)
      }
    }
    played.change { position.value = 500 }
    #expect(played.frame(of: .red)?.minY == 0)
    // Of no more than 1000 none is made without those before it.
    #expect(made.numbers == Set(0..<512))
  }

  /// What is made stays, whatever comes before it.
  @Test func whatIsMadeStays() {
    let count = Handle(1000)
    let played = PlayedView {
      count.shows { count in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(Array(0..<count).reversed(), id: \.self) { Row(number: $0, made: made) }
          }
        }
      }
    }
    #expect(made.numbers == Set(968..<1000))
    played.change { count.value = 1010 }
    #expect(made.numbers == Set(968..<1010))
  }

  /// What is on a page from its beginning comes with it, and does not fade in by itself.
  @Test func whatComesWithAPageIsThere() {
    let isShown = Handle(false)
    let played = PlayedView {
      isShown.shows { isShown in
        ZStack {
          if isShown {
            ScrollView { LazyVStack(spacing: 0) { rows(300, height: 2) } }.transition(.identity)
          }
        }
      }
    }
    played.animate { isShown.value = true }
    #expect(made.numbers.isSuperset(of: 0..<50))
    #expect(!played.text(at: 0.5).contains("opacity"))
  }

  /// A row that was seen is the same row when there are more, and fewer.
  @Test func rowsStayWhereACollectionBecomesLong() {
    let (count, log) = (Handle(100), Log())
    let played = PlayedView {
      count.shows { count in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Color.gray.frame(height: 40)
                .onAppear { log.add("A\(number)") }
                .onDisappear { log.add("D\(number)") }
            }
          }
        }
      }
    }
    for number in [400, 100, 3, 400] {
      played.change { count.value = number }
      #expect(log.text == "A0 A1 A2")
    }
  }

  /// Half of them are no views.
  @Test func elementsOfDifferentNumbersOfViews() {
    let made = made
    _ = PlayedView {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { number in
            if number.isMultiple(of: 2) { Row(number: number, made: made) }
          }
        }
      }
    }
    #expect(made.numbers == Set(stride(from: 0, to: 500, by: 2)))
  }

  /// The first ones do not tell of those that come later.
  private func growing(_ count: Int, red: Int) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) {
        Row(number: $0, made: made, red: red, height: $0 < 200 ? 40 : 50)
      }
    }
  }

  @Test func whatIsScrolledToIsWhereItWouldBe() {
    var reach: ScrollViewProxy?
    let played = PlayedView {
      ScrollViewReader { found in
        let _ = reach = found
        ScrollView { growing(500, red: 400) }
      }
    }
    played.change { reach?.scrollTo(400, anchor: .top) }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(made.numbers.count < 500)
  }

  @Test func theEndIsKnown() {
    let position = Handle(ScrollPosition())
    let played = PlayedView {
      position.shows { _ in
        ScrollView { growing(500, red: 499) }.scrollPosition(position.bound)
      }
    }
    played.change { position.value.scrollTo(edge: .bottom) }
    #expect(played.frame(of: .red) == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  /// Past thousands of others.
  @Test func aWayLeadsToWhatIsFar() {
    var reach: ScrollViewProxy?
    let played = PlayedView {
      ScrollViewReader { found in
        let _ = reach = found
        ScrollView { LazyVStack(spacing: 0) { rows(10_000, red: 9000) } }
      }
    }
    played.animate { reach?.scrollTo(9000, anchor: .top) }
    played.advance(to: 5)
    #expect(played.frame(of: .red)?.minY == 0)
    #expect(played.graph.warnings.isEmpty)
  }

  /// After a jump that no view was named for.
  @Test func whatIsAtTheEdgeIsNamed() {
    let position = Handle(ScrollPosition())
    let played = PlayedView {
      position.shows { _ in
        ScrollView { LazyVStack(spacing: 0) { rows(10_000) }.scrollTargetLayout() }
          .scrollPosition(position.bound)
      }
    }
    played.change { position.value.scrollTo(y: 200_000) }
    #expect(position.value.viewID(type: Int.self) == 5000)
  }

  @Test func whatIsChosenToFitIsMadeWhole() {
    _ = PlayedView { ViewThatFits { rows(300) } }
    #expect(made.numbers.count == 300)
  }
}
