import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Outlines whose rows write into what they show.
@MainActor
@Suite("Outlines of bindings")
struct BoundOutlineTests {
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

  @ViewBuilder private func row(_ item: Binding<Item>) -> some View {
    let name = item.wrappedValue.name
    if item.wrappedValue.children == nil {
      Button(name) { item.wrappedValue.name = "New" }
    } else {
      Text(name)
    }
  }

  @Test("A row within another writes into the element that it shows") func write() {
    let forms: [(Binding<[Item]>) -> AnyView] = [
      { AnyView(List($0, children: \.children) { row($0) }) },
      { AnyView(List($0, id: \.id, children: \.children) { row($0) }) },
      { all in AnyView(List { OutlineGroup(all, children: \.children) { row($0) } }) },
      { all in AnyView(List { OutlineGroup(all, id: \.id, children: \.children) { row($0) } }) },
      { all in AnyView(List { OutlineGroup(all[0], children: \.children) { row($0) } }) },
      { all in
        AnyView(List { OutlineGroup(all[0], id: \.id, children: \.children) { row($0) } })
      },
    ]
    for (index, form) in forms.enumerated() {
      let all = Handle(items)
      let view = played { all.shows { _ in form(all.bound) } }
      #expect(view.text.contains("\"Ada\"") && !view.text.contains("\"Cid\""), "\(index)")
      view.tap("Ada")
      view.advance(to: 2)
      view.tap("Cid")
      view.advance(to: 3)
      #expect(all.value[0].children?.map(\.name) == ["New"], "\(index)")
      #expect(all.value.map(\.name) == ["Ada", "Bob"], "\(index)")
      #expect(view.text.contains("\"New\"") && !view.text.contains("\"Cid\""), "\(index)")
    }
  }

  @Test("Its rows are chosen by their ids, one or in edit mode several") func chosen() {
    let (one, many) = (Handle<String?>(nil), Handle<Set<String>>([]))
    let all = Binding.constant(items)
    let single: [() -> AnyView] = [
      {
        AnyView(
          List(all, children: \.children, selection: one.bound) { Text($0.wrappedValue.name) })
      },
      {
        AnyView(
          List(all, id: \.id, children: \.children, selection: one.bound) {
            Text($0.wrappedValue.name)
          })
      },
    ]
    for (index, form) in single.enumerated() {
      one.value = nil
      let view = played { one.shows { _ in form() } }
      view.tap("Bob")
      #expect(one.value == "b", "\(index)")
    }
    let several: [() -> AnyView] = [
      {
        AnyView(
          List(all, children: \.children, selection: many.bound) { Text($0.wrappedValue.name) })
      },
      {
        AnyView(
          List(all, id: \.id, children: \.children, selection: many.bound) {
            Text($0.wrappedValue.name)
          })
      },
    ]
    for (index, form) in several.enumerated() {
      many.value = []
      let view = played {
        many.shows { _ in form().environment(\.editMode, .constant(.active)) }
      }
      view.tap("Bob")
      #expect(many.value == ["b"], "\(index)")
    }
  }
}
