import Drawing
import Foundation
import Geometry

/// A ring, an arrow or a text at a view, which goes where that goes.
struct CueMark {
  private enum Form {
    case ring
    case arrow(MarkSide)
    case label(LookText, MarkSide)
  }

  private let trace: CueTrace
  private let form: Form
  private let fade: LookFade
  private let layout: LookLayout
  private let screen: Int
  private let unit: Double

  /// - Parameters:
  ///   - screen: On which of several it is.
  ///   - statusBar: How high that of the screen is, in points; 0 where it has none.
  init?(
    _ trace: CueTrace, onScreen screen: Int = 0, in plan: ClipPlan, layout: LookLayout,
    statusBar: Double = 0, measuring: any TextMeasuring
  ) {
    guard let end = trace.end, let frame = trace.places.compactMap(\.frame).first else {
      return nil
    }
    self.trace = trace
    self.layout = layout
    self.screen = screen
    let unit = min(layout.canvas.width, layout.canvas.height) / 1080
    self.unit = unit
    fade = LookFade(start: trace.start, end: end, in: plan)
    let space = MarkSide.Space(
      canvas: layout.canvas, target: layout.onCanvas(frame, screen: screen),
      touched: layout.touched(plan.touches, during: fade, screen: screen), unit: unit,
      statusBar: statusBar > 0
        ? layout.onCanvas(
          CGRect(x: 0, y: 0, width: layout.screen.width, height: statusBar), screen: screen)
        : nil)
    switch trace.cue.kind {
    case .ring: form = .ring
    case .arrow:
      form = .arrow(
        space.best(
          of: CGSize(width: Self.arrowLength * unit, height: 50 * unit), turning: true,
          [.leading, .trailing, .above, .below]))
    case .label(let string):
      let run = TextRun(
        string, font: FontDescription(size: 28 * unit, weight: 600), paint: .color(.white))
      let text = LookText(
        [run], width: 520 * unit, alignment: .center, measuring: measuring)
      form = .label(
        text,
        space.best(
          of: Self.plateSize(text, unit), turning: false, [.above, .below, .trailing, .leading]))
    case .zoom, .caption, .code: return nil
    }
  }

  private static let arrowLength = 130.0

  private static func plateSize(_ text: LookText, _ unit: Double) -> CGSize {
    CGSize(width: text.size.width + 44 * unit, height: text.size.height + 24 * unit)
  }

  func items(at time: Double, seen: ProjectionTransform?) -> [DisplayItem] {
    let presence = fade.presence(at: time)
    guard presence > 0, let place = trace.frame(at: time) else { return [] }
    var frame = layout.onCanvas(place, screen: screen)
    if let seen { frame = frame.covering(seen) }
    let mark: [DisplayItem] =
      switch form {
      case .ring: ring(around: frame, presence)
      case .arrow(let side): arrow(to: frame, from: side, presence)
      case .label(let text, let side): label(text, at: frame, on: side, presence)
      }
    return presence < 1 ? [.group(.opacity(presence), mark)] : mark
  }

  // MARK: Forms

  private func ring(around frame: CGRect, _ presence: Double) -> [DisplayItem] {
    let reach = (11 + 16 * (1 - presence)) * unit
    let rect = frame.insetBy(dx: -reach, dy: -reach)
    let path = Path(
      roundedRect: rect, cornerRadius: min(rect.height / 2, rect.width / 2, 30 * unit),
      style: .continuous)
    // What is marked keeps its colours: no shadow falls inside.
    var outside = Path(CGRect(origin: .zero, size: layout.canvas))
    outside.addPath(path)
    return stroked(path, 7, shadowOn: outside)
  }

  private func arrow(to frame: CGRect, from side: MarkSide, _ presence: Double) -> [DisplayItem] {
    let away = (16 + 22 * (1 - presence)) * unit
    let (tip, way) = side.edge(of: frame)
    let point = CGPoint(x: tip.x + way.width * away, y: tip.y + way.height * away)
    let (length, head) = (Self.arrowLength * unit, 30 * unit)
    func place(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(
        x: point.x + way.width * along - way.height * across,
        y: point.y + way.height * along + way.width * across)
    }
    let path = Path { path in
      path.move(to: place(length - 16 * unit, 0))
      path.addLine(to: place(0, 0))
      path.move(to: place(head, -head))
      path.addLine(to: place(0, 0))
      path.addLine(to: place(head, head))
    }
    return stroked(path, 11)
  }

  /// In the mark's colour with white around it, which is seen on everything.
  ///
  /// - Parameter ground: Where its shadow falls, by the even-odd rule; nil is everywhere.
  private func stroked(_ path: Path, _ width: Double, shadowOn ground: Path? = nil) -> [DisplayItem]
  {
    func line(_ width: Double, _ color: RGBA) -> DisplayItem {
      LookPiece.shape(
        path.strokedPath(
          StrokeStyle(lineWidth: width * unit, lineCap: .round, lineJoin: .round)), color)
    }
    let rim = line(width + 6, .white)
    let shadowed = DisplayItem.group(
      .shadow(
        color: RGBA(0, 0, 0, 0.28), radius: 6 * unit,
        offset: CGSize(width: 0, height: 2 * unit)), [rim])
    let below = ground.map {
      [.group(.clip($0, evenOdd: true, antialiased: true), [shadowed]), rim]
    }
    return (below ?? [shadowed]) + [line(width, LookInk.mark)]
  }

  private func label(
    _ text: LookText, at frame: CGRect, on side: MarkSide, _ presence: Double
  ) -> [DisplayItem] {
    let size = Self.plateSize(text, unit)
    let gap = (34 + 10 * (1 - presence)) * unit
    var rect = side.frame(of: size, beside: frame, gap: gap)
    // What is marked may be gone near to since the side was chosen.
    let edge = 18 * unit
    rect.origin.x = min(max(rect.minX, edge), layout.canvas.width - edge - size.width)
    rect.origin.y = min(max(rect.minY, edge), layout.canvas.height - edge - size.height)
    let (tip, way) = side.edge(of: frame)
    let point = CGPoint(
      x: tip.x + way.width * (gap - 17 * unit), y: tip.y + way.height * (gap - 17 * unit))
    let plate = CuePlate(rect: rect, side: side, tip: point, unit: unit).path
    let rim = plate.strokedPath(StrokeStyle(lineWidth: 5 * unit, lineJoin: .round))
    return [
      .group(
        .shadow(
          color: RGBA(0, 0, 0, 0.3), radius: 9 * unit,
          offset: CGSize(width: 0, height: 4 * unit)),
        [LookPiece.shape(rim, .white), LookPiece.shape(plate, .white)]),
      LookPiece.shape(plate, RGBA(0.11, 0.11, 0.125)),
      text.item(
        at: CGPoint(x: rect.midX - text.size.width / 2, y: rect.midY - text.size.height / 2)),
    ]
  }
}
