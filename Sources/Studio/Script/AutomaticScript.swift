import Drawing
import Foundation
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// Plays a demo that nobody has written a script for: finds what can be touched, and what comes of it.
///
/// It taps the first thing that a finger reaches, and then the same again, so that what was opened is
/// closed: or an answer to what that has asked, or what leads back from where the tap has led. What was opened is used
/// once before. Of a form each control is used once instead, and what sends it then. Where other buttons are there that none of that has touched, one or
/// two of them are tapped as well: three in all that each open something, by whatever name, if they are not rows of one
/// collection. Where one can search, it types what it sees, and what is nowhere if a view tells of that, looks for it
/// in another scope if there is one, takes a token or
/// another word that is suggested, and cancels; a field that finds nothing less gives way to what else there is.
/// Where what of a field's text is selected can be set, the buttons beside it are tapped. A tap that changes nothing, such as one on the
/// tab that is selected, is left out of the next run, which tries what comes after it, and one that changes something at once waits for one
/// that begins a movement. So does one of several choices that moves something and leaves all as it was, as the chosen tab
/// does where tabs bounce. What can be
/// dragged or held down is then shown once, in the first of a few directions in which it goes and stays, at last as far as the
/// screen is wide, and what has
/// come of that is tapped: a row of a menu, a button that a text has woken, or one that needed what sliders say now. A popover is closed in the end, and pages that were pushed one after the other, three at most, are left. Where there is none of all that, fields
/// are typed into, or what scrolls is scrolled, and what scrolls across in it. Pages are turned in any case. What was presented and has nothing that
/// leads back is thrown off. Where a field has the focus, it is typed into. What is typed is submitted, where something comes of that. What can
/// be refreshed is pulled in the end, and where there are tabs the others are shown.
@MainActor
struct AutomaticScript {
  /// Done in vain, as earlier runs know and as this one finds.
  private(set) var vain: Set<Deed>
  /// What was done although nothing comes of it, because nothing comes of anything.
  private(set) var fallback: Deed?
  /// What is shown although it only comes back.
  var accepted: Deed?
  var acts: [Act] = []
  /// What was done has gone on by itself for so long that it is the demo.
  var hasShownEnough = false
  private var before: Before?
  private var isWatched = false
  /// This run's view is no longer as it began, and the next run knows better.
  private var isSpoiled = false
  /// How often it was looked whether what moves at the start has stopped: a change of its could not be told from a tap's.
  private var looks = 0

  /// What there was when something was done.
  private struct Before {
    let list: DisplayList
    let time: Double
    let isEndless: Bool
    /// Something was still to come by itself, the first time that anything was done.
    let isWaiting: Bool
    let names: Set<String>
    let hasOthers: Bool
    let isOneOfMany: Bool
    let places: [String: CGRect]
    let texts: [(text: String, frame: CGRect)]
  }

  /// Taps in one clip.
  static let taps = 2
  /// The same where one leads on to the next, or others stand beside them.
  static let tapsOnward = 4
  /// Seconds between two looks, and how many there are.
  private static let look = 0.1
  private static let mostLooks = 30
  /// More than these in one place are not tried. Of what is done by hand that is all ways of one thing, and one of another.
  private static let attempts = 8
  /// Fields that are typed into.
  private static let fields = 3
  /// What is done in one clip, all in all.
  static let most = 6

  init(vain: Set<Deed>) { self.vain = vain }

  /// What to do next; nothing once the demo is over.
  mutating func steps(on graph: ViewGraph) -> [ScriptStep] {
    judge(graph)
    if isSpoiled || hasShownEnough && !acts.isEmpty { return [] }
    let targets = Self.inSight(graph.touchTargets.filter(\.isReachable), of: graph)
    if let act = repetition(among: targets) { return steps(for: act, on: graph) }
    if acts.isEmpty, !targets.isEmpty, graph.isMoving, !graph.runsForever, looks < Self.mostLooks {
      looks += 1
      return [Wait(Self.look)]
    }
    if acts.isEmpty { origin = targets }
    if let act = choice(among: targets, on: graph) {
      acts.append(act)
      earlier = Set(targets.map(\.label))
      if acts.count == 1 { original = graph.displayList() }
      before = Before(
        list: graph.displayList(), time: graph.time, isEndless: graph.runsForever,
        isWaiting: acts.count == 1 && graph.isWaiting, names: earlier,
        hasOthers: targets.count { $0.appeal != .idle && $0.isTapped } > 1,
        isOneOfMany: act.target.isOneOfMany(targets), places: graph.places,
        texts: graph.shownTexts)
      return steps(for: act, on: graph)
    }
    guard acts.isEmpty, !isWatched else {
      // A timer that waits for a tap before it moves anything: no tap could be told to count beside it.
      if acts.isEmpty, graph.onlyTicks, graph.seenChange?.time == nil { vain.insert(.nothing) }
      return []
    }
    isWatched = true
    return graph.crownSteps + graph.keySteps + graph.hoverSteps
      + [WaitUntilSettled(), Wait(Script.Automatic.hold)]
  }

