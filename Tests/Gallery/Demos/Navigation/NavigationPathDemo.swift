import SwiftUI

struct NavigationPathDemo: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Three levels") {
        path.append(1)
        path.append(2)
        path.append("deep")
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { Text("Level \($0)").navigationTitle("Level \($0)") }
      .navigationDestination(for: String.self) { word in
        Button("Back to the root") { path = NavigationPath() }
          .navigationTitle(word.capitalized)
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}
