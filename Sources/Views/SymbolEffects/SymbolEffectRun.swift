import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// One effect at one symbol.
@MainActor
final class SymbolEffectRun: Ticking {
  private weak var node: Node?
  private var request: SymbolEffectRequest
  private var parts: SymbolParts
  /// When the run under way began, in seconds.
  private var start: Double?
  /// The value has changed while a run was under way: one more follows. SwiftUI does not say what it
  /// does then; that it never makes more of the effect is all that is known
  /// (rule `symbol-effect-amounts`).
  private var isDueAgain = false
  /// An effect that runs on its own ends with the cycle that is under way at this time.
  private var end: Double?
  private var isRegistered = false
  /// For effects that hold: without, 0; with the effect, ``holdSteps``. One for each part that goes
  /// by itself.
  private var holds: [AnimatedAttribute<Double>] = []

  /// The change to and from an effect that holds.
  private static let holdAnimation = Animation.spring(response: 0.35, dampingFraction: 0.8)
  private static let holdSteps = 100.0

  init(_ request: SymbolEffectRequest, parts: SymbolParts, node: Node) {
    self.request = request
    self.parts = parts
    self.node = node
    makeHolds()
    if case .active(true) = request.trigger { begin() }
  }

  /// Takes the request of a new update; false where it is another effect than before.
  func update(_ new: SymbolEffectRequest, parts: SymbolParts) -> Bool {
    guard new.configuration == request.configuration else { return false }
    let old = request
    request = new
    if parts != self.parts {
      self.parts = parts
      makeHolds()
    }
    switch (old.trigger, new.trigger) {
    case (.value(let before, _), .value(_, let isEqual)):
      if !isEqual(before) { begin() }
    case (.active(let was), .active(let isActive)):
      if isActive && !was { begin() }
      if !isActive && was { finishCycle() }
      hold()
    default:
      return false
    }
    return true
  }

  /// What the effect does to the whole symbol.
  var look: SymbolLook { isByLayer ? .plain : look(delayedBy: 0, hold: holds[0].value) }

  /// What it does to one part of it.
  func look(ofPart part: Int) -> SymbolLook {
    guard isByLayer else { return .plain }
    if case .variableColor(let color) = request.configuration.motion {
      guard let step = parts.step(ofPart: part) else { return .plain }
      return running { color.look(ofStep: step, of: parts.litSteps, at: $0) }
    }
    // What pulses does so together.
    if request.configuration.motion == .pulse {
      return parts.pulses(part) ? look(delayedBy: 0, hold: 0) : .plain
    }
    return look(
      delayedBy: Double(part) * SymbolMotion.stagger, hold: holds[min(part, holds.count - 1)].value)
  }

  private func look(delayedBy delay: Double, hold: Double) -> SymbolLook {
    let amount = hold / Self.holdSteps
    switch request.configuration.motion {
    case .scale(let up): return SymbolMotion.scaled(amount, up: up)
    case .disappear(let up), .appear(let up): return SymbolMotion.vanished(amount, up: up)
    case .draw(let fromEnd): return SymbolMotion.drawn(1 - amount, fromEnd: fromEnd)
    case let motion:
      return running { SymbolMotion.look(of: motion, at: $0 - delay, continuous: isContinuous) }
    }
  }

  // MARK: Effects that hold

  private func makeHolds() {
    guard let node else { return }
    for hold in holds { hold.cancel() }
    holds = (0..<(isByLayer ? parts.count : 1)).map { _ in
      AnimatedAttribute(held, "symbolEffect", node: node)
    }
  }

  /// An active disappearance hides; so does an active appearance not yet begun: SwiftUI shows the
  /// symbol while `appear` is inactive and hides it while it is active.
  private var held: Double {
    if case .active(true) = request.trigger { Self.holdSteps } else { 0 }
  }

  private func hold() {
    for (part, hold) in holds.enumerated() where hold.model != held {
      let animation = Self.holdAnimation.speed(request.options.speedFactor)
        .delay(Double(part) * SymbolMotion.stagger / request.options.speedFactor)
      var transaction = Transaction(animation: animation)
      transaction.disablesAnimations = true
      hold.set(held, transaction: transaction)
    }
  }

  // MARK: Effects in cycles

  private var speed: Double { request.options.speedFactor }

  /// Seconds until the last part has done it.
  private var duration: Double {
    if case .variableColor(let color) = request.configuration.motion {
      return color.duration(ofSteps: isByLayer ? parts.litSteps : 0) / speed
    }
    let isStaggered = isByLayer && request.configuration.motion != .pulse
    let stagger = isStaggered ? Double(parts.count - 1) * SymbolMotion.stagger : 0
    let duration = SymbolMotion.duration(of: request.configuration.motion)
    return duration > 0 ? (duration + stagger) / speed : 0
  }

  private var period: Double { duration + request.options.delay }

  /// Goes on evenly, with no rest that a run would come back to.
  private var isContinuous: Bool { count == nil && request.options.delay == 0 }

  /// How many cycles one start runs; nil is without end.
  private var count: Int? {
    switch (request.options.repetition, request.trigger) {
    case (.times(let count), _): count
    case (.once, _), (.automatic, .value): 1
    case (.forever, .value), (.forever, .active), (.automatic, .active): nil
    }
  }

  /// The look of the run under way, which is told the seconds at the effect's own speed.
  private func running(_ look: (Double) -> SymbolLook) -> SymbolLook {
    guard let node, let start, period > 0 else { return .plain }
    let elapsed = node.graph.time - start
    let index = (elapsed / period).rounded(.down)
    if let count, index >= Double(count) { return .plain }
    if let end, node.graph.time >= end { return .plain }
    return look((elapsed - index * period) * speed)
  }

  private func begin() {
    guard let node, duration > 0 else { return }
    end = nil
    isDueAgain = start != nil && count != nil
    start = start ?? node.graph.time
    if !isRegistered {
      isRegistered = true
      node.graph.register(self)
    }
  }

  private func finishCycle() {
    guard let node, let start, period > 0 else { return }
    let cycles = ((node.graph.time - start) / period).rounded(.up)
    end = start + cycles * period
  }

  func tick(to time: Double) -> Bool {
    guard let node, !node.isDestroyed else { return false }
    if let end, time >= end { start = nil }
    if let count, let start, time - start >= period * Double(count) {
      self.start = isDueAgain ? start + period * Double(count) : nil
      isDueAgain = false
    }
    isRegistered = start != nil
    return isRegistered
  }

  var runsForever: Bool { count == nil && end == nil }

  var running: RunningAnimation? {
    guard let node, let start else { return nil }
    return RunningAnimation(
      view: node.viewName, property: "symbolEffect", elapsed: node.graph.time - start,
      duration: end.map { $0 - start } ?? count.map { period * Double($0) })
  }
}

extension SymbolEffectRun {
  /// Whether parts of the symbol do it one after the other.
  private var isByLayer: Bool {
    guard parts.count > 1 else { return false }
    let configuration = request.configuration
    if configuration.motion == .pulse, configuration.layers == .automatic { return parts.isBadged }
    return configuration.isByLayer
  }
}
