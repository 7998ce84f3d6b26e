import Foundation
import Observation
@_spi(Engine) import ViewEngine

/// The windows of a clip's scene: its own, and what a demo shows over it.
@Observable
final class SceneWindows: GraphPart {
  /// Those of which something is to be seen, the foremost last.
  private(set) var shown: [UIWindow] = []
  /// The same, for whoever asks for windows in a body or an update: UIKit tells nobody of others.
  @ObservationIgnored private var known: [UIWindow] = []
  @ObservationIgnored private lazy var main = UIWindow(main: UIScreen.main.bounds)

  /// The recognisers of the main window and of its controller's view, which hear of every finger.
  private(set) var listening: [UIGestureRecognizer] = []
  @ObservationIgnored private var heard: [UIGestureRecognizer] = []
  /// What hears for them.
  @ObservationIgnored weak var listener: Item?

  init() {}

  var all: [UIWindow] { [main] + known.filter { !$0.isMain } }

  /// Something of the window is otherwise than it was.
  func note(_ window: UIWindow) {
    if window.isMain { listen(through: window.allRecognizers.filter(\.isEnabled)) }
    let isThere = known.contains { $0 === window }
    if window.isShown {
      let isInOrder = zip(known, known.dropFirst()).allSatisfy { $0.windowLevel <= $1.windowLevel }
      if isThere && isInOrder { return }
      var others = known.filter { $0 !== window }
      let place = others.firstIndex { $0.windowLevel > window.windowLevel } ?? others.count
      others.insert(window, at: place)
      show(others)
    } else if isThere {
      show(known.filter { $0 !== window })
    }
    window.move(intoWindow: window.isShown)
    window.rootViewController?.view.move(intoWindow: window.isShown)
  }

  private func listen(through recognizers: [UIGestureRecognizer]) {
    guard !recognizers.elementsEqual(heard, by: { $0 === $1 }) else { return }
    heard = recognizers
    listening = recognizers
  }

  private func show(_ windows: [UIWindow]) {
    known = windows
    shown = windows
  }
}
