import Drawing
import Foundation
import Geometry
import Motion

/// A text in the layout: its place travels, its size and its wrapping jump (section D).
final class TextItem: Item, ViewUpdatable {
  private(set) var text: Text
  private let shownFrame: AnimatedFrame
  private let paint: AnimatedPaint

  init(_ text: Text, node: Node) {
    self.text = text
    shownFrame = AnimatedFrame(node: node, animatesSize: false)
    paint = AnimatedPaint(node: node)
    super.init(node: node)
    setPaint()
  }

  func update(_ view: Text) {
    text = view
    setPaint()
  }

  override var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    spacing.isText = true
    return spacing
  }

  private func setPaint() {
    paint.set(text.runs.first?.style.resolvedStyle ?? AnyShapeStyle(ForegroundStyle()))
  }

  private func runs(_ paint: Paint) -> [TextRun] {
    let environment = node.environment
    return text.runs.enumerated().map { index, run in
      run.resolved(
        in: environment, paint: index == 0 ? paint : run.style.paint(in: environment, or: paint))
    }
  }

  private var layoutOptions: TextLayout { node.environment.textStyle.layout }

  private func metrics(for proposal: ProposedViewSize) -> TextMetrics {
    graph.measuring.measure(
      runs(.color(.black)), layout: layoutOptions,
      in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = metrics(for: proposal).size
    let scale = graph.pixelsPerPoint
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }

  override func explicitGuides(in size: CGSize) -> Guides {
    let metrics = metrics(for: ProposedViewSize(size))
    return [
      VerticalAlignment.firstTextBaseline.key: metrics.firstBaseline,
      VerticalAlignment.lastTextBaseline.key: metrics.lastBaseline,
    ]
  }

  override func layout() {
    shownFrame.set(frame)
  }

  override func draw(into items: inout [DisplayItem]) {
    guard !text.runs.isEmpty else { return }
    let rect = shownFrame.rect
    let leaf = TextLeaf(
      runs: runs(paint.paint(in: CGRect(origin: .zero, size: rect.size))), layout: layoutOptions,
      size: rect.size)
    items.append(.leaf(.text(leaf), at: rect.origin))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    shownFrame.rect.contains(point) ? [self] : []
  }

  func cancelAnimations() {
    paint.cancel()
  }
}

extension Text.RunStyle {
  var resolvedStyle: AnyShapeStyle {
    if let color { return AnyShapeStyle(color) }
    return foreground ?? AnyShapeStyle(ForegroundStyle())
  }

  @MainActor
  func paint(in environment: EnvironmentValues, or inherited: Paint) -> Paint {
    guard let color else { return inherited }
    return .color(color.resolve(in: environment).rgba)
  }
}

extension Text.Run {
  func resolved(in environment: EnvironmentValues, paint: Paint) -> TextRun {
    let values = environment.textStyle
    var font = style.font ?? values.font ?? .body
    if let weight = style.weight ?? values.weight { font = font.weight(weight) }
    if style.isBold || values.isBold { font = font.bold() }
    if style.isItalic || values.isItalic { font = font.italic() }
    if let design = style.design ?? values.design { font.design = font.design ?? design }
    if style.hasMonospacedDigits || values.hasMonospacedDigits { font = font.monospacedDigit() }
    var string = string
    switch values.textCase {
    case .uppercase: string = string.uppercased()
    case .lowercase: string = string.lowercased()
    case nil: break
    }
    var run = TextRun(string, font: font.description, paint: paint)
    run.kerning = style.kerning ?? values.kerning
    run.baselineOffset = style.baselineOffset
    func line(_ style: Text.LineStyle?) -> RGBA? {
      guard let style else { return nil }
      if let color = style.color { return color.resolve(in: environment).rgba }
      if case .color(let rgba) = paint { return rgba }
      return .black
    }
    run.underline = line(style.underline ?? values.underline)
    run.strikethrough = line(style.strikethrough ?? values.strikethrough)
    return run
  }
}
