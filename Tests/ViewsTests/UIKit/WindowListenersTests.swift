import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Recognisers on the clip's own window")
struct WindowListenersTests {
  @Test("One that comes when something lies on the window already hears of fingers, too")
  func beside() {
    let log = Log()
    let played = PlayedView { Color.blue }
    let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    square.backgroundColor = .systemRed
    let tap = UITapGestureRecognizer(
      target: nil, action: Selector("heard", _calling: { log.add("window") }))
    played.change { UIApplication.shared.windows.first?.addSubview(square) }
    played.change { UIApplication.shared.windows.first?.addGestureRecognizer(tap) }
    played.tap(at: CGPoint(x: 80, y: 80))
    #expect(log.text == "window")
  }
}
