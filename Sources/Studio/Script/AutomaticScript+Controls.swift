import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// A form is shown by its controls, each used once.
extension AutomaticScript {
  /// How many of those are used that look alike.
  private static let alike = 2
  /// What it takes to choose a date: to open it, to choose, to close it.
  private static let dateSteps = 3

  /// What a control of a form has opened is answered; then the next control is used. Dates come last: what they open covers
  /// the others.
  func control(among targets: [Act]) -> Act? {
    guard let first = acts.first, let last = acts.last,
      first.target.isFormControl, acts.count < Self.most - 1
    else { return nil }
    let isCovered = !targets.contains { $0.target.isAt(last.target) }
    if last.deed.isTap, last.target.isFormControl, isCovered,
      let answer = untried(
        inOrder(
          targets.filter {
            $0.deed.isTap && !earlier.contains($0.target.label)
              && (isOwn($0) || rank($0.target) == .answer)
          }))
    {
      return answer
    }
    let left = targets.filter { act in
      act.target.isFormControl && act.target.appeal != .idle && !isUsed(act.target)
        && (act.deed.isTap || act.demonstration.isTyping)
        && acts.count { $0.target.isAlike(act.target) } < Self.alike
    }
    let dates = acts.count + Self.dateSteps > Self.most ? [] : left.filter(\.target.isDate)
    return untried(left.filter { !$0.target.isDate }) ?? untried(dates)
  }

  private func isUsed(_ target: TapTarget) -> Bool {
    acts.contains { $0.target.isAt(target) || $0.target.controlName == target.controlName }
  }

  /// What sends what was set, once all is: what slept before, or a form's button where other controls came after its fields.
  func dispatch(among targets: [Act]) -> Act? {
    guard let first = acts.first, let last = acts.last, !last.demonstration.isTyping,
      !acts.contains(where: { sends($0.target) })
    else { return nil }
    let isForm = first.demonstration.isTyping && first.target.isFormControl
    let taps = targets.filter { act in
      act.deed.isTap && act.target.appeal != .idle && !act.target.isFormControl
        && !hasTapped(act.target)
    }
    let senders = taps.filter {
      sends($0.target) && (isForm || !known.contains($0.target.label))
    }
    let others = isForm ? taps.filter { isSubmission($0) && $0.target.isInListRow } : []
    return untried(senders) ?? untried(others)
  }

  /// Once the page is left that a row has led to: what other rows set, such as a switch, or do by a button. Not the next
  /// row that leads somewhere, and no date, which covers the others.
  func rowControl(among targets: [Act]) -> Act? {
    guard acts.count < Self.most - 1, let link = acts.first?.target, link.isLink, link.isInListRow,
      acts.contains(where: \.target.leadsBack),
      targets.contains(where: { $0.target.isAt(link) && $0.target.label == link.label })
    else { return nil }
    var next = untried(
      targets.filter { act in
        act.deed.isTap && act.target.isInListRow && !act.target.isLink && !act.target.isDate
          && act.target.appeal == .usual && !hasTapped(act.target)
          && acts.count { $0.target.isAlike(act.target) && !$0.target.isLink } < Self.alike
      })
    next?.isNext = true
    return next
  }

  /// How many steppers are used where several stand beside one another.
  private static let steppers = 3

  /// Whether nothing but steppers can be tapped. None of them moves anything, and the first shows as much as any.
  var areSteppersAlone: Bool { origin.allSatisfy { !$0.isTapped || $0.isStepper } }

  /// The next stepper, once one was used: a page about them has several.
  func nextStepper(among targets: [Act]) -> Act? {
    guard (1..<Self.steppers).contains(acts.count), areSteppersAlone else { return nil }
    return untried(targets.filter { $0.target.label == Self.stepOn && !hasTapped($0.target) })
  }

  /// What is pulled to be refreshed is, whatever else it shows: once, though it may then be called otherwise, and be
  /// longer, as a list is that has got new rows.
  func refreshing(among targets: [Act]) -> Act? {
    guard !acts.contains(where: \.demonstration.refreshes) else { return nil }
    return untried(targets.filter(\.demonstration.refreshes))
  }
}

extension TapTarget {
  /// Whether it sets something in a row.
  var isFormControl: Bool { isInListRow && controlName != nil }

  fileprivate var isDate: Bool { kind == DateFieldKind.name }
  fileprivate var isStepper: Bool { label == "Increment" || label == "Decrement" }
}

extension TouchDemonstration {
  fileprivate var refreshes: Bool {
    if case .pull(_, let refreshes) = self { refreshes } else { false }
  }
}
