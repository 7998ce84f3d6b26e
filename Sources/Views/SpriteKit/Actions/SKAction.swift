import Foundation
import Motion

/// What a node does in the course of time.
///
/// - Note: Approximated: an action goes on from step to step of its scene, sixty a second; ways to gather speed are Core
///   Animation's.
public final class SKAction: NSObject, @unchecked Sendable {
  /// What changes, given how much of it is done, 0…1, and for how many seconds it has been done.
  typealias Change = @MainActor (CGFloat, Double) -> Void
  typealias Beginning = @MainActor (SKNode) -> Change

  enum Kind {
    case change(Beginning)
    case deed(@MainActor (SKNode) -> Void)
    case sequence([SKAction])
    case group([SKAction])
    case repetition(SKAction, times: Int?)
    case inner(SKAction, childNamed: String)
  }

  /// Seconds.
  public var duration: TimeInterval
  public var timingMode = SKActionTimingMode.linear
  /// Changes how much is done, after the timing mode has.
  public var timingFunction: SKActionTimingFunction = { $0 }
  public var speed: CGFloat = 1

  let kind: Kind
  /// Seconds that its duration is drawn by lot from, around it.
  private let durationRange: Double
  private let opposite: (() -> SKAction)?

  /// - Parameter opposite: What takes it back; nil of what cannot be taken back.
  init(
    _ kind: Kind, duration: Double = 0, range: Double = 0, opposite: (() -> SKAction)? = nil
  ) {
    self.kind = kind
    self.duration = duration
    self.opposite = opposite
    durationRange = range
  }

  /// What takes it back. What cannot be taken back takes its time and does nothing.
  public func reversed() -> SKAction {
    let action = opposite?() ?? .wait(forDuration: duration)
    (action.timingMode, action.timingFunction) = (timingMode, timingFunction)
    action.speed = speed
    return action
  }

  /// Something that a node has by itself is drawn by lot with the scene's numbers, which are the same in each run.
  @MainActor func chosenDuration(on node: SKNode) -> Double {
    guard durationRange != 0, let scene = node.scene else { return max(0, duration) }
    return max(0, scene.random.value(duration, durationRange / 2))
  }

  func eased(_ share: Double) -> CGFloat {
    let share = timingMode.curve.value(at: share)
    return CGFloat(timingFunction(Float(share)))
  }

  @MainActor func started() -> ActionRun {
    switch kind {
    case .change(let begin): ChangeRun(self, begin)
    case .deed(let deed): DeedRun(self, deed)
    case .sequence(let actions): SequenceRun(self, actions)
    case .group(let actions): GroupRun(self, actions)
    case .repetition(let action, let times): RepetitionRun(self, action, times: times)
    case .inner(let action, let name): InnerRun(self, action, childNamed: name)
    }
  }
}

public typealias SKActionTimingFunction = (Float) -> Float

public enum SKActionTimingMode: Int, Sendable {
  case linear, easeIn, easeOut, easeInEaseOut

  var curve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInEaseOut: .easeInOut
    }
  }
}
