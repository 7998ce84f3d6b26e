import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// Evaluates a timeline's content with its latest date.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: Node, Ticking {
  private var view: TimelineView<Schedule, Content>
  private var child: Node?
  private var date: Date
  /// What is left of the schedule, where it is not simply every frame.
  private var coming: Schedule.Entries.Iterator?
  private var next: Date?
  private var isTicking = false

  init(
    _ view: TimelineView<Schedule, Content>, parent: Node, environment: EnvironmentValues
  ) {
    self.view = view
    date = parent.graph.clock.date
    super.init(parent: parent, graph: parent.graph, environment: environment)
    if everyFrame == nil {
      coming = view.schedule.entries(from: date, mode: .normal).makeIterator()
      date = takeNext(after: nil) ?? date
      next = takeNext(after: date)
      catchUp()
    }
    start()
    child = makeChild(evaluate(), environment: environment)
  }

  override func update(_ view: any View, environment: EnvironmentValues) {
    super.update(view, environment: environment)
    guard let view = view as? TimelineView<Schedule, Content> else { return }
    self.view = view
    start()
    reevaluate()
  }

  override func reevaluate() {
    child = child.map { reconcile($0, with: evaluate(), environment: environment) }
  }

  override var childNodes: [Node] { child.map { [$0] } ?? [] }

  private func evaluate() -> Content {
    let context = TimelineViewDefaultContext(date: date, cadence: cadence)
    return graph.observe(self) { view.content(context) }
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    switch view.schedule {
    case is EveryMinuteTimelineSchedule: .minutes
    case let periodic as PeriodicTimelineSchedule where periodic.interval >= 1:
      periodic.interval >= 60 ? .minutes : .seconds
    default: .live
    }
  }

  // MARK: Time

  private var everyFrame: AnimationTimelineSchedule? { view.schedule as? AnimationTimelineSchedule }

  private func start() {
    let moves = everyFrame.map { !$0.isPaused } ?? (next != nil)
    guard moves, !isTicking else { return }
    isTicking = true
    graph.register(self)
  }

  /// So many dates in a row that are not later than the one before are those of a schedule that stands still.
  private static var mostStanding: Int { 1000 }

  /// The schedule's next date that is later than the one before; one made from the wall clock counts from the
  /// start of the clip. A schedule may give the same date for ever, as one does whose step is too small for a date.
  private func takeNext(after last: Date?) -> Date? {
    for _ in 0..<Self.mostStanding {
      guard let taken = coming?.next() else { return nil }
      let date = graph.clock.dateInClip(taken)
      if last.map({ date > $0 }) ?? true { return date }
    }
    graph.warn(
      "A TimelineView's schedule gives dates that are no later than the one before; it has no other."
    )
    return nil
  }

  private func catchUp() {
    while let due = next, due.timeIntervalSince(graph.clock.date) <= 1e-6 {
      date = due
      next = takeNext(after: due)
    }
  }

  /// A schedule that was given date by date ends; all others are taken to go on.
  var runsForever: Bool { !(view.schedule is any EndingSchedule) }

  var running: RunningAnimation? {
    RunningAnimation(view: viewName, property: "date", elapsed: graph.time, duration: nil)
  }

  func tick(to time: Double) -> Bool {
    isTicking = !isDestroyed && (everyFrame.map { !$0.isPaused } ?? (next != nil))
    guard isTicking else { return false }
    let before = date
    if let everyFrame {
      let now = graph.clock.date
      if now.timeIntervalSince(date) >= everyFrame.minimumInterval - 1e-6 { date = now }
    } else {
      catchUp()
    }
    if date != before { graph.reevaluateOnTick(self) }
    return true
  }
}

private protocol EndingSchedule {}

extension ExplicitTimelineSchedule: EndingSchedule {}
