import Drawing
import Foundation
import Geometry
import Views

/// What is drawn over the picture: plain values, made anew for every picture.
struct PreviewOverlay {
  var model: PreviewModel
  var events: [ScriptEvent] = []
  /// The window, and the clip's screen in it, in points.
  var size = CGSize.zero
  var screen = CGRect.zero
  /// Points of that screen across.
  var canvasWidth = 1.0
  var showsBar = false
  /// What is wrong with the file as it is now.
  var problem: String?
  /// News for a moment.
  var notice: String?
  /// What is said of hands on; nil while the script plays.
  var hands: String?
  var isRecording = false
  /// Lines about the frame.
  var facts: [String] = []
  var outlines: [ViewOutline] = []
  var showsKeys = false

  /// Unicode scalars of a problem; a window has room for less.
  private static let longestProblem = 10_000

  func displayList(_ style: PreviewStyle) -> DisplayList {
    var items: [DisplayItem] = []
    var boxes: [CGRect] = []
    var top = 8.0
    func add(_ text: String, _ background: RGBA, _ font: FontDescription = PreviewStyle.font) {
      let label = style.label(
        text, at: CGPoint(x: 8, y: top), width: size.width - 16, background: background,
        font: font)
      items += label
      if case .leaf(.shape(let box), let origin)? = label.first {
        boxes.append(CGRect(origin: origin, size: box.path.boundingRect.size))
        top += box.path.boundingRect.height + 6
      }
    }
    if let problem {
      // A demo may have said the last words of it.
      add(
        problem.shortened(to: Self.longestProblem), PreviewStyle.problem,
        FontDescription(size: 12, design: .monospaced))
    }
    if let hands { add(hands, isRecording ? PreviewStyle.problem : PreviewStyle.panel) }
    if !facts.isEmpty { add(facts.joined(separator: "\n"), PreviewStyle.panel) }
    if let notice { add(notice, PreviewStyle.panel) }
    if showsBar && hands == nil {
      items += TransportBar(size: size).items(
        model, events: events, isRecording: isRecording, style: style)
    }
    let layout = OutlineOverlay(
      outlines: outlines, size: size, screen: screen, scale: screen.width / canvasWidth,
      taken: boxes)
    if showsKeys { items += KeyPanel(size: size).items(style) }
    return DisplayList(layout.items(style) + items)
  }
}
