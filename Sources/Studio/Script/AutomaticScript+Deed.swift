@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

extension AutomaticScript {
  /// Something done to a view.
  struct Deed: Codable, Hashable, Sendable {
    /// How many have been done before.
    let round: Int
    let label: String
    /// Which of what could be reached: places differ by fractions of a point between scales.
    let order: Int
    let isTap: Bool
    /// Which of several ways to do it.
    var way = 0
    /// Something came of it, and went again by itself.
    var cameBack = false
    /// Nothing was seen of it, but the view has kept something: it may count.
    var isKept = false
    /// Something came of it at once, and nothing moved: others come first.
    var isPlain = false

    /// The view was left to itself, and what runs in it without end was not seen.
    static let nothing = Deed(round: -1, label: "", order: -1, isTap: false)

    /// Something came of itself, and nothing of what was done meanwhile.
    static let itself = Deed(round: -2, label: "", order: -1, isTap: false)

    var plain: Deed {
      var deed = self
      deed.isPlain = true
      return deed
    }

    var returned: Deed {
      var deed = self
      deed.cameBack = true
      return deed
    }
  }

  /// What this run has done.
  struct Act {
    let deed: Deed
    let target: TapTarget
    let demonstration: TouchDemonstration
    /// Done to what the tap before it has opened.
    var isUse = false
    /// The same, and chosen in place of what was.
    var isChoice = false
    /// It draws a page off from the screen's edge, and not what it is done to.
    var swipesBack = false
    /// Done after what the first has opened was closed.
    var isNext = false
    /// What shows what has come of a tap, in the field that has the focus.
    var typedAfter: String?

    /// Searching leads somewhere as taps do.
    var countsAsTap: Bool { deed.isTap || target.isSearchField }
    var hasWays: Bool { demonstration.ways > 1 }
    var way: Int { demonstration.isSpot ? deed.round : deed.way }
  }

  /// How it is done, and seen.
  func steps(for act: Act, on graph: ViewGraph) -> [ScriptStep] {
    if act.swipesBack, case .slide(let way) = act.demonstration {
      let start = Target.point(x: Self.edge, y: graph.canvas.size.height / 2)
      return [Drag(start, by: way), WaitUntilSettled(), Wait(Script.Automatic.hold)]
    }
    return act.demonstration.steps(
      on: act.target, first: graph.tapTargets.first,
      typing: graph.word(for: act.target, as: act.demonstration),
      way: act.way, within: graph.canvas.size)
      + (act.typedAfter.map { [Wait(Script.Automatic.hold), TypeText($0)] } ?? [])
      + [WaitUntilSettled(), Wait(Script.Automatic.hold)]
  }

  /// The tap of which nothing comes, once more: what it is made on may have gone, or sleep by now.
  mutating func repetition(among targets: [TapTarget]) -> Act? {
    guard let act = acts.last, act.deed == fallback, repetitions > 1,
      targets.contains(where: { $0.isTapped && $0.isAt(act.target) })
    else { return nil }
    repetitions -= 1
    return act
  }

  // MARK: What is known of it

  func hasComeBack(_ deed: Deed) -> Bool { vain.contains(deed.returned) }

  func hasBeenKept(_ deed: Deed) -> Bool {
    var deed = deed
    deed.isKept = true
    return vain.contains(deed)
  }

  /// What is known of something of which nothing has come.
  func inVain(_ deed: Deed, since time: Double, isWaiting: Bool, _ graph: ViewGraph) -> Set<Deed> {
    var known: Set = [deed]
    if deed.isTap, let unseen = graph.seenChange?.unseenTime, unseen >= time {
      var kept = deed
      kept.isKept = true
      known.insert(kept)
    }
    if isWaiting, let change = graph.seenChange?.time, change >= time { known.insert(.itself) }
    return known
  }

  /// Whether the view shows something by itself. A timer that was taken for something that comes once may wait for a
  /// tap.
  func movesAlone(_ graph: ViewGraph) -> Bool {
    vain.contains(.itself) && !graph.onlyTicks || graph.runsForever && !vain.contains(.nothing)
  }

  /// What grows or moves while it is used is still the same.
  func isDone(_ act: Act) -> Bool {
    acts.contains {
      // A field that has been written into is called otherwise, and stands elsewhere above a keyboard.
      let areFields = $0.demonstration.isTyping && act.demonstration.isTyping
      let isSame =
        $0.target.isAt(act.target)
        || ($0.deed.order == act.deed.order && (areFields || $0.deed.label == act.deed.label))
      // Pages are turned once, on whichever they are then.
      let isAlike =
        $0.demonstration.isPages && act.demonstration.isPages
        // A slider is drawn the other way once its knob is near its end.
        || act.target.kind == "slider"
      return isSame && (areFields || isAlike || $0.demonstration == act.demonstration)
    }
  }

  func isPlain(_ deed: Deed) -> Bool { vain.contains(deed.plain) }
}
