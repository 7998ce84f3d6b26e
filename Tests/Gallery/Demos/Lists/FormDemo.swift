import SwiftUI

struct FormDemo: View {
  @State private var name = "Ada"
  @State private var isOn = true
  @State private var count = 2

  var body: some View {
    NavigationView {
      Form {
        Section("Profile") {
          TextField("Name", text: $name)
          LabeledContent("Born", value: "1815")
        }
        Section {
          Toggle("Newsletter", isOn: $isOn)
          Stepper("Copies: \(count)", value: $count)
        }
      }
    }
  }
}
