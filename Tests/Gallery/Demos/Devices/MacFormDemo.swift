import SwiftUI

struct MacFormDemo: View {
  @State private var name = "Taylor"
  @State private var fruit = "Apple"
  @State private var size = 1
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var count = 3

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large").tag(1)
      }
      .pickerStyle(.radioGroup)
      Picker("View", selection: $size) {
        Text("Icons").tag(0)
        Text("List").tag(1)
      }
      .pickerStyle(.segmented)
      Toggle("Show in the menu bar", isOn: $isOn)
      Slider(value: $volume) { Text("Volume") }
      Stepper("Copies: \(count)", value: $count)
      HStack {
        Button("Cancel") {}
        Button("Save") {}.keyboardShortcut(.defaultAction)
      }
    }
    .padding(20)
    .frame(width: 360)
    .navigationTitle("Settings")
  }
}
