import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A text in a scene.
///
/// - Note: Approximated: where no font is named, the system's lightest stands for Helvetica Neue's; lines of several stand
///   with their first one's base at the node where the base is asked for.
@MainActor @preconcurrency
open class SKLabelNode: SKNode {
  open var text: String?
  open var fontName: String?
  /// Points.
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor? = .white
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// 0 for as many as there are.
  open var numberOfLines = 1
  /// 0 for no end.
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var blendMode = SKBlendMode.alpha

  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  /// - Parameter environment: Of where it is drawn.
  private func resolved(in context: GraphicsContext) -> GraphicsContext.ResolvedText? {
    guard let text, !text.isEmpty else { return nil }
    let font =
      fontName.flatMap { UIFont(name: $0, size: fontSize)?.font }
      ?? Font.system(size: fontSize, weight: .ultraLight)
    let string = numberOfLines == 1 ? text.replacing("\n", with: " ") : text
    var environment = context.environment
    environment.multilineTextAlignment = horizontalAlignmentMode.alignment
    environment.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    return context.resolve(
      Text(verbatim: string).font(font).foregroundColor(fontColor?.color ?? .white),
      in: environment)
  }

  private var room: CGSize {
    CGSize(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity, height: .infinity)
  }

  /// Where the text is about the node, y down as texts run.
  private func place(of text: GraphicsContext.ResolvedText) -> CGRect {
    let size = text.measure(in: room)
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: -text.firstBaseline(in: size)
      case .center: -size.height / 2
      case .top: 0
      case .bottom: -size.height
      }
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -size.width / 2
      case .left: 0
      case .right: -size.width
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  override var contents: CGRect? {
    guard let graph = ViewGraph.current else { return nil }
    let context = GraphicsContext(
      origin: .zero, size: .zero, environment: EnvironmentValues(), graph: graph, symbols: [])
    guard let place = resolved(in: context).map(place) else { return nil }
    return CGRect(x: place.minX, y: -place.maxY, width: place.width, height: place.height)
  }

  override func drawSelf(in context: GraphicsContext) {
    guard let text = resolved(in: context) else { return }
    var context = context
    context.blendMode = blendMode.mode
    context.scaleBy(x: 1, y: -1)
    context.draw(text, in: place(of: text))
  }

  override func twin() -> SKNode {
    let twin = SKLabelNode(fontNamed: fontName)
    (twin.text, twin.fontSize, twin.fontColor) = (text, fontSize, fontColor)
    twin.horizontalAlignmentMode = horizontalAlignmentMode
    twin.verticalAlignmentMode = verticalAlignmentMode
    (twin.numberOfLines, twin.blendMode) = (numberOfLines, blendMode)
    twin.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    return twin
  }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center, left, right

  var alignment: TextAlignment {
    switch self {
    case .center: .center
    case .left: .leading
    case .right: .trailing
    }
  }
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
