import Foundation
import Geometry
import Motion
import Observation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Tables of bindings")
struct TableBindingTests {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var isIn = false
  }

  @MainActor @Observable
  final class People {
    var all = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]
  }

  private func played(_ view: some View) -> PlayedView {
    PlayedView(size: CGSize(width: 632, height: 400), device: .mac) { view }
  }

  @Test("Rows are given as bindings, one by one or together, and their cells write into them")
  func rows() {
    let people = People()
    let all = Binding(get: { people.all }, set: { people.all = $0 })
    let tables = [
      AnyView(
        Table(of: Binding<Person>.self) {
          TableColumn("Name") { $person in TextField("Name", text: $person.name) }
          TableColumn("In") { $person in Toggle("Is in", isOn: $person.isIn) }
        } rows: {
          ForEach(all) { $person in TableRow($person) }
        }),
      AnyView(
        Table(of: Binding<Person>.self) {
          TableColumn("In") { person in
            Toggle(person.wrappedValue.name, isOn: person.isIn)
          }
        } rows: {
          ForEach(all)
        }),
      AnyView(
        Table(all) { TableColumn("In") { $person in Toggle("\(person.name)", isOn: $person.isIn) } }
      ),
      AnyView(
        Table(all, selection: Binding<Int?>.constant(2)) {
          TableColumn("In") { $person in Toggle("\(person.name)", isOn: $person.isIn) }
        }),
      AnyView(
        Table(all, selection: Binding.constant(Set([1]))) {
          TableColumn("In") { $person in Toggle("\(person.name)", isOn: $person.isIn) }
        }),
    ]
    for table in tables {
      people.all[1].isIn = false
      let played = played(table)
      #expect(played.text.contains("Ada") && played.text.contains("Bob"))
      let toggles = played.graph.tapTargets.filter {
        $0.label.contains("Is in") || $0.label.contains("Bob")
      }
      if let last = toggles.last { played.tap(at: last.center) }
      #expect(people.all[1].isIn)
    }
  }
}
