import Motion

extension Transaction {
  /// Has what UIKit's views change go as the change of SwiftUI's state that it follows: by its animation, or at once.
  @MainActor
  func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
    guard let animation, !disablesAnimations else {
      changes()
      completion?()
      return
    }
    UIView.animate(animation, changes: changes, completion: completion)
  }
}
