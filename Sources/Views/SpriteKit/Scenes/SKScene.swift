import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// SpriteKit's scene: the outermost node, which a view shows.
///
/// - Note: Approximated: it goes on sixty times a second, or as often as its view prefers, whatever the clip's frame
///   rate is, so that the same step is the same in every run.
@MainActor @preconcurrency
open class SKScene: SKNode {
  /// What a view shows of the scene, in its own coordinates.
  open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  open var scaleMode = SKSceneScaleMode.fill
  /// - Source: Apple's documentation: a dark gray.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  /// Where in the size the scene's own zero is.
  open var anchorPoint = CGPoint.zero
  /// The node that stands in the middle of what is seen.
  public weak var camera: SKCameraNode?
  public internal(set) weak var view: SKView?
  public private(set) lazy var physicsWorld = SKPhysicsWorld(self)
  /// What is drawn by lot in it; the same in each run.
  var random = EmitterRandom(seed: 1)

  public init(size: CGSize) {
    self.size = size
    super.init()
    isUserInteractionEnabled = true
    sceneDidLoad()
  }

  public override init() {
    size = Self.unsaid
    super.init()
    isUserInteractionEnabled = true
    sceneDidLoad()
  }

  public required init?(coder aDecoder: NSCoder) {
    size = Self.unsaid
    super.init(coder: aDecoder)
    isUserInteractionEnabled = true
    sceneDidLoad()
  }

  private static let unsaid = CGSize(width: 1, height: 1)

  /// Nil: the scenes of Xcode's editor are not read.
  public convenience init?(fileNamed filename: String) {
    ViewGraph.current?.warn(
      "The scene '\(filename)' is left out: what Xcode's scene editor keeps is not read. Make its nodes in code."
    )
    return nil
  }

  // MARK: For subclasses

  /// Everything of it is there, and it is not shown yet.
  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called at each step before all else, with the time of `CACurrentMediaTime()`.
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  // MARK: What it is

  open override var scene: SKScene? { self }

  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  /// A point of the view that shows it in its own coordinates.
  public func convertPoint(fromView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(SceneViewport(self, in: view.bounds.size).matrix.inverted())
  }

  /// A point of its own in the view that shows it.
  public func convertPoint(toView point: CGPoint) -> CGPoint {
    guard let view else { return point }
    return point.applying(SceneViewport(self, in: view.bounds.size).matrix)
  }

  override func twin() -> SKNode { SKScene(size: size) }

  /// Goes on by one step, in SpriteKit's order.
  ///
  /// Rule: `scenes-go-by-steps`.
  func step(by seconds: Double) {
    update(CACurrentMediaTime())
    runActions(by: seconds)
    didEvaluateActions()
    physicsWorld.step(by: isPaused ? 0 : seconds * Double(speed))
    didSimulatePhysics()
    applyConstraints()
    didApplyConstraints()
    simulateAll(by: isPaused ? 0 : seconds * Double(speed))
    didFinishUpdate()
  }
}

/// How a scene fits into a view of another shape.
public enum SKSceneScaleMode: Int, Sendable {
  case fill, aspectFill, aspectFit, resizeFill
}

/// A node that a scene can be looked at from.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
  override func twin() -> SKNode { SKCameraNode() }
}

/// AppKit's and UIKit's colour, by the name that both have in SpriteKit.
public typealias SKColor = UIColor
