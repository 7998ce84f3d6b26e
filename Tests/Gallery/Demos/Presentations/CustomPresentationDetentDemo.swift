import SwiftUI

struct CustomPresentationDetentDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) {
        Text("A third").presentationDetents([.custom(ThirdDetent.self)])
      }
  }
}

private struct ThirdDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
}
