import Foundation
import Motion

/// Long collections (rule `long-collections-are-made-in-sight`).
extension DynamicNode {
  func takeElements() {
    guard view.isCollection, isAmongLazyRows else { return }
    let (view, old, present) = (view, elements, live.map(\.key))
    elements = graph.observe(self) {
      guard let all = view.lazyElements, all.count > MadeElements.mostAtOnce else { return nil }
      return MadeElements(all, after: old, present: present)
    }
  }

  /// Has elements made that are not, in an update of their own.
  ///
  /// - Returns: Whether there are such.
  @discardableResult
  func make(_ range: Range<Int>) -> Bool {
    guard elements?.make(range, isAgain: lastMaking == graph.time) == true else { return false }
    lastMaking = graph.time
    // What has brought them near is animated for them as well; what waits for it has its own views to wait for. Those of a
    // page that is only just there come with it.
    let isNew = birth == graph.time
    var transaction = Transaction(animation: isNew ? nil : graph.transaction.animation)
    transaction.disablesAnimations = isNew
    // They are seen as if they had been there.
    transaction[PressFeedback.self] = true
    graph.makeMore(of: self, transaction: transaction) { [weak self] in self?.isMakingMore = true }
    return true
  }

  /// Whether all that stands before an element is made with it: that may be longer or shorter than it is taken to be, and
  /// would move the element when it comes.
  var makesInOrder: Bool { isUneven || count <= MadeElements.mostUneven }

  /// Has all elements made.
  ///
  /// - Returns: Whether some were not, and will be.
  func makeAll() -> Bool { make(0..<count) }

  /// Has all elements made, where none is without those before it.
  ///
  /// - Returns: Whether some were not, and will be.
  func makeAllInOrder() -> Bool { makesInOrder && makeAll() }

  /// Has the element made that has an id.
  ///
  /// - Returns: Whether it is not there, and will be.
  func makeOwnElement(withID id: AnyHashable) -> Bool {
    guard let place = elements?.place(of: id, besides: Set(live.map(\.key))) else { return false }
    make((makesInOrder ? 0 : place)..<place + 1)
    return true
  }

  /// Of how many views each of those is that are always made.
  private var firstViews: [Int] {
    live.prefix(MadeElements.first).map { $0.node.entries.count }
  }

  var viewsPerElement: CGFloat {
    let views = firstViews
    return views.isEmpty ? 1 : CGFloat(views.reduce(0, +)) / CGFloat(views.count)
  }

  /// Whether all elements are as many views, as far as is known.
  var isRegular: Bool { Set(firstViews).count <= 1 }
}
