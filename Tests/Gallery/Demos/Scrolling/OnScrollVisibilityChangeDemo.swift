import SwiftUI

struct OnScrollVisibilityChangeDemo: View {
  @State private var isVisible = false

  var body: some View {
    ScrollView {
      Color.gray.opacity(0.2).frame(height: 900)
      Circle().fill(isVisible ? .green : .red).frame(width: 160, height: 160)
        .onScrollVisibilityChange(threshold: 0.9) { isVisible = $0 }
      Color.gray.opacity(0.2).frame(height: 600)
    }
  }
}
