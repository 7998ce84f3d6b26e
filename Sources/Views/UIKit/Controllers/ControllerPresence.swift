import ViewEngine

/// How far a controller has been told that it is seen.
enum ControllerPresence { case away, there, leaving }

extension UIViewController {
  /// Tells it that it is seen from now on, if it does not know.
  func appear(_ isAnimated: Bool) {
    guard presence != .there else { return }
    presence = .there
    let isFirst = !isViewLoaded
    loadViewIfNeeded()
    viewWillAppear(isAnimated)
    if isFirst {
      viewWillLayoutSubviews()
      viewDidLayoutSubviews()
    }
    viewDidAppear(isAnimated)
  }

  /// Has it ready to be shown. What lies in another controller is told by that when it is seen.
  func begin() {
    if parent == nil { appear(false) } else { loadViewIfNeeded() }
  }

  /// Tells it that it begins to go.
  func leave(_ isAnimated: Bool) {
    guard presence == .there else { return }
    presence = .leaving
    viewWillDisappear(isAnimated)
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
