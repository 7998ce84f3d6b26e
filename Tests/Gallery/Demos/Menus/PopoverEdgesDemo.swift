import SwiftUI

/// A bubble below, at a corner of what it points at.
struct PopoverEdgesDemo: View {
  @State private var isShown = false

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.yellow.gradient)
      .frame(width: 160, height: 120)
      .onTapGesture { isShown = true }
      .accessibilityLabel("Card")
      .popover(isPresented: $isShown, attachmentAnchor: .point(.bottom), arrowEdge: .bottom) {
        VStack(alignment: .leading, spacing: 8) {
          Label("Edit", systemImage: "pencil")
          Label("Favourite", systemImage: "star")
        }
        .padding()
        .presentationCompactAdaptation(.none)
      }
  }
}
