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
      guard let aim = aim(atTextOf: target, in: targets) else {
        throw nothingToTap(target, at: time)
      }
      return aim
    }
    // A tap beside an open menu closes it, wherever it is meant to go.
    guard aim.isReachable || tapsCloseFront else {
      throw ClipError.outOfReach(target: target, time: time)
    }
    return Aim(point: aim.center, frame: aim.frame)
  }

  /// At a text among others of something that is called by all of them, such as a row.
  private func aim(atTextOf target: Target, in targets: [TapTarget]) -> Aim? {
    guard let seen = seenAim(at: target) else { return nil }
    let around = targets.filter { $0.isReachable && $0.frame.contains(seen.point) }
    return around.isEmpty ? nil : seen
  }

  /// Where to put a hand that does something else to a target: on what takes it best, or on what merely
  /// shows the name.
  ///
  /// - Parameter deed: What the hand does, in words: `drag`.
  func aim(
    at target: Target, to deed: String, time: Double,
    best: (TouchDemonstration) -> Bool = { _ in false }
  ) throws -> Aim {
    if case .point(let x, let y) = target {
      let point = CGPoint(x: x, y: y)
      return Aim(point: point, frame: narrowFrame(around: point, best))
    }
    let found = Self.named(target, in: touchTargets)
    let fitting = found.filter { $0.demonstration.map(best) ?? false }
    if let aim = (fitting + found).first(where: \.isReachable) {
      return Aim(point: aim.center, frame: aim.frame)
    }
    // What covers it would take what is meant for it.
    guard found.isEmpty || tapsCloseFront else {
      throw ClipError.outOfReach(target: target, time: time)
    }
    guard
      let aim = seenAim(at: target) ?? found.first.map({ Aim(point: $0.center, frame: $0.frame) })
    else { throw nothing(to: deed, target, at: time) }
    return aim
  }

  /// Of what is too small for a hand that is put onto its middle without having been told where it ends.
  private func narrowFrame(around point: CGPoint, _ isMeant: (TouchDemonstration) -> Bool)
    -> CGRect?
  {
    touchTargets.first {
      $0.isReachable && ($0.demonstration.map(isMeant) ?? false)
        && hypot($0.center.x - point.x, $0.center.y - point.y) < 1
        && min($0.frame.width, $0.frame.height) < Self.roomy
    }?.frame
  }

  /// Points across what any hand fits onto.
  private static let roomy: CGFloat = 200

  /// Where something is that is looked at and not touched, whether or not a finger reaches it.
  func shownAim(at target: Target) -> Aim? {
    if case .point(let x, let y) = target { return Aim(point: CGPoint(x: x, y: y), frame: nil) }
    let found = Self.named(target, in: touchTargets)
    if let aim = found.first(where: \.isReachable) {
      return Aim(point: aim.center, frame: aim.frame)
    }
    return seenAim(at: target) ?? found.first.map { Aim(point: $0.center, frame: $0.frame) }
  }

  private func seenAim(at target: Target) -> Aim? {
    guard let frame = frame(of: target), canvas.rect.intersects(frame) else { return nil }
    let seen = frame.intersection(canvas.rect)
    return Aim(point: CGPoint(x: seen.midX, y: seen.midY), frame: seen)
  }

  /// By what is said to an ear first, then by what is read in it, then by the identifier, by the control that it
  /// is a part of, and, where it has no name at all, by what it is.
  private static func named(_ target: Target, in targets: [TapTarget]) -> [TapTarget] {
    switch target {
    case .first: targets
    case .label(let label):
      [
        targets.filter { $0.label == label }, targets.filter { $0.text == label },
        targets.filter { $0.identifier == label }, targets.filter { $0.controlName == label },
      ].first { !$0.isEmpty } ?? targets.filter { $0.kind == label && $0.name == label }
    case .identifier(let identifier): targets.filter { $0.identifier == identifier }
    case .point: []
    }
  }

  private func nothingToTap(_ target: Target, at time: Double) -> ClipError {
    .nothingToTap(
      target: target, time: time,
      onScreen: places(of: tapTargets))
  }

  private func nothing(to deed: String, _ target: Target, at time: Double) -> ClipError {
    // What merely scrolls is called by all that is in it.
    let others = touchTargets.filter { !($0.demonstration?.isScroll ?? false) }
    return .nothingToTouch(
      deed: deed, target: target, time: time, onScreen: places(of: others))
  }

  /// Points within which two fingers are on one thing.
  private static let near = 8.0

  /// Each by its own name, and each control by its once, at the first of its parts.
  private func places(of targets: [TapTarget]) -> [ClipError.Place] {
    var places: [ClipError.Place] = []
    func add(_ name: String, _ target: TapTarget) {
      let place = ClipError.Place(name: name, x: target.center.x, y: target.center.y)
      // What is within another thing of the same name is not told twice.
      let isTold = places.contains {
        $0.name == name && hypot($0.x - place.x, $0.y - place.y) < Self.near
      }
      if !isTold { places.append(place) }
    }
    for target in targets {
      if let control = target.controlName, !control.isEmpty,
        !places.contains(where: { $0.name == control })
      {
        add(control, target)
      }
      if target.name != target.controlName { add(target.name, target) }
    }
    return places
  }

  // MARK: Fields

  /// Whether what is typed goes into this field already.
  func isEditing(_ target: Target?, at time: Double) throws -> Bool {
    guard isTextEdited else { return false }
    guard let target else { return true }
    return Self.named(target, in: touchTargets).contains {
      $0.demonstration?.typesIntoFocus == true
    }
  }

  /// What to tap so that one can type.
  func field(_ target: Target?, at time: Double) throws -> Target {
    let fields = touchTargets.filter { $0.demonstration?.typesIntoFocus == false }
    let named = target.map { Self.named($0, in: fields) } ?? fields
    if let field = named.first(where: \.isReachable) {
      return .point(x: field.center.x, y: field.center.y)
    }
    throw ClipError.nothingToTypeInto(
      target: target, time: time,
      onScreen: fields.map { ClipError.Place(name: $0.name, x: $0.center.x, y: $0.center.y) })
  }
}
