import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

extension UnmadeItem {
  /// How far beyond what is shown rows are made, in parts of that: what a row throws beyond itself is seen before it is.
  private static let margin: CGFloat = 0.5

  /// Has those elements made that are near what the scroll view around shows; all, where there is
  /// none, or where places would be guessed that can be known.
  func makeWhatIsNear() {
    guard isPlaced else { return }
    guard let window = windowAround?.restingWindow, !isUneven || isGuessed else {
      return makeElements(from: 0, to: 1)
    }
    let isAcross = frame.width > frame.height
    let length = isAcross ? frame.width : frame.height
    var start = isAcross ? frame.minX : frame.minY
    var (low, high) = isAcross ? (window.minX, window.maxX) : (window.minY, window.maxY)
    if isAcross, node.environment.layoutDirection == .rightToLeft {
      (start, low, high) = (-frame.maxX, -window.maxX, -window.minX)
    }
    // A sheet that grows up to the screen's size shows what is there.
    let screen = isAcross ? graph.canvas.size.width : graph.canvas.size.height
    let margin = max((high - low) * Self.margin, screen - (high - low))
    guard high + margin >= start, makesInOrder || low - margin <= start + length else { return }
    // Elements that are no views so far: all of them are as near as the first.
    guard length > 0 else { return makeElements(from: 0, to: 1) }
    makeElements(
      from: makesInOrder ? 0 : (low - margin - start) / length,
      to: (high + margin - start) / length)
  }

  /// Where the views would be that are not made, if all are as long as those that are.
  var viewFrames: [CGRect] {
    let isAcross = frame.width > frame.height
    let isBackwards = isAcross && node.environment.layoutDirection == .rightToLeft
    return (0..<steps.count).map { step in
      let start = CGFloat(step) * steps.pitch
      let place = isBackwards ? frame.width - start - steps.length : start
      return isAcross
        ? CGRect(x: frame.minX + place, y: frame.minY, width: steps.length, height: frame.height)
        : CGRect(x: frame.minX, y: frame.minY + place, width: frame.width, height: steps.length)
    }
  }
}

extension Item {
  /// What stands here for elements that are not made; nil where there are views.
  var unmade: UnmadeItem? {
    var item: Item = self
    while let wrapper = item as? WrapperItem { item = wrapper.child }
    return item as? UnmadeItem
  }
}
