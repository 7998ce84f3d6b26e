import SwiftUI

/// A unit that stands smaller beside its number.
struct TextScaleDemo: View {
  var body: some View {
    VStack(spacing: 24) {
      Text("\(Text("62").fontWeight(.semibold)) \(Text("km/h").textScale(.secondary))")
        .font(.largeTitle)
      Text("Primary beside ") + Text("secondary").textScale(.secondary)
    }
  }
}
