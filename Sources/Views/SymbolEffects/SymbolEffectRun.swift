import Foundation
import Motion

/// One effect at one symbol.
@MainActor
final class SymbolEffectRun: Ticking {
  private weak var node: Node?
  private var request: SymbolEffectRequest
  /// When a run began, in seconds; several may overlap where a value changes quickly.
  private var starts: [Double] = []
  /// An effect that runs on its own ends with the cycle that is under way at this time.
  private var end: Double?
  private var isRegistered = false
  /// For effects that hold: 0 without, 1 with the effect.
  private var hold: AnimatedAttribute<Double>

  /// The change to and from an effect that holds.
  private static let holdAnimation = Animation.spring(response: 0.35, dampingFraction: 0.8)
  private static let holdSteps = 100.0

  init(_ request: SymbolEffectRequest, node: Node) {
    self.request = request
    self.node = node
    hold = AnimatedAttribute(Self.held(request), node: node)
    if case .active(true) = request.trigger { start() }
  }

  /// Takes the request of a new update; false where it is another effect than before.
  func update(_ new: SymbolEffectRequest) -> Bool {
    guard new.motion == request.motion else { return false }
    let old = request
    request = new
    switch (old.trigger, new.trigger) {
    case (.value(let before, _), .value(_, let isEqual)):
      if !isEqual(before) { start() }
    case (.active(let was), .active(let isActive)):
      if isActive && !was { start() }
      if !isActive && was { finishCycle() }
      var transaction = Transaction(animation: Self.holdAnimation.speed(new.options.speedFactor))
      transaction.disablesAnimations = true
      hold.set(Self.held(new), transaction: transaction)
    default:
      return false
    }
    return true
  }

  var look: SymbolLook {
    let amount = hold.value / Self.holdSteps
    switch request.motion {
    case .scale(let up):
      return SymbolLook(scale: 1 + (up ? 0.25 : -0.2) * amount)
    case .disappear(let up):
      return vanished(amount, up: up)
    case .appear(let up):
      return vanished(amount, up: up)
    default:
      guard let node else { return .plain }
      return starts.reduce(.plain) { $0.combined(with: cycle(at: node.graph.time - $1)) }
    }
  }

  // MARK: Effects that hold

  /// An active disappearance hides; so does an active appearance not yet begun: SwiftUI shows the
  /// symbol while `appear` is inactive and hides it while it is active.
  private static func held(_ request: SymbolEffectRequest) -> Double {
    if case .active(true) = request.trigger { holdSteps } else { 0 }
  }

  private func vanished(_ amount: Double, up: Bool?) -> SymbolLook {
    let scale = up.map { $0 ? 1.3 : 0.7 } ?? 1
    return SymbolLook(
      scale: 1 + (scale - 1) * amount, opacity: min(max(1 - amount, 0), 1))
  }

  // MARK: Effects in cycles

  private var speed: Double { request.options.speedFactor }
  private var duration: Double { SymbolMotion.duration(of: request.motion) / speed }
  private var period: Double { duration + request.options.delay }

  /// How many cycles one start runs; nil is without end.
  private var count: Int? {
    switch (request.options.repetition, request.trigger) {
    case (.times(let count), _): count
    case (.once, _), (.automatic, .value): 1
    // A value's repetition without end would never let the next value be seen.
    case (.forever, .value), (.forever, .active), (.automatic, .active): nil
    }
  }

  private func cycle(at elapsed: Double) -> SymbolLook {
    guard elapsed >= 0, period > 0, let node else { return .plain }
    let index = (elapsed / period).rounded(.down)
    if let count, index >= Double(count) { return .plain }
    if let end, node.graph.time >= end { return .plain }
    return SymbolMotion.look(of: request.motion, at: (elapsed - index * period) * speed)
  }

  private func start() {
    guard let node, duration > 0 else { return }
    end = nil
    if count == nil { starts = [] }
    starts.append(node.graph.time)
    if !isRegistered {
      isRegistered = true
      node.graph.register(self)
    }
  }

  private func finishCycle() {
    guard let node, let start = starts.last, period > 0 else { return }
    let cycles = ((node.graph.time - start) / period).rounded(.up)
    end = start + cycles * period
  }

  func tick(to time: Double) -> Bool {
    guard let node, !node.isDestroyed else { return false }
    if let end, time >= end { starts = [] }
    if let count { starts.removeAll { time - $0 >= period * Double(count) } }
    isRegistered = !starts.isEmpty
    return isRegistered
  }

  var runsForever: Bool { count == nil && end == nil }
}
