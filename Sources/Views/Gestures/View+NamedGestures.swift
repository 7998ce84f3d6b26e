import Motion
import ViewEngine

// A gesture's name is for recognisers of UIKit, which ask for it.

extension View {
  /// - Parameter name: Changes nothing here.
  public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// - Parameter name: Changes nothing here.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// - Parameter name: Changes nothing here.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
