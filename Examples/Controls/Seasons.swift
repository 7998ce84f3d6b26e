import SwiftUI

// showreel: size 320x260; tap "Summer" at 0.3; tap "Winter" at 1.3; tap "Spring" at 2.3; wait until settled; wait 0.3
struct Seasons: View {
  @State private var season = "Spring"

  private let symbols = ["Spring": "leaf.fill", "Summer": "sun.max.fill", "Winter": "snowflake"]
  private let colors: [String: Color] = ["Spring": .green, "Summer": .orange, "Winter": .cyan]

  var body: some View {
    VStack(spacing: 28) {
      Picker("Season", selection: $season) {
        ForEach(["Spring", "Summer", "Winter"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Image(systemName: symbols[season]!)
        .font(.system(size: 96))
        .foregroundStyle(colors[season]!.gradient)
        .id(season)
        .transition(.blurReplace)
    }
    .padding(20)
    .animation(.smooth, value: season)
  }
}
