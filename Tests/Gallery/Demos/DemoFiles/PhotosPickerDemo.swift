import SwiftUI

struct PhotosPickerDemo: View {
  @State private var choice: PhotosPickerItem?

  var body: some View {
    VStack(spacing: 28) {
      Image(systemName: "person.crop.circle")
        .font(.system(size: 120))
        .foregroundStyle(.secondary)
      PhotosPicker("Choose a photo", selection: $choice, matching: .images)
        .buttonStyle(.borderedProminent)
    }
  }
}