  /// Whether anything came of what was done last.
  private mutating func judge(_ graph: ViewGraph) {
    guard let before, let act = acts.last, act.deed != fallback, act.deed != accepted else {
      return
    }
    self.before = nil
    // What is scrolled is scrolled back.
    if act.demonstration.isScroll { return }
    if act.seeksInVain { return sought(act, on: graph) }
    if isForShow(act, before.texts, on: graph) { return setAside(act) }
    // Beside what never stands still, or changes later by itself, nothing else can be told to have come of it.
    let isEndless = before.isEndless || before.isWaiting || graph.runsForever
    let change = isEndless ? graph.seenChange?.timeByTouch : graph.seenChange?.time
    // What ran without end and has stopped was stopped by hand.
    let hasStopped = before.isEndless && !graph.runsForever
    let hasChanged = hasStopped || change.map { $0 >= before.time } ?? false
    let looksTheSame =
      isEndless
      ? act.hasWays && graph.places.isNearly(before.places) : graph.displayList() == before.list
    if hasChanged, looksTheSame, act.hasWays {
      vain.insert(act.deed.returned)
    } else if hasChanged || !(isEndless || looksTheSame) {
      let isAlone = before.isOneOfMany && goesOnAlone(act, graph)
      let isStill =
        acts.count == 1 && before.hasOthers && movedNothing(act, since: before.time, graph)
      if !isEndless, isAlone || isStill {
        return setAside(act)
      }
      if acts.count == 1, act.deed.isTap, before.isOneOfMany, !isEndless, looksTheSame,
        vain.insert(act.deed.returned).inserted
      {
        isSpoiled = true
        return
      }
      let isKnown = act.countsAsTap || act.demonstration.movesSheet || act.swipesBack
      fresh = isKnown ? nil : before.names
      return
    }
    // Nothing comes any more of what something came of in an earlier run: something tried in vain since has ended it.
    isSpoiled = vain.contains(act.deed)
    vain.formUnion(inVain(act.deed, since: before.time, isWaiting: before.isWaiting, graph))
    if isSpoiled { return }
    // All is as it was: this run tries the next at once, and the next run knows.
    acts.removeLast()
  }

  /// Whether a first tap has changed something at once, where another may begin a movement: a demo is one of that.
  private func movedNothing(_ act: Act, since time: Double, _ graph: ViewGraph) -> Bool {
    act.deed.isTap && act.target.appeal == .usual && !act.target.isPlace && !isPlain(act.deed)
      && !areSteppersAlone && (graph.seenChange?.moveTime ?? -1) < time
  }

  /// What there was at the start; not the keys of a keyboard.
  private(set) var origin: [TapTarget] = [] { didSet { known = Set(origin.map(\.label)) } }
  private(set) var known: Set<String> = []
  /// What there was before the last thing that was done.
  private(set) var earlier: Set<String> = []
  /// What was seen before anything was done.
  private(set) var original: DisplayList?
  /// What there was before the last thing that was done by hand: what has come since is an answer to it.
  private var fresh: Set<String>?

  /// How often the tap is made of which nothing has come: what counts taps may show it at the fifth.
  var repetitions = 1
  private static let mostRepetitions = 5

  // MARK: Choosing

