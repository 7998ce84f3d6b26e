import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line and symbol 20 high.
@MainActor
@Suite("How the rows of lists look")
struct ListRowLookTests {
  private let screen = CGSize(width: 393, height: 852)
  private let separator = Color(.separator)
  private let card = Color(.secondarySystemGroupedBackground)

  @Test("Cards stand 20 from the sides, their rows' text 40, and each row is 44 high")
  func measured() {
    let played = PlayedView(size: screen) { List(0..<2) { _ in Text("row") } }
    #expect(
      played.frames(of: card) == [
        CGRect(x: 20, y: 35, width: 353, height: 44), CGRect(x: 20, y: 79, width: 353, height: 44),
      ])
    #expect(played.text.contains("text \"row\" 17/400 #000000FF 30x20 at 40,47"))
  }

  @Test("The icon of a label below rows is as its text, and that of a row in the tint")
  func iconsBelow() {
    func label() -> some View {
      Label {
        Text("note")
      } icon: {
        Rectangle().frame(width: 10, height: 10)
      }
    }
    let played = PlayedView(size: screen) {
      List {
        Section {
          label()
        } footer: {
          label().foregroundStyle(.red)
        }
      }
      .tint(.green)
    }
    #expect(played.frames(of: .red).map(\.width) == [10])
    #expect(played.frames(of: .green).map(\.width) == [10])
  }

  @Test("A separator starts at the text beside an icon, and ends with the card") func besideIcon() {
    let played = PlayedView(size: screen) {
      List {
        HStack(spacing: 12) {
          Image(systemName: "star")
          Text("one")
        }
        Text("two")
      }
    }
    #expect(played.frames(of: separator) == [CGRect(x: 72, y: 78.5, width: 301, height: 0.5)])
  }

  @Test("A row can say where its separator starts and ends") func guides() {
    let played = PlayedView(size: screen) {
      List {
        Text("one")
          .alignmentGuide(.listRowSeparatorLeading) { _ in -10 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0.width }
        Text("two")
      }
    }
    #expect(played.frames(of: separator).map(\.minX) == [30])
  }

  @Test("Plain lists have a line above and below a section, cards only between rows") func plain() {
    let played = PlayedView(size: screen) {
      List(0..<2) { _ in Text("row") }.listStyle(.plain)
    }
    #expect(played.frames(of: separator).map(\.minY) == [0, 43.5, 87.5])
    let without = PlayedView(size: screen) {
      List { Section { Text("row") }.listSectionSeparator(.hidden) }.listStyle(.plain)
    }
    #expect(without.frames(of: separator) == [])
  }

  @Test("Separators are hidden and tinted from either row") func separators() {
    let played = PlayedView(size: screen) {
      List {
        Text("one").listRowSeparator(.hidden, edges: .bottom)
        Text("two").listRowSeparatorTint(.red)
        Text("three")
      }
      .listSectionSeparatorTint(.blue)
    }
    #expect(played.frames(of: separator) == [])
    #expect(played.frames(of: .red).count == 1)
  }

  @Test("A pressed row's ground darkens, and its text stays") func pressed() {
    let played = PlayedView(size: screen) { List { Button("tap me") {} } }
    played.graph.touchDown(at: CGPoint(x: 300, y: 40))
    #expect(played.frame(of: Color(.systemGray4)) == CGRect(x: 20, y: 35, width: 353, height: 44))
    #expect(!played.text.contains("opacity"))
    played.graph.touchUp(at: CGPoint(x: 300, y: 40))
    played.advance(to: 2)
    #expect(played.frame(of: Color(.systemGray4)) == nil)
  }

  @Test("All of a row is its button") func wholeRow() {
    let log = Log()
    let played = PlayedView(size: screen) { List { Button("tap me") { log.add("tapped") } } }
    played.tap(at: CGPoint(x: 370, y: 37))
    #expect(log.text == "tapped")
  }

  @Test("Rows apart have cards of their own, and sections stand as far apart as they say")
  func spacing() {
    let played = PlayedView(size: screen) {
      List {
        Section {
          Text("one")
          Text("two")
        }
        Section { Text("three") }.listSectionSpacing(20)
        Section { Text("four") }.listSectionSpacing(.compact)
      }
      .listRowSpacing(6)
    }
    #expect(played.frames(of: card).map(\.minY) == [35, 85, 149, 210])
    #expect(played.frames(of: separator) == [])
  }

  @Test("A prominent header is a title") func header() {
    let played = PlayedView(size: screen) {
      List {
        Section("note") { Text("one") }
        Section("title") { Text("two") }.headerProminence(.increased)
      }
    }
    #expect(played.text.contains("text \"NOTE\" 13/400 #3C3C4399"))
    #expect(played.text.contains("text \"title\" 20/600 #000000FF"))
  }

  @Test("Badges stand at the end of a row, grey or on red") func badges() {
    let played = PlayedView(size: screen) {
      List {
        Text("one").badge(3)
        Text("two").badge("new").badgeProminence(.decreased)
        Text("three").badge(5).badgeProminence(.increased)
        Text("none").badge(0)
      }
    }
    #expect(played.text.contains("text \"3\" 17/400 #3C3C4399 10x20 at 343,47"))
    #expect(!played.text.contains("text \"0\""))
  }

  @Test("Icons are tinted, and grounds left out") func tints() {
    let played = PlayedView(size: screen) {
      List {
        Label("one", systemImage: "star").listItemTint(.red)
        Label("two", systemImage: "star").listItemTint(.monochrome)
      }
      .scrollContentBackground(.hidden)
    }
    #expect(played.text.contains("symbol star"))
    #expect(played.text.contains("#FF3B30FF"))
    #expect(played.frame(of: Color(.systemGroupedBackground)) == nil)
  }

  @Test("A separator keeps its place while a text fades out, and under segments")
  func whereItStarts() {
    let badge = Handle(3)
    let played = PlayedView(size: screen) {
      badge.shows { badge in
        List {
          Text("one").badge(badge)
          Picker("p", selection: .constant(1)) {
            Text("first").tag(1)
            Text("second").tag(2)
          }
          .pickerStyle(.segmented)
          Text("three")
        }
      }
    }
    func lines() -> [CGRect] { played.frames(of: separator).filter { $0.height < 1 } }
    #expect(lines().map(\.minX) == [40, 40])
    played.animate { badge.value = 0 }
    played.advance(to: 0.5)
    #expect(played.text.contains("\"3\""))
    #expect(lines().map(\.minX) == [40, 40])
  }

  @Test("What a row says ends where its chevron or badge keeps its distance")
  func beforeAccessories() {
    let played = PlayedView(size: screen) {
      NavigationStack {
        List {
          NavigationLink(value: 1) { Color.red.frame(height: 20) }
          Color.blue.frame(height: 20).badge(3)
          Color.green.frame(height: 20)
        }
      }
    }
    let ends = [Color.red, .blue, .green].map { played.frame(of: $0)?.maxX ?? 0 }
    let (chevron, badge) = (CGFloat(20), CGFloat(10))
    #expect(ends == [353 - 8 - chevron, 353 - 8 - badge, 353])
  }

  @Test("Insets of one edge leave the others to the list") func insetsOfEdges() {
    let played = PlayedView(size: screen) {
      List {
        Text("plain")
        Text("moved").listRowInsets(.leading, 50)
        // What is written further in wins.
        Text("both").listRowInsets(.bottom, 30)
          .listRowInsets(EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0))
        Text("back").listRowInsets(.all, nil).listRowInsets(.all, 50)
      }
    }
    #expect(played.frame(ofText: "plain")?.minX == 40)
    #expect(played.frame(ofText: "moved")?.minX == 70)
    #expect(played.frame(ofText: "both")?.minX == 29)
    #expect(played.frame(ofText: "back")?.minX == 40)
    // 20 of the text and 30 below.
    #expect(played.frames(of: card).map(\.height) == [44, 44, 50, 44])
  }
}
