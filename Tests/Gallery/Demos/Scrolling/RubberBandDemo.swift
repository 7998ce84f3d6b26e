import SwiftUI

struct RubberBandDemo: View {
  var body: some View {
    ScrollView {
      ForEach(0..<40) { index in
        Text("Line \(index)").frame(maxWidth: .infinity).padding(8)
          .background(index.isMultiple(of: 2) ? Color.orange.opacity(0.2) : .clear)
      }
    }
  }
}
