import Foundation
import Motion
import Views

/// A label that is a button; its symbol bounces at every tap.
///
/// Shows a symbol effect that a value sets off: no animation is needed around the change.
struct BouncingLabel: View {
  let title: String
  let symbol: String
  let font: Font
  @State private var count = 0

  init(title: String = "Pet the Dog", symbol: String = "dog", font: Font = .largeTitle) {
    self.title = title
    self.symbol = symbol
    self.font = font
  }

  var body: some View {
    Button {
      count += 1
    } label: {
      Label(title, systemImage: symbol)
    }
    .symbolEffect(.bounce, value: count)
    .font(font)
  }
}
