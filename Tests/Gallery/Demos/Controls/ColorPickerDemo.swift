import SwiftUI

struct ColorPickerDemo: View {
  @State private var color = Color.red

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 20).fill(color)
        .frame(height: 120)
      ColorPicker("Color", selection: $color)
    }
    .padding()
  }
}
