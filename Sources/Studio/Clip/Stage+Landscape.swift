import Foundation
import Geometry

extension Stage {
  /// The screen turned on its side, what is kept free turned with it.
  /// A stage that is a device's stays that device's.
  package var landscape: Stage {
    var stage = self
    stage.size = CGSize(width: size.height, height: size.width)
    stage.safeArea = safeAreaOnItsSide
    return stage
  }

  private var safeAreaOnItsSide: EdgeInsets {
    // A tablet has its bars above and below however it lies.
    if device?.family.idiom == .pad { return safeArea }
    // A phone with a button has nothing but a status bar, which goes.
    if safeArea.bottom == 0 { return EdgeInsets() }
    return EdgeInsets(
      top: 0, leading: safeArea.top, bottom: min(safeArea.bottom, 21), trailing: safeArea.top)
  }
}
