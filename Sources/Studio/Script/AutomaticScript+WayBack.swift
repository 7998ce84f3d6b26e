import Foundation
@_spi(Engine) import ViewEngine

extension AutomaticScript {
  /// What leads back from pages that taps have led to one after the other: to the first, where a button says so, else to
  /// the one before.
  func wayBack(among targets: [Act]) -> Act? {
    let taps = targets.filter(\.deed.isTap)
    let bars = taps.filter { $0.target.leadsBack && !known.contains($0.target.label) }
    guard acts.count > 1, !bars.isEmpty,
      acts.allSatisfy({ $0.deed.isTap && !$0.target.leadsBack && !isHome($0.target) })
    else { return nil }
    return untried(taps.filter { isHome($0.target) } + bars)
  }

  /// The page that the last of all has led to is left, though nothing else is done any more.
  func pageBack(among targets: [Act]) -> Act? {
    guard acts.count == Self.most, let last = acts.last, last.deed.isTap, !last.target.leadsBack,
      !origin.contains(where: \.leadsBack)
    else { return nil }
    return untried(
      targets.filter {
        $0.deed.isTap && $0.target.leadsBack && !earlier.contains($0.target.label)
      })
  }

  /// Where a row or tile has led to a page that hides its bar, as a picture does that zooms open, and that has nothing to do
  /// in it: a finger draws that off from the screen's edge.
  func swipeBack(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard let last = acts.last, last.deed.isTap, last.target.isLink,
      targets.allSatisfy({ $0.target.appeal == .idle || $0.demonstration.isScroll })
    else { return nil }
    let way = CGSize(width: graph.canvas.size.width * Self.swipe, height: 0)
    var act = Act(
      deed: Deed(round: acts.count, label: "", order: -1, isTap: false), target: last.target,
      demonstration: .slide(way))
    act.swipesBack = true
    return untried([act])
  }

  /// Where the finger comes down that draws a page off, in points from the screen's edge.
  static let edge: CGFloat = 8
  /// How far it draws that, of the screen's width.
  private static let swipe: CGFloat = 0.7

  func isHome(_ target: TapTarget) -> Bool {
    target.label.lowercased().split { !$0.isLetter }.contains { Self.home.contains(String($0)) }
  }

  private static let home: Set<String> = ["root", "home", "start", "beginning", "top"]
}

extension TapTarget {
  /// Whether it is the button of a bar that leads to the page before.
  var leadsBack: Bool { identifier == "BackButton" }
}
