import SwiftUI

/// The text styles at a size that the reader has chosen.
struct TextStylesDemo: View {
  let size: DynamicTypeSize

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Large Title").font(.largeTitle)
      Text("Title").font(.title)
      Text("Title 2").font(.title2)
      Text("Title 3").font(.title3)
      Text("Headline").font(.headline)
      Text("Body")
      Text("Callout").font(.callout)
      Text("Subheadline").font(.subheadline)
      Text("Footnote").font(.footnote)
      Text("Caption").font(.caption)
      Text("Caption 2").font(.caption2)
      Text("20 pt stay").font(.system(size: 20))
    }
    .dynamicTypeSize(size)
  }
}
