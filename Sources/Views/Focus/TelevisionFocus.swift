import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Which button of a television has the focus: the first that appears, then the one that is pressed.
@Observable
final class TelevisionFocus: GraphPart {
  private(set) var focused: ObjectIdentifier?
  @ObservationIgnored private var all: [ObjectIdentifier] = []
  /// The boxes over the page, the foremost last.
  @ObservationIgnored private var boxes: [Box] = []

  /// An alert, or a page that is presented.
  private struct Box {
    var claim: FocusClaim
    /// What had the focus before it.
    var earlier: ObjectIdentifier?
    /// What is in it.
    var tokens: Set<ObjectIdentifier>
  }

  /// It has its place: what asks for the focus as it appears comes too late.
  @ObservationIgnored private var isSettled = false

  /// - Parameter isPreferred: Whether it has the focus first, in place of what stands first.
  func add(_ token: FocusToken, isPreferred: Bool = false) {
    guard !all.contains(ObjectIdentifier(token)) else { return }
    all.append(ObjectIdentifier(token))
    if focused == nil || isPreferred && !isSettled { focused = ObjectIdentifier(token) }
    if isPreferred { isSettled = true }
  }

  func remove(_ token: FocusToken) {
    let id = ObjectIdentifier(token)
    all.removeAll { $0 == id }
    var next: ObjectIdentifier?
    if let index = boxes.firstIndex(where: { $0.tokens.contains(id) }) {
      boxes[index].tokens.remove(id)
      let box = boxes[index]
      // One box that another follows has left what had the focus before both.
      for other in boxes.indices where boxes[other].earlier == id {
        boxes[other].earlier = box.earlier
      }
      let others = box.claim.isPage ? all.filter(box.tokens.contains) : []
      next = others.first ?? box.earlier
      if box.tokens.isEmpty { boxes.remove(at: index) }
    }
    if focused == id { focused = next.flatMap { all.contains($0) ? $0 : nil } ?? all.first }
  }

  /// Goes into a box that has come, and back to what had it before once the box is gone.
  func enter(_ token: FocusToken, for claim: FocusClaim) {
    let id = ObjectIdentifier(token)
    if let index = boxes.firstIndex(where: { $0.claim.box === claim.box }) {
      boxes[index].tokens.insert(id)
      guard boxes[index].claim.isLast, !claim.isLast else { return }
      boxes[index].claim = claim
    } else {
      boxes.append(Box(claim: claim, earlier: focused, tokens: [id]))
    }
    move(to: token)
  }

  /// What another page lies over is no longer among those that can have the focus.
  func cover(_ token: FocusToken) {
    all.removeAll { $0 == ObjectIdentifier(token) }
  }

  /// Those that the keys of a remote give the focus to: in front of a page, what is in the box there.
  var reachable: [ObjectIdentifier] {
    guard let box = boxes.last else { return all }
    return all.filter(box.tokens.contains)
  }

  func move(to token: FocusToken) {
    isSettled = true
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
