import Foundation
import Motion

private enum BarHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

private enum BottomBarHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// How much of the safe area's top the bars around a view take.
  var barHeight: CGFloat {
    get { self[BarHeightKey.self] }
    set { self[BarHeightKey.self] = newValue }
  }

  /// How much of the safe area's bottom the bars around a view take.
  var bottomBarHeight: CGFloat {
    get { self[BottomBarHeightKey.self] }
    set { self[BottomBarHeightKey.self] = newValue }
  }
}
