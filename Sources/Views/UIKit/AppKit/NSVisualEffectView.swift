import Foundation
import ViewEngine

/// A blur over what is behind, as a view of AppKit.
///
/// - Note: Approximated: drawn as the SwiftUI material that comes nearest.
@MainActor @preconcurrency
public final class NSVisualEffectView: NSView {
  public enum Material: Int, Sendable {
    case titlebar, selection, menu, popover, sidebar, headerView, sheet, windowBackground
    case hudWindow, fullScreenUI, toolTip, contentBackground, underWindowBackground
    case underPageBackground

    fileprivate var material: ViewMaterial {
      switch self {
      case .titlebar, .headerView: .bar
      case .hudWindow, .fullScreenUI, .toolTip: .thin
      case .windowBackground, .contentBackground, .underPageBackground, .sheet: .thick
      case .selection, .menu, .popover, .sidebar, .underWindowBackground: .regular
      }
    }
  }

  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }

  public var material = Material.windowBackground { didSet { changed() } }
  /// - Note: Accepted: what is behind is always the clip's own.
  public var blendingMode = BlendingMode.behindWindow
  /// - Note: Accepted: a clip's window is active.
  public var state = State.followsWindowActiveState
  public var isEmphasized = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownContent: AnyView? { AnyView(Rectangle().fill(material.material)) }
}

private typealias ViewMaterial = Material