  private mutating func choice(among reachable: [TapTarget], on graph: ViewGraph) -> Act? {
    let targets = possibleActs(reachable)
    if acts.isEmpty {
      let first = givingWay(among: targets, on: graph) ?? neighbour(among: targets)
      if let first { return first }
      // A list of what opens by growing is often searched as well, but that is not what it is about.
      let showpieces = targets.filter { $0.deed.isTap && $0.target.appeal == .showpiece }
      let search = targets.filter(\.target.isSearchField)
      if !search.isEmpty, let act = untried(showpieces) ?? untried(search) { return act }
    }
    if let act = foremost(among: targets, on: graph) { return act }
    if let old = fresh, acts.count < Self.most {
      fresh = nil
      let found = inOrder(
        targets.filter { $0.deed.isTap && !old.contains($0.target.label) && !isWritten($0.target) }
      ).first { $0.target.appeal != .idle }
      if let found { return found }
    }
    if let button = woken(among: targets) ?? selecting(among: targets) { return button }
    if let last = acts.last, last.demonstration.isTyping, !last.target.isSearchField,
      acts.count < Self.fields
    {
      let fields = targets.filter { $0.demonstration.isTyping && !isDone($0) }
      if let field = untried(fields) { return field }
    }
    if let act = onward(among: targets, on: graph) ?? tabAfterTab(among: targets) { return act }
    let hasTapped = acts.allSatisfy(\.countsAsTap)
    let isOnward = leadsOn && (Self.taps..<Self.tapsOnward).contains(acts.count)
    if hasTapped, isOnward || acts.count < Self.taps {
      let taps = inOrder(
        targets.filter {
          $0.deed.isTap && !isLast($0, of: targets) && (!isOnward || rank($0.target) == .same)
        })
      // What was presented is thrown off, if nothing in it leads back.
      let dismissals = targets.filter(\.demonstration.isDismissal)
      let (leading, others) =
        acts.isEmpty || dismissals.isEmpty
        ? (taps, []) : (taps.filter { rank($0.target) < .other }, taps)
      let found =
        untried(leading) ?? untried(acts.isEmpty ? [] : dismissals) ?? untried(others)
      if let found { return found }
      // None moves anything, or no other does: then the first that changes something.
      if let plain = taps.first(where: { isPlain($0.deed) }) { return plain }
    }
    let hands = targets.filter { $0.demonstration.isHands && !isDone($0) }
    if hasTapped || acts.allSatisfy(\.demonstration.isTwoFingers) {
      let fingers = hasTapped ? [] : hands.filter(\.demonstration.isTwoFingers)
      if let act = hand(among: fingers) ?? hand(among: hands) { return act }
    }
    let pages = targets.filter { $0.demonstration.isPages && !isDone($0) }
    if let act = nextSlider(among: hands) ?? untried(pages) { return act }
    guard acts.isEmpty else {
      // What still lies open is closed, once what is in it was shown.
      guard acts.count < Self.most else { return pageBack(among: targets) }
      return answer(among: targets) ?? untried(targets.filter(\.target.closesPopover))
        ?? carousel(among: targets) ?? wayBack(among: targets) ?? wayOut(among: targets)
        ?? other(among: targets) ?? refreshing(among: targets)
        ?? otherTab(among: targets) ?? inTheEnd(among: targets)
    }
    if let act = behindSearch(among: targets) { return act }
    for isMeant in [\TouchDemonstration.isTyping, \.isScroll, \.isDismissal] {
      if let act = untried(targets.filter { $0.demonstration[keyPath: isMeant] }) { return act }
    }
    // What moves by itself is what it shows; a tap in vain would only stand beside it.
    if movesAlone(graph) { return nil }
    let taps = targets.filter(\.deed.isTap)
    return lastResort(taps.first { hasBeenKept($0.deed) } ?? taps.first)
  }

  func untried(_ possible: [Act]) -> Act? {
    let isTap = possible.first?.deed.isTap
    let failed = vain.count {
      $0.round == acts.count && $0.isTap == isTap && !$0.cameBack && !$0.isKept && !$0.isPlain
    }
    guard failed < Self.attempts + (isTap == false ? 2 : 0) else { return nil }
    return possible.first { !vain.contains($0.deed) }
  }

  /// A demo of which nothing comes shows at least that: its first tap.
  private mutating func lastResort(_ act: Act?) -> Act? {
    guard acts.isEmpty, let act else { return nil }
    fallback = act.deed
    // What a timer waits for is no count.
    let counts = hasBeenKept(act.deed) && !vain.contains(.nothing)
    repetitions = counts ? Self.mostRepetitions : 1
    return act
  }
}

extension AutomaticScript {
  /// What lies on the screen, unless nothing does.
  private static func inSight(_ targets: [TapTarget], of graph: ViewGraph) -> [TapTarget] {
    let screen = CGRect(origin: .zero, size: graph.canvas.size)
    let seen = targets.filter { screen.contains($0.center) }
    return seen.isEmpty ? targets : seen
  }

  /// It shows something only where a view tells that nothing was found.
  private mutating func sought(_ act: Act, on graph: ViewGraph) {
    isSpoiled = !graph.showsUnavailable
    if isSpoiled { vain.insert(act.deed) }
  }

  /// Something has come of it, but less than others may show: the next run tries those first.
  private mutating func setAside(_ act: Act) {
    vain.formUnion([act.deed, act.deed.plain])
    isSpoiled = true
  }
}

extension TapTarget {
  /// Whether both are in one place. Those differ by fractions of a point, as wide as their texts are and as pixels of a
  /// scale fall.
  func isAt(_ other: TapTarget) -> Bool {
    abs(center.x - other.center.x) < 1 && abs(center.y - other.center.y) < 1
  }

  /// All around a popover, or a menu that stays open.
  var closesPopover: Bool { identifier == OverlayCatcher.popoverIdentifier || closesMenu }
  var closesMenu: Bool { identifier == OverlayCatcher.menuIdentifier }
  /// Beside a sheet, which has its own ways out.
  var closesSheet: Bool { identifier == OverlayCatcher.sheetIdentifier }

  /// That of `searchable`.
  var isSearchField: Bool {
    identifier == SearchField.identifier && (demonstration?.isTyping ?? false)
  }

  /// One of the choices below that.
  var isSearchScope: Bool { kind == SearchScopeKind.name }
}

extension TouchDemonstration {
  var isTyping: Bool { if case .type = self { true } else { false } }
  var isDismissal: Bool { if case .dismiss = self { true } else { false } }
  var isRaise: Bool { if case .raise = self { true } else { false } }
  var movesSheet: Bool { isDismissal || isRaise }
  var isPages: Bool { if case .pages = self { true } else { false } }
  /// What shows a thing's use by moving it, once.
  var isHands: Bool { !isTap && !isScroll && !isTyping && !movesSheet }
}
