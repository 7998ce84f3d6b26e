@_spi(Engine) import ViewEngine

extension AutomaticScript {
  /// The only thing that can be tapped in a sheet that the first tap has opened, but for what leads back: it makes the
  /// sheet larger, or opens another.
  func inSheet(among targets: [Act]) -> Act? {
    guard acts.count == 1, acts[0].deed.isTap, targets.contains(where: \.demonstration.isDismissal),
      !targets.contains(where: \.demonstration.isTyping)
    else { return nil }
    let new = targets.filter { isNew($0) && rank($0.target) == .other }
    return new.count == 1 ? untried(new) : nil
  }

  /// What leaves the sheet on top of those that are still open then.
  func outOfSheet(among targets: [Act]) -> Act? {
    let dismissals = targets.filter(\.demonstration.isDismissal)
    guard acts.count > 1, acts[0].deed.isTap, !dismissals.isEmpty else { return nil }
    return untried(targets.filter { isNew($0) && rank($0.target) == .back }) ?? untried(dismissals)
  }

  private func isNew(_ act: Act) -> Bool { act.deed.isTap && !known.contains(act.target.label) }
}
