import SwiftUI

struct TableDemo: View {
  private struct Person: Identifiable {
    let name: String
    let city: String
    var id: String { name }
  }

  private let people = [
    Person(name: "Ada", city: "London"), Person(name: "Grace", city: "New York"),
  ]

  var body: some View {
    Table(people) {
      TableColumn("Name", value: \.name)
      TableColumn("City", value: \.city)
    }
  }
}
