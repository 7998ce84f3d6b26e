import SwiftUI

struct BarMarkHorizontalDemo: View {
  private let sales = [
    ("Cachapa", 916), ("Injera", 850), ("Crêpe", 802), ("Jian Bing", 753), ("Dosa", 654),
  ]

  var body: some View {
    Chart(sales, id: \.0) { name, count in
      BarMark(x: .value("Sales", count), y: .value("Name", name))
        .foregroundStyle(.orange.gradient)
        .cornerRadius(6)
        .annotation(position: .overlay, alignment: .trailing) {
          Text("\(count)").font(.caption).foregroundStyle(.white).padding(.trailing, 6)
        }
    }
    .frame(height: 280)
    .padding()
  }
}
