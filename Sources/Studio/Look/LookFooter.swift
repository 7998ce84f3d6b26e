import Drawing
import Foundation
import Geometry

/// What is written below the device: captions lowest, above them lines of code, above those the keys that are
/// pressed.
///
/// What is seen together is in rows of its own; the layout keeps as much room free as they take.
struct LookFooter {
  let captions: CaptionRow?
  let code: CaptionRow?
  /// Pixels; 0 where no keys are shown.
  let keys: Double
  /// When keys are pressed that are shown.
  private let pressed: [LookFade]
  /// Whether a camera comes near, and the device with it: then rows are as low as they look well.
  private let isLow: Bool
  /// Pixels of the picture for what would be one on a canvas of 1080 lines.
  let unit: Double

  /// Above a row, and above and below all of them, in units.
  private enum Gap {
    static let code = 14.0
    static let keys = 16.0
    static let around = 12.0
    /// Below the lowest, where there is no room.
    static let edge = 34.0
  }
  /// Of a canvas's height, at the most: a long text may stand on the device sooner than leave none of it.
  private static let most = 0.35

  init(
    _ look: Look, plan: ClipPlan, canvas: CGSize, ink: LookInk, measuring: any TextMeasuring
  ) {
    let unit = min(canvas.width, canvas.height) / 1080
    self.unit = unit
    isLow = ink.isOverScreen
    func row(isCode: Bool) -> CaptionRow? {
      CaptionRow(
        plan, isCode: isCode, width: canvas.width - 2 * Gap.edge * unit, unit: unit, ink: ink,
        measuring: measuring)
    }
    (captions, code) = (row(isCode: false), row(isCode: true))
    pressed =
      look.keys == .shown ? plan.keys.map { LookFade(start: $0.time, end: $0.time + 1) } : []
    keys = pressed.isEmpty ? 0 : KeyTrack.height * unit
  }

  /// Pixels that are free at the sides.
  var edge: Double { Gap.edge * unit }

  private var codeIsAbove: Bool {
    guard let captions, let code else { return false }
    return code.meets(captions)
  }

  /// From the lowest row's bottom to the top of captions and code.
  private var written: Double {
    let (captions, code) = (captions?.height ?? 0, code?.height ?? 0)
    return codeIsAbove ? captions + Gap.code * unit + code : max(captions, code)
  }

  private var height: Double {
    keys > 0 && written > 0 ? written + Gap.keys * unit + keys : written + keys
  }

  /// Pixels below a device that all of it needs; 0 where there is nothing.
  func room(on canvas: CGSize) -> Double {
    height > 0 ? min(height + 2 * Gap.around * unit, Self.most * canvas.height) : 0
  }

  /// Where rows begin, in pixels from the canvas's bottom.
  ///
  /// - Parameter room: Below the device. They are in its middle if they fit, and lower where they may be seen over
  ///   the device.
  func bottoms(in room: Double) -> (captions: Double, code: Double, keys: Double) {
    func bottom(of height: Double) -> Double {
      let middle = (room - height) / 2
      return height + Gap.around * unit <= room ? (isLow ? min(middle, edge) : middle) : edge
    }
    let all = bottom(of: height)
    if keys > 0 || codeIsAbove {
      return (
        all, codeIsAbove ? all + (captions?.height ?? 0) + Gap.code * unit : all,
        written > 0 ? all + written + Gap.keys * unit : all
      )
    }
    return (bottom(of: captions?.height ?? 0), bottom(of: code?.height ?? 0), all)
  }

  /// What a camera leaves free for it.
  func room(on layout: LookLayout) -> CameraRoom {
    let bottoms = bottoms(in: layout.canvas.height - layout.deviceFrame.maxY)
    let tops = [
      captions.map { bottoms.captions + $0.height }, code.map { bottoms.code + $0.height },
      keys > 0 ? bottoms.keys + keys : nil,
    ].compactMap { $0 }
    return CameraRoom(
      written: [captions, code].flatMap { $0?.fades ?? [] } + pressed,
      height: tops.max().map { $0 + Gap.around * unit } ?? 0)
  }
}
