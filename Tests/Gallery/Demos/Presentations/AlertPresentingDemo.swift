import SwiftUI

struct AlertPresentingDemo: View {
  @State private var isShown = false
  @State private var file: String? = "Report.pdf"

  var body: some View {
    Button("Delete") { isShown = true }
      .alert("Delete the file?", isPresented: $isShown, presenting: file) { file in
        Button("Delete \(file)", role: .destructive) {}
      } message: { file in
        Text("\(file) cannot be brought back.")
      }
  }
}
