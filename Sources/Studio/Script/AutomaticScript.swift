import Drawing
import Foundation
@_spi(Engine) import ViewEngine

/// Plays a demo that nobody has written a script for: finds what can be touched, and what comes of it.
///
/// It taps the first thing that a finger reaches, and then the same again, so that what was opened is
/// closed: or what leads back from where the tap has led. A tap that changes nothing, such as one on the
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
    let place: CGPoint
    let demonstration: TouchDemonstration
  }

  /// Done in vain, as earlier runs know and as this one finds.
  private(set) var vain: Set<Deed>
  /// What was done although nothing comes of it, because nothing comes of anything.
  private(set) var fallback: Deed?
  private var deeds: [Deed] = []
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
    if let (target, demonstration) = choice(among: targets, on: graph) {
      let deed = Deed(target, demonstration, round: deeds.count)
      deeds.append(deed)
      before = (graph.displayList(), graph.time)
      return demonstration.steps(
        on: target, first: graph.tapTargets.first, typing: graph.word(for: target))
        + [WaitUntilSettled(), Wait(Script.Automatic.hold)]
    }
    guard deeds.isEmpty, !isWatched else { return [] }
    isWatched = true
    return [WaitUntilSettled(), Wait(Script.Automatic.hold)]
  }

  /// Whether anything came of what was done last.
  private mutating func judge(_ graph: ViewGraph) {
    guard let before, let deed = deeds.last, deed != fallback else { return }
    self.before = nil
    // What is scrolled is scrolled back.
    if deed.demonstration.isScroll { return }
    let hasChanged = graph.lastChange.map { $0.time >= before.time } ?? false
    if !hasChanged, graph.displayList() == before.list { vain.insert(deed) }
  }

  // MARK: Choosing

  private mutating func choice(
    among targets: [TapTarget], on graph: ViewGraph
  ) -> (TapTarget, TouchDemonstration)? {
    let hasTapped = deeds.allSatisfy(\.demonstration.isTap)
    if hasTapped, deeds.count < Self.taps {
      let taps = inOrder(targets.filter { $0.demonstration?.isTap ?? false })
      // What was presented is thrown off, if nothing in it leads back.
      let dismissals = targets.filter { $0.demonstration?.isDismissal ?? false }
      let (back, others) =
        deeds.isEmpty || dismissals.isEmpty ? (taps, []) : (taps.filter { rank($0) < 3 }, taps)
      if let target = untried(back) ?? untried(deeds.isEmpty ? [] : dismissals) ?? untried(others) {
        return target
      }
    }
    let hands = targets.filter { $0.demonstration?.isHands ?? false }
    if hasTapped || deeds.allSatisfy(\.demonstration.isTwoFingers) {
      let left = hasTapped ? hands : hands.filter { $0.demonstration?.isTwoFingers ?? false }
      if let target = untried(left.filter { !isDone($0) }) { return target }
    }
    guard deeds.isEmpty else { return nil }
    for isMeant in [\TouchDemonstration.isTyping, \.isScroll, \.isDismissal] {
      if let target = untried(targets.filter { $0.demonstration?[keyPath: isMeant] ?? false }) {
        return target
      }
    }
    return lastResort(targets.filter { $0.demonstration?.isTap ?? false })
  }

  private func isDone(_ target: TapTarget) -> Bool {
    deeds.contains {
      $0.place == target.center && $0.demonstration == target.demonstration
    }
  }

  /// The same again first, then what leads back, then the others.
  private func inOrder(_ targets: [TapTarget]) -> [TapTarget] {
    targets.enumerated()
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  private func rank(_ target: TapTarget) -> Int {
    guard let last = deeds.last else { return 0 }
    if target.label == last.label, target.center == last.place { return 0 }
    if !last.label.isEmpty, target.label == last.label { return 1 }
    let words = target.label.lowercased().split { !$0.isLetter }.map(String.init)
    let isBack = target.identifier == "BackButton" || words.contains(where: Self.waysBack.contains)
    return isBack ? 2 : 3
  }

  private static let waysBack: Set<String> = [
    "back", "cancel", "done", "close", "dismiss", "ok", "hide", "xmark",
  ]

  private func untried(_ targets: [TapTarget]) -> (TapTarget, TouchDemonstration)? {
    let round = deeds.count
    let isTap = targets.first?.demonstration?.isTap
    let failed = vain.count { $0.round == round && $0.demonstration.isTap == isTap }
    guard failed < Self.attempts else { return nil }
    for target in targets {
      guard let demonstration = target.demonstration else { continue }
      if !vain.contains(Deed(target, demonstration, round: round)) {
        return (target, demonstration)
      }
    }
    return nil
  }

  /// A demo of which nothing comes shows at least that: its first tap.
  private mutating func lastResort(
    _ targets: [TapTarget]
  ) -> (TapTarget, TouchDemonstration)? {
    guard deeds.isEmpty, let target = targets.first, let demonstration = target.demonstration
    else { return nil }
    fallback = Deed(target, demonstration, round: 0)
    return (target, demonstration)
  }
}

extension AutomaticScript.Deed {
  fileprivate init(_ target: TapTarget, _ demonstration: TouchDemonstration, round: Int) {
    self.init(
      round: round, label: target.label, place: target.center, demonstration: demonstration)
  }
}

extension TouchDemonstration {
  fileprivate var isTyping: Bool { if case .type = self { true } else { false } }
  fileprivate var isDismissal: Bool { if case .dismiss = self { true } else { false } }
  /// What shows a thing's use by moving it, once.
  fileprivate var isHands: Bool { !isTap && !isScroll && !isTyping && !isDismissal }
}
