import SwiftUI

/// A symbol that is taken back from where it began.
struct DrawOffDemo: View {
  @State private var isGone = false

  var body: some View {
    VStack(spacing: 40) {
      Image(systemName: "scribble").font(.system(size: 90))
        .symbolEffect(.drawOff.wholeSymbol, options: .speed(0.5), isActive: isGone)
      Button("Erase") { isGone.toggle() }
    }
  }
}
