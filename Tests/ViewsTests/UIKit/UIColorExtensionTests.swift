import Foundation
import Testing

@testable import Views

extension UIColor {
  fileprivate convenience init(gray: Int) {
    self.init(white: Double(gray) / 255, alpha: 1)
  }

  fileprivate class var brand: UIColor { UIColor(gray: 51) }
}

extension UIFont {
  fileprivate class func brand(ofSize size: CGFloat) -> UIFont { .boldSystemFont(ofSize: size) }
}

/// Colours and fonts as authors extend them.
@Suite("Extended colours and fonts of UIKit's")
struct UIColorExtensionTests {
  @Test("They are classes, and the same where they look the same") func classes() {
    #expect(UIColor.brand == UIColor(white: 0.2, alpha: 1) && UIColor.brand != .black)
    #expect(Set([UIColor.brand, .brand, .black]).count == 2)
    #expect(UIFont.brand(ofSize: 20) == .systemFont(ofSize: 20, weight: .bold))
    #expect(UIFont.brand(ofSize: 20) != .brand(ofSize: 21))
  }
}
