import Foundation
import ViewEngine

extension UIView {
  /// Draws the view as it is seen into what is drawn with UIKit now.
  ///
  /// - Returns: False where the view has no size.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard bounds.width > 0, bounds.height > 0 else { return false }
    let content = shown.frame(width: bounds.width, height: bounds.height)
    guard let image = ImageRenderer(content: content).uiImage else { return false }
    image.draw(in: rect)
    return true
  }
}
