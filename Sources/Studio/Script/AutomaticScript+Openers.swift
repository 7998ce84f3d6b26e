@_spi(Engine) import ViewEngine

/// Several things that each open something, such as a sheet, a cover and an alert in one demo.
extension AutomaticScript {
  /// What else there is to show, once what was opened is closed.
  func other(among targets: [Act]) -> Act? {
    nextOpener(among: targets) ?? dispatch(among: targets) ?? rowControl(among: targets)
      ?? beyondRows(among: targets)
  }

  /// Where what was opened first has been closed again, and all is there that was there: what stands beside it, which may open
  /// something too. Of the rows of a list those that were written one by one, where the first has presented something; not
  /// those of a collection, nor what leads from page to page. A few of one name, such as *Show*, each do something else;
  /// many do the like.
  private func nextOpener(among targets: [Act]) -> Act? {
    guard acts.count > 1, acts.count < Self.most - 1, let first = acts.first, first.deed.isTap,
      standsAlone(first.target) || !first.target.isInListRow, !leadsOn, let last = acts.last,
      closed(last, first), !(first.target.isInListRow && last.target.leadsBack),
      isAsAtFirst(targets)
    else { return nil }
    let namesakes = targets.count { $0.deed.isTap && $0.target.label == first.target.label }
    let areSeveral = !first.target.label.isEmpty && (2...Self.openers).contains(namesakes)
    var next = untried(
      targets.filter { act in
        act.deed.isTap && act.target.appeal == .usual && act.target.isAlike(first.target)
          && known.contains(act.target.label) && !hasTapped(act.target)
          && (areSeveral || act.target.label != first.target.label)
          && (standsAlone(act.target) || !first.target.isInListRow)
      })
    next?.isNext = true
    return next
  }

  /// Once the rows of a split view were tapped: a button that their last column has beside rows, which is what it is about.
  private func beyondRows(among targets: [Act]) -> Act? {
    guard acts.count < Self.most, acts.allSatisfy(\.target.isPlace),
      let last = targets.compactMap(\.target.column).max(),
      acts.allSatisfy({ ($0.target.column ?? last) < last })
    else { return nil }
    return untried(
      targets.filter { act in
        act.deed.isTap && act.target.column == last && act.target.appeal == .usual
          && !act.target.text.isEmpty && !act.target.isInListRow && !isWayOut(act.target)
      })
  }

  /// Whether the same can be done as at the start. A list that has nothing to scroll is touched, and nothing is done to it.
  private func isAsAtFirst(_ targets: [Act]) -> Bool {
    Set(targets.map(\.target.label)) == Set(possibleActs(origin).map(\.target.label))
  }

  /// How many of one name are opened.
  private static let openers = 3

  /// Whether it is a button in a row of its own, which does what no other row does.
  private func standsAlone(_ target: TapTarget) -> Bool {
    target.isInListRow && !target.isElement && !target.isLink && !target.isFormControl
  }

  /// What answers or closes what that has opened.
  func closing(among targets: [Act]) -> Act? {
    guard let last = acts.last, last.isNext else { return nil }
    let isPushed = isPushed(targets)
    // The button of a bar may be called as a row of the first page.
    let new = targets.filter { act in
      act.deed.isTap
        && (!earlier.contains(act.target.label) || isPushed && act.target.leadsBack)
    }
    return untried(inOrder(new.filter { $0.target.appeal == .promising }))
      ?? untried(new.filter { isPushed && isHome($0.target) })
      ?? untried(new.filter { isWayOut($0.target) })
      ?? untried(targets.filter(\.demonstration.isDismissal))
      ?? untried(targets.filter(\.target.closesPopover))
  }

  /// Of several buttons, such as one of each style, two say little of the others: these follow, up to four taps in all, and
  /// what they open is closed. Not the rows of a list, and not once something was sent. What was held or dragged in between
  /// is one of several effects beside each other; so is what a slider has set, where it is one control among many. What is
  /// not one more of the same comes first.
  func further(among targets: [Act]) -> Act? {
    let done = Set(acts.map(\.target.label)).subtracting([""])
    let others = targets.filter { act in
      act.deed.isTap && act.target.appeal == .usual && known.contains(act.target.label)
        && !done.contains(act.target.label) && !hasTapped(act.target)
        && !act.target.isInListRow && !act.target.isTab && act.target.column == nil
        && !act.target.leadsBack && !act.target.closesPopover
    }
    guard (Self.taps..<Self.tapsOnward).contains(acts.count(where: \.deed.isTap)),
      acts.count < Self.most, fallback == nil, !leadsOn,
      acts.allSatisfy({
        $0.isOfGesture || $0.target.kind == "slider" && others.count >= Self.many
          || $0.deed.isTap && !$0.demonstration.isSpot
            && (!sends($0.target) || isSwitchedBack($0.target))
      }),
      !acts.contains(where: {
        $0.target.isInListRow && !$0.target.isFormControl || $0.target.isTab || $0.target.leadsBack
      }),
      acts[0].target.appeal == .usual
    else { return nil }
    let ordered = inOrder(others)
    var next = untried(ordered.filter { !isLikeAll($0.target) }) ?? untried(ordered)
    next?.isNext = true
    return next
  }

  /// Whether it is one more of what alone was tapped: of a row of words that can be chosen the third says less than the
  /// switch below them.
  private func isLikeAll(_ target: TapTarget) -> Bool {
    acts.allSatisfy { $0.target.isAt(acts[0].target) || $0.target.isAlike(acts[0].target) }
      && target.isAlike(acts[0].target)
  }

  /// So many buttons that nothing was made of yet are what a demo is about, whatever slider stands beside them.
  private static let many = 3

  /// Whether it is the first of all under another name, as *Done* in place of *Edit*.
  private func isSwitchedBack(_ target: TapTarget) -> Bool {
    acts[0].target.label != target.label && target.takesPlace(of: acts[0].target)
  }

  /// Whether it was done to what had been opened, and not to what there was.
  private func closed(_ act: Act, _ first: Act) -> Bool {
    act.demonstration.isDismissal || act.target.closesPopover
      || act.deed.isTap && !known.contains(act.target.label) && !act.target.isAt(first.target)
  }
}

extension AutomaticScript.Act {
  /// Whether it shows a gesture that the author has put on a view of their own, and not a control such as a slider.
  fileprivate var isOfGesture: Bool {
    switch demonstration {
    case .press, .carry, .drag: target.controlName == nil && target.kind != "slider"
    default: false
    }
  }
}
