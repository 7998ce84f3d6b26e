extension ViewGraph {
  /// The graph that is being updated, or that last was.
  package internal(set) static var current: ViewGraph? {
    get { currentLink?.object }
    set {
      currentLink = newValue?.link
      VirtualClock.current = newValue?.clock
    }
  }

  private static var currentLink: Backlink<ViewGraph>?

  /// For those who know it without keeping it.
  package var link: Backlink<ViewGraph> {
    if let ownLink { return ownLink }
    let link = Backlink(self)
    ownLink = link
    return link
  }
}
