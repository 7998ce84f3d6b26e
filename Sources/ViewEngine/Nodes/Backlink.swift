/// The way back to something that this does not keep: nil once that is gone, or has been taken out of its tree.
///
/// What a `weak` reference leads to has a table beside it from then on, through which every retain and release of it
/// goes; layout makes millions of those. Of 930 letters that change, a fifth of all updates was spent there. So what a
/// graph is made of has one link each, which it cuts when it goes.
///
/// It is the main thread's, as the graph is; only a last reference may be let go elsewhere.
package final class Backlink<Object: AnyObject>: @unchecked Sendable {
  package fileprivate(set) unowned var object: Object?

  package init(_ object: Object) {
    self.object = object
  }

  package func cut() { object = nil }
}
