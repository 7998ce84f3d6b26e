import Foundation
import Observation
@_spi(Engine) import ViewEngine

/// How much of the screen the system's keyboard takes.
@Observable
final class KeyboardRoom: GraphPart {
  /// Points from the bottom of the screen; 0 while it is down.
  var height: CGFloat = 0
  /// Keys of hardware type into a field: no keyboard is up, and what toolbars have for it stands at the screen's edge.
  var isTypedByHardware = false
}
