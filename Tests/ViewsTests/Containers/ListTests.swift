import Drawing
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

  @Test("The header of a plain list stays above its rows, with a bar's ground when over them")
  func floatingHeader() {
    let played = PlayedView(size: screen) {
      List {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(0..<6, id: \.self) { _ in Text("row") }
          } header: {
            Rectangle().fill(section == 0 ? .red : .blue)
          }
        }
      }
      .listStyle(.plain)
    }
    let top = played.frame(of: .red)?.minY
    #expect(!played.text.contains("#F4F4F4BA"))
    played.graph.touchDown(at: CGPoint(x: 50, y: 300))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 290))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 200))
    #expect(played.frame(of: .red)?.minY == top)
    played.advance(to: 0.1)
    #expect(played.text.contains("#F4F4F4BA"))
    played.graph.touchMoved(to: CGPoint(x: 50, y: 10))
    #expect((played.frame(of: .red)?.minY ?? 0) < (top ?? 0))
  }

  @Test("A button in a header is in the tint, a text is grey", arguments: [true, false])
  func buttonInHeader(isPlain: Bool) {
    let list = List {
      Section {
        Text("row")
      } header: {
        HStack {
          Text("head")
          Button("all") {}
          Text("mine").foregroundStyle(.red)
        }
      }
    }
    let played = PlayedView(size: screen) {
      if isPlain { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
    }
    let lines = played.text.split(separator: "\n")
    func color(_ text: String) -> Bool? {
      let line = lines.first { $0.lowercased().contains("\"\(text)\"") }
      return line.map { $0.contains("#007AFFFF") }
    }
    #expect(color("head") == false)
    #expect(color("all") == true)
    #expect(color("mine") == false)
  }

  @Test("The first row to come finds its card as wide as it stays") func firstRow() {
    func widthsOfClips(in items: [DisplayItem]) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        guard case .group(let effect, let items) = item else { return [] }
        guard case .clip(let path, _, _) = effect else { return widthsOfClips(in: items) }
        return [path.boundingRect.width] + widthsOfClips(in: items)
      }
    }
    let rows = Handle<[Int]>([])
    let played = PlayedView(size: CGSize(width: 300, height: 400)) {
      rows.shows { rows in
        List {
          ForEach(rows, id: \.self) { _ in Color.red.frame(height: 20) }
        }
      }
    }
    played.animate { rows.value = [1] }
    played.advance(to: 0.3)
    let growing = Set(widthsOfClips(in: played.graph.displayList().items))
    #expect(played.frame(of: .red)?.width == 220)
    played.advance(to: 2)
    #expect(growing == Set(widthsOfClips(in: played.graph.displayList().items)))
  }
}
