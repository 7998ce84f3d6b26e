/// Whether what is kept counts as shown.
package enum Presence {
  case shown
  /// Another page lies over it: it has disappeared, but what it says of itself still counts, such as where its links lead.
  case covered
  /// It says nothing either, as a tab that is not chosen.
  case away
}
