/// What happened to a window since it was last asked.
package enum WindowEvent: Hashable, Sendable {
  case close
  case key(WindowKey, isShifted: Bool)
  /// Places are in points of the overlay, from the window's upper left corner.
  case pointerMoved(x: Double, y: Double)
  case pointerDown(x: Double, y: Double)
  case pointerUp(x: Double, y: Double)
  /// The window has another size, or has to be drawn again.
  case changed
}

/// A key by what is printed on it, without Shift.
package enum WindowKey: Hashable, Sendable {
  case character(Character)
  case left, right, home, end, escape
}
