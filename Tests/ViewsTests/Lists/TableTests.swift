import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Tables where there is place for several columns.
@MainActor
@Suite("Tables")
struct TableTests {
  struct Person: Identifiable {
    let name: String
    let age: Int
    var id: String { name }
  }

  private static let people = [Person(name: "Ada", age: 36), Person(name: "Bob", age: 20)]

  private func graph<V: View>(on idiom: DeviceIdiom = .mac, _ view: V) -> ViewGraph {
    var canvas = GraphCanvas(size: CGSize(width: 632, height: 400))
    canvas.deviceIdiom = idiom
    return ViewGraph(view, canvas: canvas, measuring: FixedWidthText())
  }

  private func frame(_ text: String, in graph: ViewGraph) -> CGRect? {
    PlayedView(graph: graph).frame(ofText: text)
  }

  @Test("Every second row has another ground where that is asked for") func stripes() {
    func count(_ view: some View) -> Int {
      PlayedView(graph: graph(view)).frames(of: UIColor.alternatingContentBackground.color)
        .count { $0.height < 100 }
    }
    let table = Table(Self.people) { TableColumn("Name", value: \.name) }
    // A Mac's tables have them unless it is said otherwise.
    #expect(count(table) == 1 && count(table.alternatingRowBackgrounds(.disabled)) == 0)
    #expect(
      PlayedView(graph: graph(on: .pad, table)).frames(
        of: UIColor.alternatingContentBackground.color
      ).isEmpty)
    #expect(count(table.alternatingRowBackgrounds(.disabled).alternatingRowBackgrounds()) == 0)
    #expect(count(table.tableStyle(.inset(alternatesRowBackgrounds: true))) == 1)
    #expect(count(table.tableStyle(.bordered(alternatesRowBackgrounds: false))) == 0)
    let list = List(0..<5) { Text("\($0)") }
    #expect(count(list.listStyle(.inset(alternatesRowBackgrounds: true))) == 2)
    #expect(count(list.listStyle(.bordered(alternatesRowBackgrounds: true))) == 2)
    #expect(count(list.listStyle(.inset)) == 0)
  }

  @Test("Stripes go on below the last row, in turn, and there is no more to scroll")
  func stripesBelow() throws {
    let color = UIColor.alternatingContentBackground.color
    func stripes(rows: Int) throws -> CGRect {
      let people = Self.people.prefix(rows)
      let played = PlayedView(graph: graph(Table(people) { TableColumn("Name", value: \.name) }))
      return try #require(played.frames(of: color).first { $0.height > 300 })
    }
    // After one row the next has the other ground. After two it is the one after the next, a row of 28 and one of 24 on.
    let (one, two) = try (stripes(rows: 1), stripes(rows: 2))
    #expect(one.maxY > 400 && two.minY - one.minY == 52)
    // From side to side as a row's own stripe is.
    let people = Self.people.prefix(2)
    let played = PlayedView(graph: graph(Table(people) { TableColumn("Name", value: \.name) }))
    let row = try #require(played.frames(of: color).first { $0.height < 100 })
    #expect(row.minX == two.minX && row.width == two.width && row.minX > 0)
    let tablet = PlayedView(
      graph: graph(on: .pad, Table(Self.people) { TableColumn("Name", value: \.name) }))
    #expect(tablet.frames(of: color).isEmpty)
  }

  @Test("A Mac's mark of the order stands at the end of its column") func orderMark() throws {
    func place(_ idiom: DeviceIdiom) throws -> CGFloat {
      let lines = graph(on: idiom, Sorted()).displayList().text.split(separator: "\n")
      let mark = try #require(lines.first { $0.contains("symbol chevron.up") })
      let x = try #require(mark.firstMatch(of: #/at (-?[0-9.]+),/#)?.1)
      return try #require(Double(x).map { CGFloat($0) })
    }
    let (mac, pad) = try (place(.mac), place(.pad))
    #expect(mac > 150 && pad < 100)
  }

  @Test("A column that is hidden at first is not there") func hiddenColumns() {
    let word = String("Age")
    let table = Table(Self.people) {
      TableColumn("Name", value: \.name).customizationID("name").defaultVisibility(.visible)
      TableColumn(word, value: \.name) { Text($0.name) }
        .customizationID("age").disabledCustomizationBehavior([.resize, .reorder])
        .defaultVisibility(.hidden)
      TableColumn(Text("Last"), value: \.name)
    }
    let text = graph(table).displayList().text
    #expect(text.contains("Name") && text.contains("Last") && !text.contains("Age"))
  }

  @Test("Columns share what those with bounds leave") func widths() {
    func lengths(_ widths: TableColumnWidth...) -> [CGFloat] {
      TableGrid(widths: widths).lengths(in: 324)
    }
    let open = TableColumnWidth()
    #expect(lengths(open, open, open) == [100, 100, 100])
    #expect(lengths(TableColumnWidth(least: 50, most: 50), open, open) == [50, 125, 125])
    #expect(lengths(TableColumnWidth(least: 200), open, open) == [200, 50, 50])
    #expect(
      lengths(TableColumnWidth(most: 40), TableColumnWidth(least: 130), open) == [40, 130, 130])
    #expect(TableGrid(widths: []).lengths(in: 100).isEmpty)
  }

  @Test(
    "On a Mac and a tablet each column has its title and stands below it",
    arguments: [DeviceIdiom.mac, .pad])
  func columns(_ idiom: DeviceIdiom) throws {
    let graph = graph(
      on: idiom,
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }.width(100).alignment(.numeric)
      })
    let (name, ada) = try (
      #require(frame("Name", in: graph)), #require(frame("Ada", in: graph))
    )
    #expect(name.minX == ada.minX && name.maxY < ada.minY)
    let (age, number) = try (#require(frame("Age", in: graph)), #require(frame("36", in: graph)))
    #expect(age.maxX == number.maxX && number.midY == ada.midY)
  }

  @Test("A phone shows the first column alone, without a title") func phone() {
    let graph = graph(
      on: .phone,
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      })
    #expect(frame("Ada", in: graph) != nil)
    #expect(frame("36", in: graph) == nil && frame("Name", in: graph) == nil)
  }

  @Test("What a table is of is told by its rows, with a selection too") func untypedRows() {
    let one = Handle<String?>(nil)
    let many = Handle<Set<String>>([])
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    let tables: [() -> AnyView] = [
      {
        AnyView(
          Table {
            TableColumn("Name", value: \Person.name)
          } rows: {
            ForEach(Self.people)
          })
      },
      {
        AnyView(
          Table(selection: one.bound) {
            TableColumn("Name", value: \Person.name)
          } rows: {
            ForEach(Self.people)
          })
      },
      {
        AnyView(
          Table(selection: many.bound, sortOrder: order) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(Self.people)
          })
      },
      {
        AnyView(
          Table(of: Person.self, selection: many.bound) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(Self.people)
          })
      },
      {
        AnyView(
          Table(selection: one.bound, sortOrder: order) {
            TableColumn("Name", value: \.name)
          } rows: {
            ForEach(Self.people)
          })
      },
    ]
    for (index, table) in tables.enumerated() {
      (one.value, many.value) = (nil, [])
      let played = PlayedView(
        graph: graph(one.shows { _ in many.shows { _ in table() } }))
      #expect(played.frame(ofText: "Bob") != nil, "\(index)")
      guard index > 0 else { continue }
      played.tap("Bob")
      #expect(one.value == "Bob" || many.value == ["Bob"], "\(index)")
    }
  }

  @Test("Columns can be made for each of something") func columnsForEach() throws {
    let graph = graph(
      Table(Self.people) {
        TableColumn("Name", value: \.name)
        TableColumnForEach(["A", "B"], id: \.self) { prefix in
          TableColumn(prefix) { Text(verbatim: prefix + $0.name) }
        }
      })
    let cells = try ["Bob", "ABob", "BBob"].map { try #require(frame($0, in: graph)) }
    #expect(cells[0].maxX < cells[1].minX && cells[1].maxX < cells[2].minX)
    #expect(cells.allSatisfy { $0.midY == cells[0].midY })
  }

  @Test("Columns that a person may arrange stand as they are written") func customization() {
    let (one, many) = (Binding<String?>.constant(nil), Binding.constant(Set<String>()))
    let order = Binding.constant([KeyPathComparator(\Person.name)])
    let own = Binding.constant(TableColumnCustomization<Person>())
    let tables: [AnyView] = [
      AnyView(
        Table(Self.people, columnCustomization: own) { TableColumn("Name", value: \.name) }),
      AnyView(
        Table(Self.people, selection: one, columnCustomization: own) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(Self.people, selection: many, columnCustomization: own) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(Self.people, sortOrder: order, columnCustomization: own) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(Self.people, selection: many, sortOrder: order, columnCustomization: own) {
          TableColumn("Name", value: \.name)
        }),
      AnyView(
        Table(
          of: Person.self, selection: one, sortOrder: order, columnCustomization: own
        ) {
          TableColumn("Name", value: \.name)
        } rows: {
          ForEach(Self.people) { TableRow($0) }
        }),
    ]
    for (index, table) in tables.enumerated() {
      #expect(frame("Bob", in: graph(table)) != nil, "\(index)")
    }
  }

  @Test("Titles can be hidden") func hiddenTitles() {
    let graph = graph(
      Table(Self.people) { TableColumn("Name", value: \.name) }.tableColumnHeaders(.hidden))
    #expect(frame("Name", in: graph) == nil && frame("Ada", in: graph) != nil)
  }

  private struct Sorted: View {
    @State private var people = TableTests.people
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      Table(people, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Plain") { Text(verbatim: "of " + $0.name) }
      }
      .onChange(of: order) { _, new in people.sort(using: new) }
    }
  }

  @Test("A tap on a title sorts by it, another one the other way around") func sorting() throws {
    let graph = graph(Sorted())
    func isFirst(_ name: String, _ other: String) throws -> Bool {
      let (one, two) = try (#require(frame(name, in: graph)), #require(frame(other, in: graph)))
      return one.minY < two.minY
    }
    #expect(try isFirst("Ada", "Bob"))
    #expect(graph.displayList().text.contains("chevron.up"))
    try graph.tap("Age")
    #expect(try isFirst("Bob", "Ada"))
    try graph.tap("Age")
    #expect(try isFirst("Ada", "Bob"))
    #expect(graph.displayList().text.contains("chevron.down"))
    try graph.tap("Name")
    try graph.tap("Name")
    #expect(try isFirst("Bob", "Ada"))
    // What nothing sorts by is no button.
    #expect(!graph.tapTargets.contains { $0.text == "Plain" })
  }

  @Test("A column can be sorted by a comparator of its own") func comparators() throws {
    var order = [KeyPathComparator(\Person.age)]
    let sorting = TableSorting(Binding(get: { order }, set: { order = $0 }))
    let byLength = TableSorting.comparator(\Person.name, String.StandardComparator.lexical)
    #expect(sorting.order(byLength) == nil)
    sorting.sort(byLength)
    #expect(sorting.order(byLength) == .forward && order.count == 2)
    sorting.sort(byLength)
    #expect(sorting.order(byLength) == .reverse && order.count == 2)
    let column = TableColumn<Person, KeyPathComparator<Person>, Text, Text>(
      "Age", sortUsing: KeyPathComparator(\Person.age)
    ) { Text("\($0.age)") }
    let own = try #require(column._columns[0].comparator)
    #expect(
      own(.reverse) as? KeyPathComparator<Person> == KeyPathComparator(\.age, order: .reverse))
  }

  @Test("Rows can be given one by one, and chosen") func rows() throws {
    let chosen = Handle<String?>(nil)
    let name = String("Name")
    let graph = graph(
      chosen.shows { _ in
        Table(of: Person.self, selection: chosen.bound) {
          TableColumn(name, value: \.name)
          if Self.people.count > 1 { TableColumn(name + "s") { Text(verbatim: "x" + $0.name) } }
        } rows: {
          TableRow(Person(name: "Eve", age: 1))
          ForEach(Self.people) { TableRow($0) }
          if Self.people.isEmpty { TableRow(Person(name: "Nobody", age: 0)) }
        }
      })
    #expect(frame("Eve", in: graph) != nil && frame("xBob", in: graph) != nil)
    #expect(frame("Nobody", in: graph) == nil)
    let bob = try #require(frame("Bob", in: graph))
    PlayedView(graph: graph).tap(at: CGPoint(x: bob.midX, y: bob.midY))
    #expect(chosen.value == "Bob")
  }

  @Test("One of two columns is there, and one of two rows") func alternatives() {
    func shown(_ isShort: Bool) -> ViewGraph {
      graph(
        Table(of: Person.self) {
          TableColumn("Name", value: \.name)
          if isShort {
            TableColumn("Age") { Text("\($0.age)") }
          } else {
            TableColumn("Years") { Text("\($0.age) years") }
          }
        } rows: {
          if isShort {
            TableRow(Person(name: "Eve", age: 1))
          } else {
            ForEach(Self.people)
          }
        })
    }
    let short = shown(true)
    #expect(frame("Age", in: short) != nil && frame("1", in: short) != nil)
    #expect(frame("Years", in: short) == nil && frame("Ada", in: short) == nil)
    let long = shown(false)
    #expect(frame("Age", in: long) == nil && frame("Eve", in: long) == nil)
    // A row for each of the elements, in their order.
    #expect(frame("Years", in: long) != nil && frame("36 years", in: long) != nil)
    let (ada, bob) = (frame("Ada", in: long), frame("Bob", in: long))
    #expect((ada?.maxY ?? 400) <= (bob?.minY ?? 0))
  }
}
