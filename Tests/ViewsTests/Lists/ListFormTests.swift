import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Lists in all their forms")
struct ListFormTests {
  private struct Item: Identifiable, Hashable {
    let id: String
    var name: String
    var children: [Item]?
  }

  private let items = [
    Item(id: "a", name: "Ada", children: [Item(id: "c", name: "Cid")]), Item(id: "b", name: "Bob"),
  ]

  private func played(@ViewBuilder _ view: @escaping () -> some View) -> PlayedView {
    PlayedView(size: CGSize(width: 300, height: 400), view)
  }

  private func shows(_ view: some View, _ names: String...) -> Bool {
    let text = played { view }.text
    return names.allSatisfy { text.contains("\"\($0)\"") }
  }

  /// Row by row: in edit mode, with a selection or without.
  @Test("A list of a binding hands each row the binding to its element") func bindings() {
    let all = Handle(items)
    func row(_ item: Binding<Item>) -> some View {
      Button(item.wrappedValue.name) { item.wrappedValue.name = "New" }
    }
    let one = Binding<String?>.constant(nil)
    let many = Binding<Set<String>>.constant([])
    let forms: [(Binding<[Item]>) -> AnyView] = [
      { AnyView(List($0) { row($0) }) },
      { AnyView(List($0, id: \.name) { row($0) }) },
      { AnyView(List($0, editActions: .all) { row($0) }) },
      { AnyView(List($0, id: \.name, editActions: .move) { row($0) }) },
      { AnyView(List($0, selection: many) { row($0) }) },
      { AnyView(List($0, id: \.name, selection: many) { row($0) }) },
      { AnyView(List($0, editActions: .delete, selection: many) { row($0) }) },
      { AnyView(List($0, id: \.name, editActions: .all, selection: many) { row($0) }) },
      { AnyView(List($0, selection: one) { row($0) }) },
      { AnyView(List($0, id: \.name, selection: one) { row($0) }) },
      { AnyView(List($0, editActions: .delete, selection: one) { row($0) }) },
      { AnyView(List($0, id: \.name, editActions: .all, selection: one) { row($0) }) },
    ]
    for (index, form) in forms.enumerated() {
      let view = played { all.shows { _ in form(all.bound) } }
      #expect(view.text.contains("\"Ada\"") && view.text.contains("\"Bob\""), "\(index)")
      // Where one row can be chosen, the tap does that.
      if index >= 8 { continue }
      view.tap("Ada")
      view.advance(to: 1)
      #expect(all.value.map(\.name) == ["New", "Bob"], "\(index)")
      #expect(view.text.contains("\"New\""), "\(index)")
      view.change { all.value = items }
    }
  }

  @Test("A tap chooses one row by its id, of whatever the rows are made") func oneRow() {
    let name = Handle<String?>(nil)
    let number = Handle<Int?>(nil)
    let forms: [(Binding<String?>) -> AnyView] = [
      { chosen in AnyView(List(items, selection: chosen) { Text($0.name) }) },
      { chosen in AnyView(List(items, id: \.id, selection: chosen) { Text($0.name) }) },
      { chosen in
        AnyView(
          List(selection: chosen) {
            Text("Ada").tag("a")
            Text("Bob").tag("b")
          })
      },
      { chosen in
        AnyView(List(items, children: \.children, selection: chosen) { Text($0.name) })
      },
      { chosen in
        AnyView(List(items, id: \.id, children: \.children, selection: chosen) { Text($0.name) })
      },
    ]
    for (index, form) in forms.enumerated() {
      let view = played { name.shows { _ in form(name.bound) } }
      view.tap("Bob")
      #expect(name.value == "b", "\(index)")
      view.change { name.value = nil }
    }
    let view = played {
      number.shows { _ in List(0..<3, selection: number.bound) { Text("Row \($0)") } }
    }
    view.tap("Row 2")
    #expect(number.value == 2)
  }

  @Test("In edit mode taps choose several rows") func severalRows() {
    let names = Handle<Set<String>>([])
    let numbers = Handle<Set<Int>>([])
    let forms: [(Binding<Set<String>>) -> AnyView] = [
      { chosen in AnyView(List(items, selection: chosen) { Text($0.name) }) },
      { chosen in AnyView(List(items, id: \.id, selection: chosen) { Text($0.name) }) },
      { chosen in
        AnyView(List(items, children: \.children, selection: chosen) { Text($0.name) })
      },
      { chosen in
        AnyView(List(items, id: \.id, children: \.children, selection: chosen) { Text($0.name) })
      },
    ]
    for (index, form) in forms.enumerated() {
      let view = played {
        names.shows { _ in form(names.bound).environment(\.editMode, .constant(.active)) }
      }
      view.tap("Bob")
      #expect(names.value == ["b"], "\(index)")
      view.change { names.value = [] }
    }
    let view = played {
      numbers.shows { _ in
        List(0..<3, selection: numbers.bound) { Text("Row \($0)") }
          .environment(\.editMode, .constant(.active))
      }
    }
    view.tap("Row 2")
    view.tap("Row 0")
    #expect(numbers.value == [0, 2])
  }

  @Test("An outline may be made by any id") func outlines() {
    let view = played { List(items, id: \.name, children: \.children) { Text($0.name) } }
    #expect(view.text.contains("\"Ada\"") && !view.text.contains("\"Cid\""))
    view.tap("Ada")
    view.advance(to: 2)
    #expect(view.text.contains("\"Cid\""))
  }

  @Test("A table's rows are its first column's, sorted and chosen as they are given") func tables()
  {
    let one = Handle<String?>(nil)
    let order = Binding.constant([KeyPathComparator(\Item.name)])
    #expect(
      shows(
        Table(items, sortOrder: order) {
          TableColumn("Name", value: \Item.name)
        }, "Ada", "Bob"))
    let view = played {
      one.shows { _ in
        Table(items, selection: one.bound) {
          TableColumn("Name", value: \Item.name) { Text($0.name) }.width(30)
          TableColumn("Id", value: \Item.id).width(min: 10, max: 40)
        }
      }
    }
    #expect(!view.text.contains("\"b\""))
    view.tap("Bob")
    #expect(one.value == "b")
    let many = Handle<Set<String>>([])
    let editing = played {
      many.shows { _ in
        Table(items, selection: many.bound) { TableColumn("Name", value: \Item.name) }
          .environment(\.editMode, .constant(.active))
      }
    }
    editing.tap("Ada")
    #expect(many.value == ["a"])
  }

  @Test("A form is a list, or columns without cards") func forms() {
    func text(_ style: some FormStyle) -> String {
      played { Form { Text("Row") }.formStyle(style) }.text
    }
    let plain = played { Form { Text("Row") } }.text
    #expect(text(.automatic) == plain && text(.grouped) == plain)
    #expect(text(.columns) != plain && text(.columns).contains("\"Row\""))
  }
}
