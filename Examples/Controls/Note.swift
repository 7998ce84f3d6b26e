import SwiftUI

// showreel: tap "New note" at 0.3; tap "Save" at 1.8; wait until settled; wait 0.3
struct Note: View {
  @State private var writes = false
  @State private var notes = ["Buy milk", "Call Hanna"]

  var body: some View {
    List {
      ForEach(notes, id: \.self) { Text($0) }
      Button("New note") { writes = true }
    }
    .sheet(isPresented: $writes) {
      VStack(spacing: 24) {
        Text("Water the plants").font(.title3)
        Button("Save") {
          writes = false
          withAnimation { notes.append("Water the plants") }
        }
        .buttonStyle(.borderedProminent)
      }
      .presentationDetents([.medium])
      .presentationDragIndicator(.visible)
    }
  }
}
