import SwiftUI

struct SafeAreaInsetDemo: View {
  var body: some View {
    LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
      .overlay { Text("Content").foregroundStyle(.white) }
      .safeAreaInset(edge: .bottom) {
        Text("At the bottom").frame(maxWidth: .infinity).padding().background(.bar)
      }
  }
}
