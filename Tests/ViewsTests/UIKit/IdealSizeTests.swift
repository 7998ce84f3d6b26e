import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("How large views of UIKit are by themselves")
struct IdealSizeTests {
  private func label(lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = "four"
    label.numberOfLines = lines
    return label
  }

  @Test("A label is as large as its text, measured as the clip draws it") func label() {
    PlayedView { Square() }.change {
      #expect(label().intrinsicContentSize == CGSize(width: 40, height: 20))
    }
  }

  @Test("In a width that is too small it needs more lines, if it may have them") func lines() {
    PlayedView { Square() }.change {
      let narrow = CGSize(width: 20, height: 1000)
      #expect(label(lines: 0).sizeThatFits(narrow) == CGSize(width: 20, height: 40))
      #expect(label(lines: 1).sizeThatFits(narrow).height == 20)
    }
  }

  @Test("Where there is no clip to measure for, there is no size") func outside() {
    #expect(label().intrinsicContentSize == UIView().intrinsicContentSize)
  }
}
