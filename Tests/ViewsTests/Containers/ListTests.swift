import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("List, Form, Section")
struct ListTests {
  private let screen = CGSize(width: 300, height: 400)

  /// Rule: `list-row-height`.
  @Test("Rows are at least 44 points high, in an inset group") func rows() {
    let played = PlayedView(size: screen) {
      List {
        Color.red
        Color.blue.frame(height: 60)
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 40, y: 46, width: 220, height: 22))
    #expect(played.frame(of: .blue)?.minY == 90)
  }

  /// Rule: `list-row-height`.
  @Test("Plain lists go from edge to edge") func plain() {
    let played = PlayedView(size: screen) {
      List(0..<3) { _ in Color.red }.listStyle(.plain)
    }
    #expect(
      played.frames(of: .red).map(\.origin) == [
        CGPoint(x: 20, y: 11), CGPoint(x: 20, y: 55), CGPoint(x: 20, y: 99),
      ])
  }

  @Test("Sections stand apart, with headers above them") func sections() {
    let played = PlayedView(size: screen) {
      Form {
        Section("first") { Color.red }
        Section {
          Color.blue
        } footer: {
          Text("note")
        }
      }
    }
    #expect(played.text.contains("FIRST"))
    #expect(played.text.contains("note"))
    #expect(played.frame(of: .red)?.minY == 55)
    #expect(played.frame(of: .blue)?.minY == 134)
  }

  @Test("A row that goes fades out and the others close up") func removal() {
    let items = Handle([1, 2])
    let played = PlayedView(size: screen) {
      items.shows { items in
        List(items, id: \.self) { item in
          HStack { Rectangle().fill(item == 1 ? .red : .blue) }
        }
      }
    }
    played.animate { items.value = [2] }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red) != nil)
    #expect(played.frame(of: .blue)?.minY == 68)
    played.advance(to: 2)
    #expect(played.frame(of: .red) == nil)
    #expect(played.frame(of: .blue)?.minY == 46)
  }

  @Test("State inside a row brings new rows") func innerState() {
    struct Rows: View {
      @State private var isOpen = false

      var body: some View {
        Color.red.onTapGesture { isOpen = true }
        if isOpen { Color.blue }
      }
    }
    let played = PlayedView(size: screen) { List { Rows() } }
    #expect(played.frame(of: .blue) == nil)
    played.tap(at: CGPoint(x: 100, y: 55))
    #expect(played.frame(of: .blue)?.minY == 90)
  }

  @Test("A row says how it looks") func rowModifiers() {
    let played = PlayedView(size: screen) {
      List {
        Color.red.listRowInsets(EdgeInsets()).listRowBackground(Color.blue)
      }
    }
    #expect(played.frame(of: .red) == CGRect(x: 20, y: 35, width: 260, height: 44))
    #expect(played.frame(of: .blue) == CGRect(x: 20, y: 35, width: 260, height: 44))
  }
}
