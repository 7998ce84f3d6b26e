import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The part of a button that is pressed.
struct PressableButton<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  let look: ButtonLook?
  @State private var isPressed = false
  @State private var token = FocusToken()
  @Environment(\.isInList) private var isInList
  @Environment(\.idiom) private var idiom
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    // A row's ground shows that it is pressed.
    let isRow = isInList && look == nil && idiom != .mac
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(view: AnyView(label)), isPressed: isPressed && !isRow)
    Group {
      if case .pressed(let make) = look {
        make(configuration)
      } else {
        BorderlessButtonBody(configuration: configuration)
      }
    }
    .modifier(TelevisionFocusModifier(token: token))
    .modifier(
      PressModifier(
        setPressed: { pressed in
          if pressed, idiom == .tv {
            ViewGraph.current?.part(TelevisionFocus.self).move(to: token)
          }
          guard pressed != isPressed else { return }
          var transaction = pressed ? Transaction() : Transaction(animation: .default)
          transaction[PressFeedback.self] = true
          withTransaction(transaction) { isPressed = pressed }
        }, action: action, isRow: isRow, shortcut: shortcut))
  }
}

struct PressModifier: WrapperModifier {
  let setPressed: (Bool) -> Void
  let action: @MainActor () -> Void
  /// Whether all of a list's row is its button.
  var isRow = false
  /// Where it is not, there is nothing to press but what is inside.
  var isActive = true
  /// The key that does what it does.
  var shortcut: KeyboardShortcut?
  /// To a script that chooses for itself; nil is as what is around says.
  var appeal: TouchAppeal?

  func makeItem(_ child: Item, node: Node) -> PressItem { PressItem(child, node: node) }

  func update(_ item: PressItem, transaction: Transaction) {
    item.press.modifier = self
    item.mask = isActive ? .all : .subviews
    if shortcut != nil { item.node.graph.part(ShortcutButtons.self).add(item) }
  }
}

final class PressItem: TouchItem {
  let press = PressRecognizer()

  init(_ child: Item, node: Node) {
    super.init(child, recognizer: press, node: node)
    press.item = self
  }

  override var ownAppeal: TouchAppeal? { press.modifier?.appeal }

  /// All of a button's frame is its own, gaps between its views included.
  override func hitTest(_ point: CGPoint) -> [Item] {
    let hit = child.hitTest(point)
    if !hit.isEmpty { return hit }
    return mask.contains(.gesture) && frame.contains(point) ? [self] : []
  }

  override var touchBounds: CGRect? { TouchLook.around([child.seenTouchBounds, frame]) }
}

/// Follows a finger on a button: pressed while the finger is near, it acts when that is lifted.
final class PressRecognizer: Recognizer<Void> {
  var modifier: PressModifier?
  weak var item: PressItem?
  private var isPressed = false

  /// Points around a button within which a finger that is down still presses it.
  private static let reach: CGFloat = 70

  override func receive(_ event: TouchEvent) {
    switch event.kind {
    case .down:
      phase = .possible
      press(true)
    case .moved:
      let frame = item?.screenFrame ?? .zero
      press(frame.insetBy(dx: -Self.reach, dy: -Self.reach).contains(event.point))
    case .up:
      let acts = isPressed
      press(false)
      phase = acts ? .ended(()) : .failed
      if acts { modifier?.action() }
    case .time: break
    }
  }

  override func cancel() {
    super.cancel()
    press(false)
  }

  override var respondsToTaps: Bool { true }

  private func press(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    modifier?.setPressed(isPressed)
    if modifier?.isRow ?? false { item?.listRow?.press(isPressed) }
  }
}
