import Drawing
import Studio
import TestSupport

/// What stands around a random clip's screen, on a canvas that is quickly drawn: nothing around half of all.
struct RandomLook: Sendable, CustomStringConvertible {
  private(set) var look: Look?

  init(_ numbers: inout SeededNumbers) {
    guard numbers.once(in: 2) else { return }
    let canvases: [Look.Canvas] = [
      .auto, .fixed(width: 240, height: 180), .fixed(width: 150, height: 220),
    ]
    var look = Look(
      canvas: numbers.pick(canvases), backdrop: numbers.pick(Self.backdrops),
      padding: numbers.number(4...20), shell: numbers.pick(Look.Shell.allCases),
      finish: numbers.pick(Look.Finish.allCases), pointer: numbers.pick(Look.Pointer.allCases),
      // Where half of all have it, what it does beside all the others is seen often enough.
      camera: numbers.pick(Look.Camera.allCases),
      cameraMoves: numbers.pick(Look.CameraMoves.allCases), shadow: numbers.once(in: 2))
    if numbers.once(in: 4) { (look.title, look.subtitle) = ("Title", "Below it") }
    if numbers.once(in: 4) { look.code = .shown }
    if numbers.once(in: 6) { look.sideBySide = .lightAndDark }
    self.look = look
  }

  private static let backdrops: [LookBackdrop] = [
    .lightGrey, .color(.black), .clear,
    .gradient([RGBA(0.3, 0.2, 0.9), RGBA(0.9, 0.6, 0.3)], angle: 55),
  ]

  var description: String {
    guard let look else { return "" }
    return ", \(look.shell) on \(look.canvas), pointer \(look.pointer), camera \(look.camera)"
      + (look.sideBySide == nil ? "" : ", side by side")
  }
}
