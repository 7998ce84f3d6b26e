/// What can be said of a look, one word each: the keys of `look` in a preset, in a look's own file, and of
/// what a page says of itself.
package enum LookKey: String, CaseIterable, Sendable {
  case base, canvas, backdrop, padding, device, finish, statusBar, shadow, pointer, camera
  case cameraMoves, title, subtitle, code, keys, keyboard, sideBySide, motionBlur, loop

  /// For a reader.
  package var summary: String {
    switch self {
    case .base: "The look to start from: documentation or social."
    case .canvas: "Width x height of the picture in pixels, a ratio such as 9:16, or auto."
    case .backdrop:
      "What is behind the device: a colour (#F2F2F2), colours from one side to the other "
        + "(#5B4AD9 #FAA86B at 45), a picture's file, or clear."
    case .padding: "Pixels around the device at the least."
    case .device:
      "What is drawn around the screen: shown (its device), hidden, window (a Mac's), or laptop."
    case .finish: "The device's colour: dark or light."
    case .statusBar: "Whether the time and the battery are shown: true or false."
    case .pointer: "Who touches the screen: arrow, touch or none."
    case .shadow: "Whether there is a shadow beneath the device: true or false."
    case .camera: "still, or follow: goes near what is touched or moves."
    case .cameraMoves: "What comes nearer: device, before a backdrop that stays, or all."
    case .title: "A text beside an upright device on a wide canvas, above it elsewhere."
    case .subtitle: "A smaller text below the title."
    case .code: "Whether the line of code is shown that runs: shown or hidden."
    case .keys: "Whether the keys are shown that a script types with: shown or hidden."
    case .keyboard:
      "Whether the device's keyboard rises while a field has the focus: shown or hidden."
    case .sideBySide:
      "Two screens in one picture, played alike: light dark, dark light, or the names of two views."
    case .motionBlur: "The angle of the shutter in degrees: 180 is usual, 0 blurs nothing."
    case .loop: "Whether the clip ends as it began: true or false."
    }
  }

  /// A value that can be written.
  package var example: String {
    switch self {
    case .base: "documentation"
    case .canvas: "1920x1080"
    case .backdrop: "#F2F2F2"
    case .padding: "80"
    case .device: "shown"
    case .finish: "dark"
    case .statusBar: "true"
    case .pointer: "touch"
    case .shadow: "true"
    case .camera: "follow"
    case .cameraMoves: "device"
    case .title: "Transitions"
    case .subtitle: "How views come and go"
    case .code: "shown"
    case .keys: "shown"
    case .keyboard: "shown"
    case .sideBySide: "light dark"
    case .motionBlur: "180"
    case .loop: "true"
    }
  }
}
