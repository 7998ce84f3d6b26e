import Foundation
import Motion
import Views

/// A large number that a button counts on; the digits that change roll to the next ones.
///
/// Shows the numeric content transition: which way the digits roll follows from the step's sign.
struct RollingNumber: View {
  let step: Int
  let size: Double
  let animation: Animation
  @State private var number: Int

  init(start: Int = 0, step: Int = 1, size: Double = 144, animation: Animation = .easeInOut) {
    self.step = step
    self.size = size
    self.animation = animation
    _number = State(initialValue: start)
  }

  var body: some View {
    VStack {
      Text("\(number)")
        .font(.system(size: size))
        .contentTransition(.numericText(countsDown: step < 0))
      Spacer()
      Button("Change") {
        withAnimation(animation) { number &+= step }
      }
    }
  }
}
