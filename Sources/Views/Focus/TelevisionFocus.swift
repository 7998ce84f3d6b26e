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

  func add(_ token: FocusToken) {
    guard !all.contains(ObjectIdentifier(token)) else { return }
    all.append(ObjectIdentifier(token))
    if focused == nil { focused = ObjectIdentifier(token) }
  }

  func remove(_ token: FocusToken) {
    let id = ObjectIdentifier(token)
    all.removeAll { $0 == id }
    guard focused == id else { return }
    focused = earlier.flatMap { all.contains($0) ? $0 : nil } ?? all.first
    (claim, earlier) = (nil, nil)
  }

  /// Goes into a box that has come, and back to what had it before once the box is gone.
  func enter(_ token: FocusToken, for claim: FocusClaim) {
    if self.claim?.box == claim.box {
      guard self.claim?.isLast == true, !claim.isLast else { return }
    } else {
      earlier = focused
    }
    self.claim = claim
    move(to: token)
  }

  func move(to token: FocusToken) {
    if focused != ObjectIdentifier(token) { focused = ObjectIdentifier(token) }
  }
}

/// What can have the focus.
final class FocusToken: Sendable {
  nonisolated init() {}
}

/// What asks for the focus as it appears: a button of an alert.
struct FocusClaim {
  /// What all of its buttons are in.
  let box: ObjectIdentifier
  /// Whether it gets it only where no other does.
  let isLast: Bool
}

private enum FocusClaimKey: EnvironmentKey {
  static var defaultValue: FocusClaim? { nil }
}

extension EnvironmentValues {
  var focusClaim: FocusClaim? {
    get { self[FocusClaimKey.self] }
    set { self[FocusClaimKey.self] = newValue }
  }
}

/// Lets a view know whether it has a television's focus.
struct TelevisionFocusModifier: ViewModifier {
  let token: FocusToken
  @Environment(\.idiom) private var idiom
  @Environment(\.focusLink) private var link
  @Environment(\.focusClaim) private var claim

  func body(content: Content) -> some View {
    if idiom == .tv, let focus = ViewGraph.current?.part(TelevisionFocus.self) {
      let isFocused = isFocused(in: focus)
      content
        .environment(\.focusLink, FocusLink(isOn: isFocused) { _ in })
        .onChange(of: isFocused) { _, isFocused in link?.set(isFocused) }
        .onChange(of: link?.isOn) { _, isOn in if isOn == true { focus.move(to: token) } }
        .onAppear { if let claim { focus.enter(token, for: claim) } }
        .onDisappear { focus.remove(token) }
        // Once a default focus has been given, if there is one.
        .task { if focus.focused == ObjectIdentifier(token) { link?.set(true) } }
    } else {
      content
    }
  }
}

extension TelevisionFocusModifier {
  /// The first is focused from its first picture on.
  private func isFocused(in focus: TelevisionFocus) -> Bool {
    focus.add(token)
    return focus.focused == ObjectIdentifier(token)
  }
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
