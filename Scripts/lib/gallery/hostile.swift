import SwiftUI

// What a page must not believe: a label that ends its tags, and its quotes, and its script.
struct Hostile: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Text("</script><img src=x onerror=\"window.hacked = 1\">")
          .transition(.move(edge: .leading))
      }
      Button("\"'><svg onload=window.hacked=1>{{ hacked }}") {
        withAnimation(.linear(duration: 0.5)) { isShown.toggle() }
      }
    }
  }
}
