import SwiftUI

struct MacTableOutlineDemo: View {
  private struct Item: Identifiable {
    let name: String
    let size: Int
    var children: [Item]?
    var id: String { name }
  }

  private let items = [
    Item(
      name: "Letters", size: 30,
      children: [Item(name: "Ada.txt", size: 10), Item(name: "Grace.txt", size: 20)]),
    Item(name: "Pictures", size: 90, children: [Item(name: "Cat.png", size: 90)]),
    Item(name: "Read me", size: 3),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      Table(items, children: \.children) {
        TableColumn("Name", value: \.name)
        TableColumn("Size") { Text("\($0.size) KB") }.width(80)
      }
      SettingsLink().padding([.leading, .bottom])
    }
  }
}
