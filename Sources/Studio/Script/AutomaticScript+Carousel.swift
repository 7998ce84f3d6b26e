import Foundation
@_spi(Engine) import ViewEngine

extension AutomaticScript {
  /// What is scrolled in one clip, each there and back.
  private static let scrolls = 2

  /// What scrolls across what has been scrolled, as a carousel in a page does.
  func carousel(among targets: [Act]) -> Act? {
    guard !acts.isEmpty, acts.count < Self.scrolls,
      let last = acts.last?.demonstration.scrolledWay,
      acts.allSatisfy({ $0.demonstration.scrolledWay != nil })
    else { return nil }
    return untried(
      targets.filter {
        guard let way = $0.demonstration.scrolledWay, !isDone($0) else { return false }
        return way.isAcross != last.isAcross
      })
  }
}

extension CGSize {
  fileprivate var isAcross: Bool { abs(width) > abs(height) }
}

extension TouchDemonstration {
  /// How far it scrolls, or draws what has nothing to scroll; nil where it does something else.
  fileprivate var scrolledWay: CGSize? {
    switch self {
    case .scroll(let way): way
    case .pull(let way, refreshes: false): CGSize(width: 0, height: way)
    default: nil
    }
  }
}
