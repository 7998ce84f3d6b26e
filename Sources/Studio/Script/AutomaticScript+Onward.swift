import Foundation
@_spi(Engine) import ViewEngine

extension AutomaticScript {
  /// What follows from what was done last, before anything is done again.
  mutating func onward(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard !acts.isEmpty, acts.count < Self.most else { return nil }
    if let use = use(among: targets, on: graph) ?? deeper(among: targets) { return use }
    if let control = control(inRaised: targets) { return control }
    if let menu = reopened(among: targets, on: graph) { return menu }
    let act: Act? =
      searchInVain(among: targets, on: graph) ?? scope(among: targets)
      ?? followUp(among: targets) ?? nextChoice(among: targets)
      ?? forChosen(among: targets)
      ?? otherEdge(among: targets)
      ?? control(among: targets)
      ?? submission(among: targets)
      ?? reveal(among: targets)
      ?? nextQuestion(among: targets)
    return act ?? swipeBack(among: targets, on: graph)
  }

  /// Where else one could search, once something was searched for.
  private func scope(among targets: [Act]) -> Act? {
    guard let last = acts.last, last.target.isSearchField else { return nil }
    return untried(
      targets.filter { $0.deed.isTap && $0.target.isSearchScope && $0.target.appeal != .idle })
  }

  /// What the use of what was opened asks for, or an answer in it, such as the button that a row's minus sign has opened,
  /// or what the way out of it asks before it leads out.
  private func followUp(among targets: [Act]) -> Act? {
    guard let last = acts.last, last.deed.isTap, !acts.contains(where: \.target.isSearchField)
    else { return nil }
    let isLeaving = acts.count > 1 && isWayOut(last.target)
    guard last.isUse || last.target.appeal == .promising || isLeaving else { return nil }
    return untried(
      inOrder(
        targets.filter { act in
          act.deed.isTap && act.target.appeal == .promising && !earlier.contains(act.target.label)
            && !act.target.isAt(last.target) && !(isLeaving && known.contains(act.target.label))
        }))
  }

  /// The choices of a menu that stays open, such as the colours of a palette, one after the other; and a second row where
  /// several can be chosen.
  private func nextChoice(among targets: [Act]) -> Act? {
    guard let last = acts.last, last.deed.isTap, last.target.appeal == .promising,
      acts.count < Self.most - 1, !acts.contains(where: \.target.isSearchField)
    else { return nil }
    let isRow = last.target.isInListRow && last.target.frame.width > 3 * last.target.frame.height
    // Where rows can be chosen from the start, the first of all was one.
    let isFirstRow = isRow && acts.count == (acts[0].target.appeal == .promising ? 1 : 2)
    guard targets.contains(where: \.target.closesMenu) || isFirstRow else { return nil }
    return untried(
      targets.filter { act in
        act.deed.isTap && act.target.appeal == .promising && act.target.isAlike(last.target)
          && act.deed.order > last.deed.order
      })
  }

  /// What can be done with the rows that were chosen, such as to delete them, before choosing ends.
  private func forChosen(among targets: [Act]) -> Act? {
    guard let last = acts.last, acts.count > 1, last.deed.isTap, last.target.isInListRow,
      last.target.appeal == .promising, !acts[0].target.isInListRow,
      // Of what is found one is taken, and nothing is done with it.
      !acts.contains(where: \.demonstration.isTyping)
    else { return nil }
    return untried(
      targets.filter { act in
        act.deed.isTap && act.target.appeal == .usual && !act.target.isInListRow
          && !known.contains(act.target.label) && !isWayOut(act.target)
          && !act.target.closesPopover && !hasTapped(act.target)
      })
  }

  /// What lies behind a row's other edge, once what was behind the first has been used, whatever came before both.
  private func otherEdge(among targets: [Act]) -> Act? {
    guard acts.count > 1, acts.count < Self.most - 1, acts.last?.deed.isTap == true,
      case .slide(let way) = acts[acts.count - 2].demonstration, way.width != 0
    else { return nil }
    let back = TouchDemonstration.slide(CGSize(width: -way.width, height: way.height))
    if acts.contains(where: { $0.demonstration == back }) { return nil }
    return untried(targets.filter { $0.demonstration == back })
  }

  /// Whether the last tap was on what leads from page to page: what then lies in its place leads on, to the end.
  var leadsOn: Bool { acts.last.map { isWayOn($0.target) } ?? false }

  /// Of questions that come one after the other the next is answered, by a choice in another place, and then what leads on
  /// is tapped, as after the first.
  private func nextQuestion(among targets: [Act]) -> Act? {
    guard acts.count > 1, acts.allSatisfy(\.deed.isTap), !isWayOn(acts[0].target),
      isWayOn(acts[1].target), let last = acts.last
    else { return nil }
    let waysOn = targets.filter { $0.deed.isTap && isWayOn($0.target) }
    guard isWayOn(last.target) else { return untried(waysOn) }
    let answer = acts[acts.count - 2].target
    guard waysOn.isEmpty, !isWayOn(answer) else { return nil }
    return untried(
      targets.filter { $0.deed.isTap && $0.target.appeal != .idle && $0.target.isAlike(answer) })
  }

  /// The eye beside a field, which shows what was written.
  private func reveal(among targets: [Act]) -> Act? {
    guard let last = acts.last, last.demonstration.isTyping, !last.target.isSearchField else {
      return nil
    }
    let field = targets.first { $0.demonstration.isTyping && $0.deed.order == last.deed.order }
    let place = field?.target ?? last.target
    return untried(
      targets.filter { act in
        act.deed.isTap && act.target.text.isEmpty && Self.words(of: act.target).contains("eye")
          && abs(act.target.center.y - place.center.y) < place.frame.height
      })
  }
}
