import Drawing
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// What a clip shows of a view of SpriteKit.
struct SceneBody: PrimitiveView {
  let view: SKView

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { SceneItem($0, node: $1) }
  }
}

/// Has its scene go on by the clip's clock, step by step, and draws it as it is then.
private final class SceneItem: Item, ViewUpdatable, Ticking {
  private var body: SceneBody
  private let shownFrame: AnimatedFrame
  private var series: VirtualClock.Token?
  private var rate = 0
  private var isMoving = false
  /// What moves is kept until it is asked once more, and then has no node left to ask.
  private var isGone = false

  init(_ body: SceneBody, node: Node) {
    self.body = body
    shownFrame = AnimatedFrame(node: node)
    super.init(node: node)
    start()
  }

  func update(_ view: SceneBody) { body = view }

  func cancelAnimations() {
    series?.cancel()
    isGone = true
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layout() {
    shownFrame.set(frame)
    let (view, size) = (body.view, frame.size)
    ChangeCount.quietly { view.frame.size = size }
    view.arrange()
    move()
  }

  override func draw(into items: inout [DisplayItem]) {
    let rect = shownFrame.rect
    guard rect.width > 0, rect.height > 0 else { return }
    let context = GraphicsContext(
      origin: rect.origin, size: rect.size, environment: node.environment, graph: graph,
      symbols: [])
    body.view.draw(in: context, size: rect.size)
    guard !context.sink.items.isEmpty else { return }
    items.append(
      .group(.clip(Path(rect), evenOdd: false, antialiased: false), context.sink.items))
  }

  override func hitTest(_ point: CGPoint) -> [Item] {
    shownFrame.rect.contains(point) ? [self] : []
  }

  override var touchBounds: CGRect? { shownFrame.rect }

  // MARK: Time

  /// Steps are events of the clock, so that they are the same ones at any frame rate.
  private func start() {
    series?.cancel()
    rate = body.view.rate
    // What moves says so by itself.
    series = graph.clock.schedule(every: 1 / Double(rate), isAside: true) { [weak self] in
      self?.step()
    }
  }

  private func step() {
    body.view.step(by: 1 / Double(rate))
    move()
    if rate != body.view.rate { start() }
  }

  private func move() {
    guard !isMoving, body.view.isRunning else { return }
    isMoving = true
    graph.register(self)
  }

  func tick(to time: Double) -> Bool {
    isMoving = !isGone && body.view.isRunning
    return isMoving
  }

  /// Nobody can tell what a scene's code will do.
  var runsForever: Bool { true }

  var running: RunningAnimation? {
    RunningAnimation(
      view: "SpriteView", property: "scene", elapsed: graph.time, duration: nil)
  }
}
