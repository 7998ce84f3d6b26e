import SwiftUI

/// The widths of the system font.
struct FontWidthDemo: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Compressed width").fontWidth(.compressed)
      Text("Condensed width").fontWidth(.condensed)
      Text("Standard width").fontWidth(.standard)
      Text("Expanded width").fontWidth(.expanded)
      Text("Of a font").font(.title.bold().width(.expanded))
    }
    .font(.title2)
  }
}
