import Motion
import ViewEngine

/// A control's label: what follows its first view stands below that one, smaller and grey.
struct SubtitledLabel<Label: View>: View {
  let label: Label

  var body: some View {
    SubviewsReader(content: label) { parts in
      if parts.count > 1 {
        VStack(alignment: .leading, spacing: 2) {
          parts.first
          SubviewsReader(
            content: label.font(.subheadline).foregroundStyle(Color(.secondaryLabel))
          ) { parts in ForEach(Array(parts.dropFirst())) { $0 } }
        }
      } else {
        parts
      }
    }
  }
}
