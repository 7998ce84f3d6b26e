import SwiftUI

struct TabViewPageDemo: View {
  var body: some View {
    TabView {
      Color.red
      Color.green
      Color.blue
    }
    .tabViewStyle(.page)
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}
