import SwiftUI

struct SafeAreaBarDemo: View {
  var body: some View {
    ScrollView {
      ForEach(0..<40) { Text("Line \($0)").frame(maxWidth: .infinity).padding(8) }
    }
    .safeAreaBar(edge: .top) { Text("Soft above").font(.headline).padding() }
    .safeAreaBar(edge: .bottom) { Text("Hard below").font(.headline).padding() }
    .scrollEdgeEffectStyle(.hard, for: .bottom)
  }
}
