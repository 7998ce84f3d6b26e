import Foundation
import Motion
import ViewEngine

/// How far the bar of a page is on its way: 0 is its place, 1 where it comes from when the page is
/// pushed, −1 where it goes when another page is pushed over it.
struct BarShiftModifier: ViewModifier {
  let shift: Double

  func body(content: Content) -> some View {
    content.transformEnvironment(\.barShift) { if $0 == 0 { $0 = shift } }
  }
}

private enum BarShiftKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

extension EnvironmentValues {
  var barShift: Double {
    get { self[BarShiftKey.self] }
    set { self[BarShiftKey.self] = newValue }
  }
}
