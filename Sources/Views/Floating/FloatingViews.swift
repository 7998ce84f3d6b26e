import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Cards that controls open beside themselves, over everything else and without darkening it.
@Observable
final class FloatingViews: GraphPart {
  /// A card, and what it belongs to.
  struct Card: Identifiable {
    let id: Int
    /// Of the control on screen, in points.
    let anchor: CGRect
    var content: AnyView
    var environment: EnvironmentValues
    var dismiss: () -> Void
  }

  var cards: [Card] = []
  @ObservationIgnored private var count = 0

  func newNumber() -> Int {
    count += 1
    return count
  }
}

extension View {
  /// Shows a card beside this view while a condition holds. A tap anywhere else ends it.
  func floating(isPresented: Binding<Bool>, @ViewBuilder card: @escaping () -> some View)
    -> some View
  {
    modifier(
      FloatingModifier(
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false },
        content: { AnyView(card()) }))
  }
}
