import Foundation
import Geometry
import Motion
import ViewEngine

/// Shows a scene of SpriteKit.
public struct SpriteView: View {
  private let stage: SpriteStage

  /// - Parameters:
  ///   - transition: Leads from the scene that the view showed before to another one.
  ///   - preferredFramesPerSecond: Steps of the scene in a second.
  public nonisolated init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60
  ) {
    self.init(
      scene: scene, transition: transition, isPaused: isPaused,
      preferredFramesPerSecond: preferredFramesPerSecond, options: .shouldCullNonVisibleNodes)
  }

  /// - Parameter shouldRender: Accepted: every step counts.
  public nonisolated init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options,
    shouldRender: @escaping @MainActor (TimeInterval) -> Bool = { _ in true }
  ) {
    stage = SpriteStage(
      scene: scene, transition: transition, isPaused: isPaused,
      framesPerSecond: preferredFramesPerSecond, options: options)
  }

  /// - Parameter debugOptions: Accepted: a clip is no place for what a developer looks at.
  public nonisolated init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = .shouldCullNonVisibleNodes,
    debugOptions: DebugOptions,
    shouldRender: @escaping @MainActor (TimeInterval) -> Bool = { _ in true }
  ) {
    self.init(
      scene: scene, transition: transition, isPaused: isPaused,
      preferredFramesPerSecond: preferredFramesPerSecond, options: options)
  }

  public var body: some View { stage }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let ignoresSiblingOrder = Options(rawValue: 1)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    /// What the scene's ground lets through is seen.
    public static let allowsTransparency = Options(rawValue: 4)
  }

  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsFields = DebugOptions(rawValue: 32)
  }
}

/// The view of UIKit's that a sprite view is.
private struct SpriteStage: UIViewRepresentable {
  let scene: SKScene
  let transition: SKTransition?
  let isPaused: Bool
  let framesPerSecond: Int
  let options: SpriteView.Options

  func makeUIView(context: Context) -> SKView { SKView() }

  func updateUIView(_ view: SKView, context: Context) {
    view.isPaused = isPaused
    view.preferredFramesPerSecond = framesPerSecond
    view.allowsTransparency = options.contains(.allowsTransparency)
    view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
    if let transition, view.scene != nil {
      view.presentScene(scene, transition: transition)
    } else {
      view.presentScene(scene)
    }
  }
}
