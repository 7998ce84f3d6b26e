import SwiftUI

// showreel: size 320x220; tap "Increment" at 0.3, 0.9, 1.5; tap "Decrement" at 2.2; wait until settled; wait 0.3
struct Guests: View {
  @State private var guests = 1

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        ForEach(0..<guests, id: \.self) { _ in
          Image(systemName: "person.fill").transition(.scale.combined(with: .opacity))
        }
      }
      .font(.largeTitle)
      .foregroundStyle(.indigo)
      .frame(height: 44)
      Stepper("Guests: \(guests)", value: $guests.animation(.bouncy), in: 1...4)
    }
    .padding(24)
  }
}
