import Foundation
import Geometry
import Motion
import Observation
import ViewEngine

/// A menu or a popover that is open.
struct OverlayEntry: Identifiable {
  enum Kind {
    case menu
    /// A Mac's context menu: from a point on screen.
    case pointerMenu(at: CGPoint)
    /// In place of another menu, from one of its rows.
    case submenu(parent: OverlayMenuFrame)
    /// - Parameter preview: Shown in place of the view itself.
    case contextMenu(preview: AnyView?)
    case popover(PopoverPlace)
  }

  let id: Int
  let kind: Kind
  /// What it belongs to.
  let source: SourceAnchor
  let live: LiveOverlay

  @MainActor var content: AnyView { live.content }
  @MainActor var environment: EnvironmentValues { live.environment }
  @MainActor var dismiss: () -> Void { live.dismiss }
}

/// What is in an open menu, as of the last update of the view that opens it.
///
/// Each has its own: the rows of a menu open submenus, which must not make those rows anew.
@Observable
final class LiveOverlay {
  var content: AnyView
  /// Of the view that opens it.
  var environment: EnvironmentValues
  @ObservationIgnored var dismiss: () -> Void
  /// Where parts move each in their own way: whether they are where they belong.
  var isUp = false
  /// It is on its way out, and no finger reaches it any more.
  @ObservationIgnored var isClosing = false

  init(content: AnyView, environment: EnvironmentValues, dismiss: @escaping () -> Void) {
    self.content = content
    self.environment = environment
    self.dismiss = dismiss
  }
}

/// Where a menu stands, for the menus that open from its rows.
@MainActor
final class OverlayMenuFrame {
  /// Above its label, with its first row at the bottom.
  var isUpward = false
  var frame = CGRect.zero
  /// Something was chosen in it that did not close it.
  var staysOpen = false
  /// Of what the outermost menu belongs to.
  var source = CGRect.zero
}
