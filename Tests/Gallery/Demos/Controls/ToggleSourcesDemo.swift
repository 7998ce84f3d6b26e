import SwiftUI

struct ToggleSourcesDemo: View {
  struct Alarm: Identifiable {
    let id: Int
    var isOn: Bool
  }

  @State private var alarms = [Alarm(id: 7, isOn: true), Alarm(id: 8, isOn: false)]

  var body: some View {
    Form {
      Toggle("All", systemImage: "alarm", sources: $alarms, isOn: \.isOn)
      ForEach($alarms) { $alarm in
        Toggle("At \(alarm.id)", isOn: $alarm.isOn)
      }
    }
  }
}
