import Motion
@_spi(Engine) import ViewEngine

/// Which tabs stand in a bar, and which in the list of its last one, "More".
///
/// - Matches: UIKit's tab bar controller: a phone's bar has room for five, the last of which leads to the others where
///   there are more. (One that searches keeps its place in a bar of glass: uncertain.)
struct TabShare {
  static let most = 5

  /// Indices of all tabs, in their order.
  let inBar: [Int]
  let rest: [Int]

  /// - Parameter searching: The index of the tab that stands apart.
  init(count: Int, searching: Int? = nil, isLimited: Bool = true) {
    guard isLimited, count > Self.most else {
      (inBar, rest) = (Array(0..<count), [])
      return
    }
    let others = (0..<count).filter { $0 != searching }
    let room = Self.most - 1 - (searching == nil ? 0 : 1)
    inBar = (others.prefix(room) + [searching].compactMap(\.self)).sorted()
    rest = Array(others.dropFirst(room))
  }

  var hasMore: Bool { !rest.isEmpty }

  /// What the bar shows; "More" is its last.
  @MainActor func faces(of tabs: [Subview]) -> [TabFace] {
    inBar.map { tabs[$0].tabFace } + (hasMore ? [.more] : [])
  }
}
