import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// What is looked for: what is not there, and what is there whatever is looked for.
extension AutomaticScript {
  /// More letters, once a search has found something, so that nothing has them: where a view tells of that, it is
  /// what a demo is about as well. Elsewhere the next run leaves them out. Then the search is left.
  func searchInVain(among targets: [Act], on graph: ViewGraph) -> Act? {
    guard let last = acts.last, last.target.isSearchField, last.demonstration.isTyping else {
      return nil
    }
    if last.seeksInVain {
      return untried(targets.filter { $0.deed.isTap && $0.target.isSearchScope })
        ?? untried(targets.filter { $0.deed.isTap && rank($0.target) == .back })
    }
    let field = targets.first { $0.target.isSearchField && $0.demonstration.isTyping }
    guard let field, case .type(isFocused: true, _, _, _, _) = field.demonstration,
      !graph.showsUnavailable
    else { return nil }
    return untried([
      Act(
        deed: Deed(
          round: acts.count, label: field.target.label, order: field.deed.order, isTap: false,
          way: 1),
        target: field.target,
        demonstration: .type(isFocused: true, content: ViewGraph.contentInVain))
    ])
  }

  /// A keyboard lies below this share of a screen: what it covers has not gone.
  private static let aboveKeyboard: CGFloat = 0.6

  /// Whether it has looked for something in a field that is only there for show, as on many a page that is about
  /// something else: all that stood below the field still does, nothing new does, and there is more to be shown.
  ///
  /// - Parameter before: What was shown before.
  func isForShow(
    _ act: Act, _ before: [(text: String, frame: CGRect)], on graph: ViewGraph
  ) -> Bool {
    let (field, end) = (act.target.frame, graph.canvas.size.height * Self.aboveKeyboard)
    guard acts.count == 1, act.demonstration.isTyping, act.target.looksForSomething,
      field.maxY < end, !isSentOff(act), !graph.showsUnavailable,
      origin.contains(where: \.isMoreThanSearch)
    else { return false }
    let targets = graph.touchTargets
    let suggests = targets.contains {
      ($0.isSearchScope || $0.appeal == .promising) && !known.contains($0.label)
    }
    if suggests { return false }
    func counts(_ frame: CGRect) -> Bool { frame.minY >= field.maxY && frame.maxY <= end }
    let now = graph.shownTexts
    let (old, new) = (Set(before.map(\.text)), Set(now.map(\.text)))
    return before.allSatisfy { !counts($0.frame) || new.contains($0.text) }
      && now.allSatisfy { !counts($0.frame) || old.contains($0.text) }
      && origin.allSatisfy { target in
        !target.isTapped || !counts(target.frame)
          || targets.contains {
            $0.label == target.label && abs($0.frame.width - target.frame.width) < 1
          }
      }
  }

  /// Whether a button finds what a field says, or takes it otherwise: typing alone shows nothing of it yet.
  private func isSentOff(_ act: Act) -> Bool {
    guard !act.target.isSearchField else { return false }
    return origin.contains { target in
      guard target.isTapped else { return false }
      let height = max(target.frame.height, act.target.frame.height)
      let isBeside = abs(target.center.y - act.target.center.y) < height
      let finds = !Self.waysToFind.isDisjoint(with: Self.words(of: target))
      return target.text.isEmpty ? isBeside && finds : sends(target) || finds
    }
  }

  private static let waysToFind: Set<String> = [
    "search", "find", "go", "look", "magnifyingglass", "arrow", "paperplane", "plus", "checkmark",
    "return",
  ]

  /// Where a field for show is set aside and nothing else can be tapped or moved: what scrolls across, and then the
  /// field after all.
  mutating func behindSearch(among targets: [Act]) -> Act? {
    let field = targets.first { $0.demonstration.isTyping && isPlain($0.deed) }
    guard let field else { return nil }
    if let act = untried(targets.filter(\.demonstration.scrollsAcross)) { return act }
    accepted = field.deed
    return field
  }
}

extension TapTarget {
  /// Whether what is typed into it is looked for: in the field of `searchable`, or one that is called so.
  var looksForSomething: Bool {
    let name = label.lowercased()
    return isSearchField || name.contains("search") || name.contains("find")
  }

  /// What shows more than that, and is no page that only scrolls down.
  fileprivate var isMoreThanSearch: Bool {
    guard let demonstration, appeal != .idle else { return false }
    return demonstration.isTap || demonstration.isHands || demonstration.isPages
      || demonstration.scrollsAcross
  }
}

extension TouchDemonstration {
  fileprivate var scrollsAcross: Bool {
    if case .scroll(let way) = self { abs(way.width) > abs(way.height) } else { false }
  }
}

extension AutomaticScript.Act {
  /// Whether it types what nothing has.
  var seeksInVain: Bool {
    if case .type(_, ViewGraph.contentInVain, _, _, _) = demonstration { true } else { false }
  }
}
