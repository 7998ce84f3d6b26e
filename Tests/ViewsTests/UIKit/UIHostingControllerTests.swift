import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What demos ask of a controller that nothing shows, to make a picture of SwiftUI's views.
@MainActor
@Suite("Controllers of UIKit with SwiftUI in them")
struct UIHostingControllerTests {
  @Test("Its view is as large as what is in it, as long as it lies on nothing") func ideal() {
    let played = PlayedView { Color.white }
    played.change {
      let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
      #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 20))
      let page = UIView()
      page.addSubview(controller.view)
      // Nothing else holds the page.
      withExtendedLifetime(page) {
        #expect(controller.view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
      }
    }
  }

  @Test("It fits into what it is offered as its view does") func offered() {
    let played = PlayedView { Color.white }
    played.change {
      let controller = UIHostingController(rootView: Color.red.frame(height: 20))
      let size = controller.sizeThatFits(in: CGSize(width: 50, height: 90))
      #expect(size == CGSize(width: 50, height: 20))
    }
  }
}
