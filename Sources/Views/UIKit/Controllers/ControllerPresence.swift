@_spi(Engine) import ViewEngine

/// How far a controller has been told that it is seen.
enum ControllerPresence { case away, coming, there, leaving }

extension UIViewController {
  /// Tells it that it is seen from now on, if it does not know.
  func appear(_ isAnimated: Bool) {
    guard presence == .away || presence == .leaving else { return }
    come(isAnimated)
    arrive(isAnimated)
  }

  /// Tells it that it begins to come.
  func come(_ isAnimated: Bool) {
    guard presence == .away || presence == .leaving else { return }
    presence = .coming
    let isFirst = !isViewLoaded
    loadViewIfNeeded()
    viewWillAppear(isAnimated)
    if isFirst {
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    }
    for child in children where child.presence == .leaving { child.come(isAnimated) }
  }

  /// Tells it that it is in its place: what it animates then is not animated on its way.
  func arrive(_ isAnimated: Bool) {
    guard presence == .coming else { return }
    presence = .there
    viewDidAppear(isAnimated)
    isMovingToParent = false
    for child in children { child.arrive(isAnimated) }
  }

  /// Has it ready to be shown. What lies in another controller is told by that when it is seen, and what is shown once
  /// more on its way off does not come back.
  func begin() {
    guard parent == nil, presence != .leaving, !isBeneathCover else { return loadViewIfNeeded() }
    guard let graph = ViewGraph.current else { return appear(false) }
    guard presence == .away else { return }
    come(false)
    // It is in its place once that is laid out.
    graph.afterUpdate { [weak self] in self?.arrive(false) }
  }

  /// Tells it, and what lies in it, that it begins to go.
  func leave(_ isAnimated: Bool) {
    guard presence == .there || presence == .coming else { return }
    presence = .leaving
    viewWillDisappear(isAnimated)
    for child in children { child.leave(isAnimated) }
  }

  /// Tells it that it is out of sight.
  func left(_ isAnimated: Bool) {
    leave(isAnimated)
    guard presence == .leaving else { return }
    presence = .away
    viewDidDisappear(isAnimated)
  }

  /// Its view has come into a window, or has gone: what lies in another controller goes by that.
  func follow(intoWindow isInWindow: Bool) {
    guard parent != nil else { return }
    if isInWindow { appear(false) } else { left(false) }
  }
}
