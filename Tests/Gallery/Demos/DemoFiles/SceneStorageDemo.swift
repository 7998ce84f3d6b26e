import SwiftUI

struct SceneStorageDemo: View {
  private enum Mode: String { case day, night }

  @SceneStorage("count") private var count = 0
  @SceneStorage("mode") private var mode = Mode.day
  @AppStorage("note") private var note: String?

  var body: some View {
    VStack(spacing: 24) {
      Text("\(count)").font(.largeTitle).contentTransition(.numericText())
      Image(systemName: mode == .day ? "sun.max.fill" : "moon.fill").font(.system(size: 64))
      Text(note ?? "No note")
      Button("Count") {
        withAnimation { count += 1 }
        mode = mode == .day ? .night : .day
        note = "Counted"
      }
    }
  }
}
