import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension ViewGraph {
  /// What a hand is put on: a place, and how much room there is around it.
  struct Aim {
    let point: CGPoint
    /// On screen; nil where only a point was named.
    let frame: CGRect?
  }

  /// Where to put the finger that taps a target.
  func tapAim(at target: Target, time: Double) throws -> Aim {
    if case .point(let x, let y) = target { return Aim(point: CGPoint(x: x, y: y), frame: nil) }
    let targets = tapTargets
    let found = Self.named(target, in: targets)
    guard let aim = found.first(where: \.isReachable) ?? found.first else {
      throw nothingToTap(target, at: time)
    }
    // A tap beside an open menu closes it, wherever it is meant to go.
    guard aim.isReachable || tapsCloseFront else {
      throw ClipError.outOfReach(target: target, time: time)
    }
    return Aim(point: aim.center, frame: aim.frame)
  }

  /// Where to put a hand that does something else to a target: on what takes it best, or on what merely
  /// shows the name.
  func aim(
    at target: Target, time: Double, best: (TouchDemonstration) -> Bool = { _ in false }
  ) throws -> Aim {
    if case .point(let x, let y) = target { return Aim(point: CGPoint(x: x, y: y), frame: nil) }
    let targets = touchTargets
    let found = Self.named(target, in: targets)
    let fitting = found.filter { $0.demonstration.map(best) ?? false }
    if let aim = (fitting + found).first(where: \.isReachable) {
      return Aim(point: aim.center, frame: aim.frame)
    }
    if let frame = frame(of: target), canvas.rect.intersects(frame) {
      let seen = frame.intersection(canvas.rect)
      return Aim(point: CGPoint(x: seen.midX, y: seen.midY), frame: seen)
    }
    guard let aim = found.first else { throw nothingToTap(target, at: time) }
    return Aim(point: aim.center, frame: aim.frame)
  }

  /// By what is said to an ear first, then by what is read in it, then by the identifier.
  private static func named(_ target: Target, in targets: [TapTarget]) -> [TapTarget] {
    switch target {
    case .first: targets
    case .label(let label):
      [targets.filter { $0.label == label }, targets.filter { $0.text == label }]
        .first { !$0.isEmpty } ?? targets.filter { $0.identifier == label }
    case .identifier(let identifier): targets.filter { $0.identifier == identifier }
    case .point: []
    }
  }

  private func nothingToTap(_ target: Target, at time: Double) -> ClipError {
    .nothingToTap(
      target: target, time: time,
      onScreen: tapTargets.map { found in
        let name = found.label.isEmpty ? found.identifier ?? "" : found.label
        return ClipError.Place(name: name, x: found.center.x, y: found.center.y)
      })
  }

  // MARK: Fields

  /// Whether what is typed goes into this field already.
  func isEditing(_ target: Target?, at time: Double) throws -> Bool {
    guard isTextEdited else { return false }
    guard let target else { return true }
    return Self.named(target, in: touchTargets).contains {
      $0.demonstration == .type(isFocused: true)
    }
  }

  /// What to tap so that one can type.
  func field(_ target: Target?, at time: Double) throws -> Target {
    let fields = touchTargets.filter { $0.demonstration == .type(isFocused: false) }
    let named = target.map { Self.named($0, in: fields) } ?? fields
    if let field = named.first(where: \.isReachable) {
      return .point(x: field.center.x, y: field.center.y)
    }
    throw ClipError.nothingToTypeInto(
      target: target, time: time,
      onScreen: fields.map { ClipError.Place(name: $0.label, x: $0.center.x, y: $0.center.y) })
  }
}
