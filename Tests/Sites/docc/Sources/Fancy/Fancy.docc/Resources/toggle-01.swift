import SwiftUI

struct ToggleView: View {
  var body: some View {
    Text("Off").font(.largeTitle)
  }
}
