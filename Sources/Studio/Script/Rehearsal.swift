/// What earlier runs of a clip have found out, so that the next knows it from its start.
///
/// That a task never ends, or that a tap changes nothing, is only seen long after the clip should have
/// gone on without it.
package struct Rehearsal: Codable, Hashable, Sendable {
  /// Tasks that go on without end.
  package internal(set) var loops: Set<Int> = []
  /// What an automatic script did in vain.
  var vain: Set<AutomaticScript.Deed> = []
  /// The view was still moving after ``Script/settleLimit``.
  var isRestless = false
  /// A timer went on for ``Script/loop`` seconds, so that none is waited for.
  var hasEndlessTimers = false
  /// Of what is played beside it; none or one.
  var beside: [Rehearsal] = []
  /// When the clip is over, in seconds of its movie, of one that loops: it has to know that before.
  var end: Double?

  package init() {}

  func isCovered(by other: Rehearsal) -> Bool {
    loops.isSubset(of: other.loops) && vain.isSubset(of: other.vain)
      && (!isRestless || other.isRestless) && (!hasEndlessTimers || other.hasEndlessTimers)
      && (end == nil || end == other.end)
  }

  func union(_ other: Rehearsal) -> Rehearsal {
    var result = self
    result.loops.formUnion(other.loops)
    result.vain.formUnion(other.vain)
    result.isRestless = isRestless || other.isRestless
    result.hasEndlessTimers = hasEndlessTimers || other.hasEndlessTimers
    result.end = other.end ?? end
    return result
  }
}
