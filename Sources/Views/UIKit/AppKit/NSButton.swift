import Foundation
import Geometry
import ViewEngine

/// A button of AppKit's, drawn as SwiftUI's.
///
/// - Note: Approximated: of the kinds of buttons boxes to tick and triangles to open something are told from the others.
@MainActor @preconcurrency
open class NSButton: NSControl {
  public enum BezelStyle: UInt, Sendable {
    case push, rounded, regularSquare, disclosure, circular, helpButton, recessed, inline
    case texturedRounded, texturedSquare, roundRect, roundedDisclosure, toolbar, badge
    case shadowlessSquare, smallSquare, accessoryBar, accessoryBarAction, flexiblePush
  }

  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
    case momentaryPushIn, accelerator, multiLevelAccelerator
  }

  public var title = "" { didSet { changed() } }
  public var image: NSImage? { didSet { changed() } }
  public var state = StateValue.off { didSet { changed() } }
  public var bezelStyle = BezelStyle.push { didSet { changed() } }
  public var isBordered = true { didSet { changed() } }
  public var contentTintColor: NSColor? { didSet { changed() } }
  /// - Note: Accepted: no key is pressed for it.
  public var keyEquivalent = ""
  private var type = ButtonType.momentaryPushIn { didSet { changed() } }

  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.title = title
    listen(target, action)
  }

  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    self.image = image
    listen(target, action)
  }

  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    type = .switch
  }

  private func listen(_ target: Any?, _ action: Selector?) {
    self.target = target as AnyObject?
    self.action = action
  }

  public func setButtonType(_ type: ButtonType) { self.type = type }
  public func performClick(_ sender: Any?) { press() }

  private var keepsState: Bool {
    switch type {
    case .pushOnPushOff, .toggle, .switch, .radio, .onOff: true
    default: false
    }
  }

  private func press() {
    guard isEnabled else { return }
    if keepsState { state = state == .on ? .off : .on }
    sendAction(action, to: target)
  }

  override var ownContent: AnyView? {
    let isOn = Binding(get: { self.state == .on }) { _ in self.press() }
    let content: AnyView
    if type == .switch {
      content = AnyView(Toggle(isOn: isOn) { label }.toggleStyle(.checkbox))
    } else {
      let button = Button {
        self.press()
      } label: {
        label
      }
      content =
        isBordered && bezelStyle != .disclosure
        ? AnyView(button.buttonStyle(.bordered)) : AnyView(button.buttonStyle(.plain))
    }
    return AnyView(content.font(font?.font).disabled(!isEnabled))
  }

  @ViewBuilder private var label: some View {
    if bezelStyle == .disclosure {
      Image(systemName: state == .on ? "chevron.down" : "chevron.right")
    } else {
      HStack(spacing: 4) {
        if let image = image?.image { image }
        if !title.isEmpty { Text(verbatim: title) }
      }
      .foregroundStyle(contentTintColor?.color ?? .primary)
    }
  }
}
