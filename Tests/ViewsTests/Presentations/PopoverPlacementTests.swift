import Foundation
import Geometry
import Testing

@testable import Views

/// Which side of what it points at a popover takes.
struct PopoverPlacementTests {
  private let screen = CGSize(width: 400, height: 800)

  private func target(x: CGFloat = 180, y: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: 40, height: 40)
  }

  @Test func itTakesTheSideThatWasAskedForWhereThereIsRoom() {
    #expect(PopoverPlacement.side(.top, of: target(y: 400), in: screen) == .top)
    #expect(PopoverPlacement.side(.bottom, of: target(y: 400), in: screen) == .bottom)
  }

  @Test func itTakesTheOtherSideAtAnEdge() {
    #expect(PopoverPlacement.side(.top, of: target(y: 20), in: screen) == .bottom)
    #expect(PopoverPlacement.side(.bottom, of: target(y: 740), in: screen) == .top)
    #expect(PopoverPlacement.side(.leading, of: target(x: 10, y: 0), in: screen) == .trailing)
    #expect(PopoverPlacement.side(.trailing, of: target(x: 350, y: 0), in: screen) == .leading)
  }

  @Test func itsArrowPointsAtTheMiddleOfThatSide() {
    let target = target(y: 400)
    #expect(PopoverPlacement.tip(.top, of: target, in: screen) == UnitPoint(x: 0.5, y: 0.5))
    #expect(PopoverPlacement.tip(.bottom, of: target, in: screen) == UnitPoint(x: 0.5, y: 0.55))
    #expect(PopoverPlacement.tip(.leading, of: target, in: screen) == UnitPoint(x: 0.45, y: 0.525))
  }

  @Test func onlyTheSideOfTheArrowLosesRoomToIt() {
    let arrow = PopoverConstants.arrow.height
    #expect(
      PopoverPlacement.arrowInsets(.top)
        == EdgeInsets(top: 0, leading: 0, bottom: arrow, trailing: 0))
    #expect(
      PopoverPlacement.arrowInsets(.trailing)
        == EdgeInsets(top: 0, leading: arrow, bottom: 0, trailing: 0))
  }
}
