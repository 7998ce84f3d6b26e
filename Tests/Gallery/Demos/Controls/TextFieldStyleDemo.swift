import SwiftUI

struct TextFieldStyleDemo: View {
  @State private var name = ""
  @State private var bio = "What goes over more than one line makes the field grow by as many."
  @State private var price = 12.5

  var body: some View {
    VStack(spacing: 16) {
      TextField("Name", text: $name)
      TextField("Name", text: $name)
        .textFieldStyle(.roundedBorder)
      TextField("Bio", text: $bio, axis: .vertical)
        .lineLimit(1...3)
        .textFieldStyle(.roundedBorder)
      TextField("Price", value: $price, format: .number)
        .textFieldStyle(.roundedBorder)
        .keyboardType(.decimalPad)
    }
    .padding()
  }
}
