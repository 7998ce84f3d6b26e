import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a canvas is drawn with.
///
/// A copy has its own transform, clip, filters, opacity and blend mode, and draws into the same
/// canvas.
public struct GraphicsContext {
  public typealias BlendMode = Views.BlendMode

  /// What has been drawn.
  final class Sink {
    var items: [DisplayItem] = []
  }

  /// Something that is done to everything drawn from now on, in the canvas's outer coordinates.
  enum Layer {
    case clip(Path, FillStyle)
    case mask([DisplayItem])
    case filter(Filter, scale: CGFloat)
  }

  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public let environment: EnvironmentValues
  /// User space to the canvas's own.
  public var transform = CGAffineTransform.identity

  var sink = Sink()
  private var layers: [Layer] = []
  private let origin: CGPoint
  let size: CGSize
  unowned let graph: ViewGraph
  let symbols: [Entry]

  init(
    origin: CGPoint, size: CGSize, environment: EnvironmentValues, graph: ViewGraph,
    symbols: [Entry]
  ) {
    self.origin = origin
    self.size = size
    self.environment = environment
    self.graph = graph
    self.symbols = symbols
  }

  /// User space to the coordinates that the canvas stands in.
  var matrix: CGAffineTransform {
    transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
  }

  /// How much longer a length is drawn than it is given.
  var scale: CGFloat { abs(transform.a * transform.d - transform.b * transform.c).squareRoot() }

  // MARK: Clips and filters

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Keeps what is outside.
    public static let inverse = ClipOptions(rawValue: 1)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  /// Keeps of what is drawn from now on only what is inside a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var style = style
    var outline = path.applying(matrix)
    if options.contains(.inverse) {
      var around = Path(everything)
      around.addPath(outline)
      outline = around
      style.isEOFilled = true
    }
    layers.append(.clip(outline, style))
  }

  /// Keeps of what is drawn from now on as much as something else covers.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var mask = try layer(content)
    if opacity < 1 { mask = [.group(.opacity(max(0, opacity)), mask)] }
    if options.contains(.inverse) {
      let field = DisplayItem.leaf(
        .shape(
          ShapeLeaf(
            path: Path(CGRect(origin: .zero, size: everything.size)), paint: .color(.black))),
        at: everything.origin)
      mask = [.group(.flatten, [field, .group(.blend(.destinationOut), mask)])]
    }
    layers.append(.mask(mask))
  }

  /// The smallest rectangle of user space around all that is drawn from now on.
  ///
  /// - Note: What `clipToLayer` keeps is not looked at.
  public var clipBoundingRect: CGRect {
    var bounds = CGRect(origin: origin, size: size)
    for case .clip(let path, _) in layers { bounds = bounds.intersection(path.boundingRect) }
    guard !bounds.isNull else { return .zero }
    return bounds.applying(matrix.inverted())
  }

  private var everything: CGRect {
    CGRect(origin: origin, size: size).insetBy(dx: -size.width - 1, dy: -size.height - 1)
  }

  var isFiltering: Bool {
    layers.contains { if case .filter = $0 { true } else { false } }
  }

  /// Filters what is drawn from now on; of several filters the one added last is applied first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if case .filter(let last, let lastScale)? = layers.last, lastScale == scale,
      let both = last.joined(with: filter)
    {
      layers[layers.count - 1] = .filter(both, scale: scale)
    } else {
      layers.append(.filter(filter, scale: scale))
    }
  }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Mixes linear colours; kept for source compatibility.
    public static let linearColor = FilterOptions(rawValue: 1)

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }
  }

  // MARK: Layers

  /// Draws into a layer of its own, to which this context's filters, opacity and blend mode are
  /// then applied at once.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    if !items.isEmpty { add([.group(.flatten, items)]) }
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    var inner = self
    inner.sink = Sink()
    inner.layers = []
    inner.opacity = 1
    inner.blendMode = .normal
    try content(&inner)
    return inner.sink.items
  }

  /// Draws items, given in the canvas's outer coordinates, as the context says.
  func add(_ items: [DisplayItem]) {
    var items = items
    for layer in layers.reversed() {
      switch layer {
      case .clip(let path, let style):
        items = [
          .group(
            .clip(path, evenOdd: style.isEOFilled, antialiased: style.isAntialiased), items)
        ]
      case .mask(let mask): items = [.group(.mask(mask), items)]
      case .filter(let filter, let scale):
        if let warning = filter.warning { onMainActor { graph.warn(warning) } }
        items = filter.applied(to: items, scale: scale, environment: environment)
      }
    }
    if opacity < 1 { items = [.group(.opacity(max(0, opacity)), items)] }
    if blendMode != .normal, let mode = Drawing.BlendMode(rawValue: blendMode.rawValue) {
      items = [.group(.blend(mode), items)]
    }
    sink.items += items
  }
}
