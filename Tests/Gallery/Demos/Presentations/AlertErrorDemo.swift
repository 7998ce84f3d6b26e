import Foundation
import SwiftUI

struct AlertErrorDemo: View {
  @State private var isShown = false

  var body: some View {
    Button("Download") { isShown = true }
      .alert(isPresented: $isShown, error: DownloadError.noNetwork) { _ in
        Button("Try again") {}
        Button("Cancel", role: .cancel) {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
  }
}

private enum DownloadError: LocalizedError {
  case noNetwork

  var errorDescription: String? { "You are offline." }
  var recoverySuggestion: String? { "Look for a network." }
}
