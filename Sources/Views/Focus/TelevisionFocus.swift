import Foundation
import Motion
import Observation
@_spi(Engine) import ViewEngine

/// Which button of a television has the focus: the first that appears, then the one that is pressed.
@Observable
final class TelevisionFocus: GraphPart {
  private(set) var focused: ObjectIdentifier?
  @ObservationIgnored private var all: [ObjectIdentifier] = []

  func add(_ token: FocusToken) {
    guard !all.contains(ObjectIdentifier(token)) else { return }
    all.append(ObjectIdentifier(token))
    if focused == nil { focused = ObjectIdentifier(token) }
  }

  func remove(_ token: FocusToken) {
    let id = ObjectIdentifier(token)
    all.removeAll { $0 == id }
    if focused == id { focused = all.first }
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

/// Lets a view know whether it has a television's focus.
struct TelevisionFocusModifier: ViewModifier {
  let token: FocusToken
  @Environment(\.idiom) private var idiom
  @Environment(\.focusLink) private var link
  @Environment(\.isCoveredPage) private var isCovered
  /// What led to a page has the focus again when that has gone.
  @State private var hadFocus = false

  func body(content: Content) -> some View {
    if idiom == .tv, let focus = ViewGraph.current?.part(TelevisionFocus.self) {
      let isFocused = isFocused(in: focus)
      content
        .environment(\.focusLink, FocusLink(isOn: isFocused) { _ in })
        .onChange(of: isFocused) { _, isFocused in link?.set(isFocused) }
        .onChange(of: link?.isOn) { _, isOn in if isOn == true { focus.move(to: token) } }
        .onChange(of: isCovered) { _, isCovered in
          if isCovered, focus.focused == ObjectIdentifier(token) {
            hadFocus = true
            focus.remove(token)
          } else if !isCovered, hadFocus {
            hadFocus = false
            focus.move(to: token)
          }
        }
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
    if isCovered { focus.cover(token) } else { focus.add(token) }
    return focus.focused == ObjectIdentifier(token)
  }
}

/// Tells a page of a television that another lies over it.
struct CoveredPageModifier: EnvironmentModifier {
  let isCovered: Bool

  func apply(to environment: inout EnvironmentValues) {
    if isCovered, environment.idiom == .tv { environment.isCoveredPage = true }
  }
}

private enum IsCoveredPageKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsInToolbarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsDefaultActionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether another page lies over the view, on a television.
  fileprivate var isCoveredPage: Bool {
    get { self[IsCoveredPageKey.self] }
    set { self[IsCoveredPageKey.self] = newValue }
  }

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
