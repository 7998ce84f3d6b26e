import Drawing
import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// Plays a demo that nobody has written a script for: finds what can be touched, and what comes of it.
///
/// It taps the first thing that a finger reaches, and then the same again, so that what was opened is
/// closed: or an answer to what that has asked, or what leads back from where the tap has led. Where one
/// can search, it types what it sees and cancels. A tap that changes nothing, such as one on the
/// tab that is selected, is left out of the next run, which tries what comes after it. What can be
/// dragged or held down is then shown once, and where there is none of all that, a field is typed into, or
/// what scrolls is scrolled. What was presented and has nothing that leads back is thrown off.
@MainActor
struct AutomaticScript {
  /// Something done to a view.
  struct Deed: Codable, Hashable, Sendable {
    /// How many have been done before.
    let round: Int
    let label: String
    /// Which of what could be reached: places differ by fractions of a point between scales.
    let order: Int
    let isTap: Bool
  }

  /// What this run has done.
  private struct Act {
    let deed: Deed
    let target: TapTarget
    let demonstration: TouchDemonstration

    /// Searching leads somewhere as taps do.
    var countsAsTap: Bool { deed.isTap || target.isSearchField }
  }

  /// Done in vain, as earlier runs know and as this one finds.
  private(set) var vain: Set<Deed>
  /// What was done although nothing comes of it, because nothing comes of anything.
  private(set) var fallback: Deed?
  private var acts: [Act] = []
  private var before: (list: DisplayList, time: Double)?
  private var isWatched = false

  /// Taps in one clip.
  private static let taps = 2
  /// More than these in one place are not tried.
  private static let attempts = 8

  init(vain: Set<Deed>) { self.vain = vain }

  /// What to do next; nothing once the demo is over.
  mutating func steps(on graph: ViewGraph) -> [ScriptStep] {
    judge(graph)
    let targets = graph.touchTargets.filter(\.isReachable)
    if let act = choice(among: targets, on: graph) {
      acts.append(act)
      before = (graph.displayList(), graph.time)
      return act.demonstration.steps(
        on: act.target, first: graph.tapTargets.first, typing: graph.word(for: act.target))
        + [WaitUntilSettled(), Wait(Script.Automatic.hold)]
    }
    guard acts.isEmpty, !isWatched else { return [] }
    isWatched = true
    return [WaitUntilSettled(), Wait(Script.Automatic.hold)]
  }

  /// Whether anything came of what was done last.
  private mutating func judge(_ graph: ViewGraph) {
    guard let before, let act = acts.last, act.deed != fallback else { return }
    self.before = nil
    // What is scrolled is scrolled back.
    if act.demonstration.isScroll { return }
    let hasChanged = graph.lastChange.map { $0.time >= before.time } ?? false
    guard !hasChanged, graph.displayList() == before.list else { return }
    vain.insert(act.deed)
    // All is as it was: this run tries the next at once, and the next run knows.
    acts.removeLast()
  }

  // MARK: Choosing

  private mutating func choice(among reachable: [TapTarget], on graph: ViewGraph) -> Act? {
    let targets = possibleActs(reachable)
    if acts.isEmpty, let search = untried(targets.filter(\.target.isSearchField)) { return search }
    let hasTapped = acts.allSatisfy(\.countsAsTap)
    if hasTapped, acts.count < Self.taps {
      let taps = inOrder(targets.filter(\.deed.isTap))
      // What was presented is thrown off, if nothing in it leads back.
      let dismissals = targets.filter(\.demonstration.isDismissal)
      let (leading, others) =
        acts.isEmpty || dismissals.isEmpty
        ? (taps, []) : (taps.filter { rank($0.target) < .other }, taps)
      let found =
        untried(leading) ?? untried(acts.isEmpty ? [] : dismissals) ?? untried(others)
      if let found { return found }
    }
    let hands = targets.filter(\.demonstration.isHands)
    if hasTapped || acts.allSatisfy(\.demonstration.isTwoFingers) {
      let left = hasTapped ? hands : hands.filter(\.demonstration.isTwoFingers)
      if let act = untried(left.filter { !isDone($0) }) { return act }
    }
    guard acts.isEmpty else { return nil }
    for isMeant in [\TouchDemonstration.isTyping, \.isScroll, \.isDismissal] {
      if let act = untried(targets.filter { $0.demonstration[keyPath: isMeant] }) { return act }
    }
    return lastResort(targets.first(where: \.deed.isTap))
  }

  private func possibleActs(_ targets: [TapTarget]) -> [Act] {
    targets.enumerated().compactMap { order, target in
      guard let demonstration = target.demonstration else { return nil }
      return Act(
        deed: Deed(
          round: acts.count, label: target.label, order: order, isTap: demonstration.isTap),
        target: target, demonstration: demonstration)
    }
  }

  private func isDone(_ act: Act) -> Bool {
    acts.contains {
      $0.target.center == act.target.center && $0.demonstration == act.demonstration
    }
  }

  private func inOrder(_ acts: [Act]) -> [Act] {
    acts.sorted { (rank($0.target), $0.deed.order) < (rank($1.target), $1.deed.order) }
  }

  /// What comes sooner: the same again, an answer to what it has asked, what leads back, the others.
  private enum Rank: Int, Comparable {
    case same, alike, answer, back, other, idle

    static func < (a: Rank, b: Rank) -> Bool { a.rawValue < b.rawValue }
  }

  private func rank(_ target: TapTarget) -> Rank {
    let words = target.label.lowercased().split { !$0.isLetter }.map(String.init)
    let isLess =
      Self.less.contains(target.label) || words.contains(where: Self.wordsForLess.contains)
    guard let last = acts.last?.target else {
      return target.appeal == .idle || isLess ? .idle : .other
    }
    if target.label == last.label, target.center == last.center { return .same }
    if !last.label.isEmpty, target.label == last.label { return .alike }
    if target.appeal == .promising { return .answer }
    let isBack = target.identifier == "BackButton" || words.contains(where: Self.waysBack.contains)
    if isBack { return .back }
    return target.appeal == .idle || isLess ? .idle : .other
  }

  private static let waysBack: Set<String> = [
    "back", "cancel", "done", "close", "dismiss", "ok", "hide", "xmark",
  ]
  /// What counts down is more often at its end than what counts up.
  private static let less: Set<String> = ["-", "\u{2212}", "\u{2013}"]
  private static let wordsForLess: Set<String> = ["minus", "decrement", "decrease"]

  private func untried(_ possible: [Act]) -> Act? {
    let isTap = possible.first?.deed.isTap
    let failed = vain.count { $0.round == acts.count && $0.isTap == isTap }
    guard failed < Self.attempts else { return nil }
    return possible.first { !vain.contains($0.deed) }
  }

  /// A demo of which nothing comes shows at least that: its first tap.
  private mutating func lastResort(_ act: Act?) -> Act? {
    guard acts.isEmpty, let act else { return nil }
    fallback = act.deed
    return act
  }
}

extension TapTarget {
  /// That of `searchable`.
  var isSearchField: Bool {
    identifier == SearchField.identifier && (demonstration?.isTyping ?? false)
  }
}

extension TouchDemonstration {
  fileprivate var isTyping: Bool { if case .type = self { true } else { false } }
  fileprivate var isDismissal: Bool { if case .dismiss = self { true } else { false } }
  /// What shows a thing's use by moving it, once.
  fileprivate var isHands: Bool { !isTap && !isScroll && !isTyping && !isDismissal }
}
