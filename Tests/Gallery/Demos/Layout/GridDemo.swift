import SwiftUI

struct GridDemo: View {
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
      GridRow {
        Text("Name").bold()
        Text("Wins").bold().gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Ada")
        Text("12")
      }
      GridRow {
        Text("Grace")
        Text("1906")
      }
      GridRow {
        Text("Both of them").gridCellColumns(2).foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}
