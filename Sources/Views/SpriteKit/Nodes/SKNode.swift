import Foundation
import Geometry
import ViewEngine

/// SpriteKit's node: a place in a scene, what runs there, and the nodes in it.
///
/// - Note: Approximated: reach, fields and shaders are not there.
@MainActor @preconcurrency
open class SKNode: _SKNodeBase {
  // MARK: Place

  /// In the node around it, whose y runs up.
  open var position = CGPoint.zero
  /// Above the node around it; what is higher is in front.
  open var zPosition: CGFloat = 0
  /// Radians, anticlockwise.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1

  // MARK: Look

  open var alpha: CGFloat = 1
  open var isHidden = false

  // MARK: Behaviour

  /// Multiplies how fast its actions run, and those of the nodes in it.
  open var speed: CGFloat = 1
  open var isPaused = false
  /// Whether it is told of the touches on it in place of the scene.
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  /// By which it falls, is pushed, and hits others.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      if oldValue?.node === self { oldValue?.node = nil }
      physicsBody?.node = self
    }
  }
  var runs: [NodeRun] = []
  /// What it is kept to after each step, one after the other.
  open var constraints: [SKConstraint]?

  // MARK: Others

  public private(set) var children: [SKNode] = []
  public private(set) weak var parent: SKNode?
  /// The scene that it is in.
  open var scene: SKScene? { parent?.scene }

  public init() { super.init(_node: ()) }

  public required init?(coder aDecoder: NSCoder) { super.init(_node: ()) }

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  /// A node that is in another one already, or would lie within itself, ends the demo, as it ends an app.
  open func insertChild(_ node: SKNode, at index: Int) {
    if node.parent != nil {
      fatalError("A node that is in another one cannot be added: remove it from its parent first.")
    }
    if node === self || inParentHierarchy(node) {
      fatalError("A node cannot lie within itself.")
    }
    node.parent = self
    children.insert(node, at: max(0, min(index, children.count)))
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func removeAllChildren() { removeChildren(in: children) }

  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }

  /// It stays where it is seen.
  open func move(toParent parent: SKNode) {
    let place = self.parent?.convert(position, to: parent)
    removeFromParent()
    parent.addChild(self)
    if let place { position = place }
  }

  /// Around what it shows itself, in the coordinates of the node around it.
  open var frame: CGRect {
    contents?.placed(by: matrix) ?? CGRect(origin: position, size: .zero)
  }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: For kinds of nodes

  /// The rectangle of what it shows itself, in its own coordinates; nil where that is nothing.
  var contents: CGRect? { nil }

  /// How far above itself what it shows lies.
  var contentHeight: CGFloat { 0 }

  /// Draws what it shows itself in its own coordinates, whose y runs up.
  func drawSelf(in context: GraphicsContext) {}

  /// Whether what is in it is drawn as one picture.
  var isLayer: Bool { false }

  /// How that picture is drawn.
  ///
  /// - Parameter scale: How large a point of the node's is on the screen.
  func prepare(_ context: inout GraphicsContext, scale: CGFloat) {}

  /// What all of that has to lie within; nil where it is seen wherever it is.
  var stencil: SKNode? { nil }

  /// Goes on by so many seconds in what it does without actions.
  func simulate(by seconds: Double) {}

  /// Another node of its kind with the same values, without the nodes in it.
  func twin() -> SKNode { SKNode() }

  /// Another node with the same values and copies of the nodes in it.
  ///
  /// - Note: Approximated: of a demo's own kind of node it is of SpriteKit's kind.
  open override nonisolated func copy() -> Any { onMainActor { copied() } }

  private func copied() -> SKNode {
    let copy = twin()
    (copy.position, copy.zPosition, copy.zRotation) = (position, zPosition, zRotation)
    (copy.xScale, copy.yScale, copy.alpha, copy.isHidden) = (xScale, yScale, alpha, isHidden)
    (copy.speed, copy.isPaused, copy.name, copy.userData) = (speed, isPaused, name, userData)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.physicsBody = physicsBody?.twin()
    copy.constraints = constraints
    copy.runs = runs.map { NodeRun(key: $0.key, run: $0.run.action.started()) }
    for child in children { copy.addChild(child.copied()) }
    return copy
  }
}
