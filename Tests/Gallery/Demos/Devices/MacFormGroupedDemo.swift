import SwiftUI

struct MacFormGroupedDemo: View {
  @State private var isOn = true
  @State private var fruit = "Apple"

  var body: some View {
    Form {
      Section("General") {
        Toggle("Wi-Fi", isOn: $isOn)
        Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
        LabeledContent("Version", value: "14.5")
      }
    }
    .formStyle(.grouped)
  }
}
