/// An animation that somebody holds where it is: it stands still until it is moved by hand or let go.
package protocol HeldAnimation: CustomAnimation {
  var isHeld: Bool { get }
}

extension Animation {
  /// Whether it stands still until somebody does something.
  package var isHeld: Bool { (base as? any HeldAnimation)?.isHeld ?? false }
}
