import SwiftUI

/// A symbol that is drawn when the switch is turned on.
struct DrawOnDemo: View {
  @State private var isHidden = true

  var body: some View {
    VStack(spacing: 40) {
      Image(systemName: "signature").font(.system(size: 90))
        .symbolEffect(.drawOn.wholeSymbol, options: .speed(0.5), isActive: isHidden)
      Button("Sign") { isHidden.toggle() }
    }
  }
}
