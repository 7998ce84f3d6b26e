import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// The view that shows a scene.
@MainActor @preconcurrency
open class SKView: UIView {
  public private(set) var scene: SKScene? { didSet { changed() } }
  public var isPaused = false
  /// Whether what a scene's ground lets through is seen; otherwise that is black.
  public var allowsTransparency = false
  /// Steps a second.
  public var preferredFramesPerSecond = 60
  /// - Note: Accepted: nodes of one height are drawn in their order all the same.
  public var ignoresSiblingOrder = false
  /// - Note: Accepted: what is not seen costs little.
  public var shouldCullNonVisibleNodes = true
  /// - Note: Accepted: a clip is no place for what a developer looks at.
  public var showsFPS = false
  public var showsNodeCount = false
  public var showsDrawCount = false
  public var showsPhysics = false
  public var isAsynchronous = true
  /// The scene before and what leads from it to this one.
  private var passage: SceneHandover?
  private lazy var touches = SceneTouches(self)
  /// The scene knows that it is shown.
  private var isPresented = false

  /// The scene is told once the view has a size.
  open func presentScene(_ scene: SKScene?) { present(scene, nil) }

  open func presentScene(_ scene: SKScene, transition: SKTransition) {
    present(scene, transition)
  }

  private func present(_ next: SKScene?, _ transition: SKTransition?) {
    guard next !== scene else { return }
    if let scene {
      if isPresented { scene.willMove(from: self) }
      scene.view = nil
    }
    passage = scene.flatMap { old in transition.map { SceneHandover(from: old, by: $0) } }
    isPresented = false
    scene = next
    next?.view = self
    if bounds.width > 0, bounds.height > 0 { arrange() }
  }

  /// What is in the view takes its size.
  func arrange() {
    guard let scene, bounds.width > 0, bounds.height > 0 else { return }
    if scene.scaleMode == .resizeFill { scene.size = bounds.size }
    guard !isPresented else { return }
    isPresented = true
    scene.didMove(to: self)
  }

  var isRunning: Bool { !isPaused && isPresented }

  /// Steps in a second.
  var rate: Int { max(1, min(120, preferredFramesPerSecond)) }

  func step(by seconds: Double) {
    guard isRunning, let scene else { return }
    arrange()
    let isHeld = passage?.step(by: seconds) ?? false
    if passage?.isOver == true { passage = nil }
    if !isHeld { scene.step(by: seconds) }
  }

  func draw(in context: GraphicsContext, size: CGSize) {
    guard let scene else { return }
    func draw(_ scene: SKScene, in context: GraphicsContext) {
      SceneDrawing(scene: scene)
        .draw(in: context, size: size, isTransparent: allowsTransparency)
    }
    guard let passage else { return draw(scene, in: context) }
    passage.draw(to: scene, in: context, size: size, by: draw)
  }

  override var ownContent: AnyView? {
    // A plain scene has nobody to tell of touches.
    let isTouched = scene.map { type(of: $0) != SKScene.self } ?? false
    return AnyView(
      SceneBody(view: self).simultaneousGesture(
        touches.gesture, including: isTouched ? .all : .subviews))
  }
}
