import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Which button of a television has the focus: the first that appears, then the one that is pressed.
@Observable
final class TelevisionFocus: GraphPart {
  private(set) var focused: ObjectIdentifier?
  @ObservationIgnored private var all: [ObjectIdentifier] = []
  /// What has the focus in a box over the page, and what had it before.
  @ObservationIgnored private var claim: FocusClaim?
  @ObservationIgnored private var earlier: ObjectIdentifier?
  /// What is in such boxes.
  @ObservationIgnored private var boxed: Set<ObjectIdentifier> = []

  func add(_ token: FocusToken) {
    guard !all.contains(ObjectIdentifier(token)) else { return }
    all.append(ObjectIdentifier(token))
    if focused == nil { focused = ObjectIdentifier(token) }
  }

  func remove(_ token: FocusToken) {
    let id = ObjectIdentifier(token)
    all.removeAll { $0 == id }
    boxed.remove(id)
    if focused == id { focused = earlier.flatMap { all.contains($0) ? $0 : nil } ?? all.first }
    if boxed.isEmpty { (claim, earlier) = (nil, nil) }
  }

  /// Goes into a box that has come, and back to what had it before once the box is gone.
  func enter(_ token: FocusToken, for claim: FocusClaim) {
    boxed.insert(ObjectIdentifier(token))
    if let open = self.claim, open.box === claim.box {
      guard open.isLast, !claim.isLast else { return }
    } else if self.claim == nil {
      // One box that another follows has left what had the focus before both.
      earlier = focused
    }
    self.claim = claim
    move(to: token)
  }

  /// What another page lies over is no longer among those that can have the focus.
  func cover(_ token: FocusToken) {
    all.removeAll { $0 == ObjectIdentifier(token) }
  }

  func move(to token: FocusToken) {
    if focused != ObjectIdentifier(token) { focused = ObjectIdentifier(token) }
  }
}

/// What can have the focus.
final class FocusToken: Sendable {
  nonisolated init() {}
}

private enum IsInToolbarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsDefaultActionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views stand in a bar.
  var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }

  /// Whether the return key presses the button: a Mac's is in the tint.
  var isDefaultAction: Bool {
    get { self[IsDefaultActionKey.self] }
    set { self[IsDefaultActionKey.self] = newValue }
  }
}
