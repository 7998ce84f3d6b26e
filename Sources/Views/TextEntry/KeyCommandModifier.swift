import Motion
import ViewEngine

/// Does something when a key is pressed that is a command on some devices.
struct KeyCommandModifier: ViewModifier {
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  private let devices: Set<DeviceIdiom>
  private let action: (() -> Void)?
  @Environment(\.idiom) private var idiom

  init(
    _ key: KeyEquivalent, with modifiers: EventModifiers = [], on devices: Set<DeviceIdiom>,
    action: (() -> Void)?
  ) {
    self.key = key
    self.modifiers = modifiers
    self.devices = devices
    self.action = action
  }

  func body(content: Content) -> some View {
    if devices.contains(idiom), let action {
      content.modifier(
        // A demo that nobody has written a script for shows keys by themselves.
        KeyPressModifier(keys: modifiers.isEmpty ? [key] : [], isCommand: true) { press in
          guard press.key == key, press.modifiers == modifiers, press.phase != .up else {
            return .ignored
          }
          action()
          return .handled
        })
    } else {
      content
    }
  }
}
