import Drawing
@_spi(Engine) import ViewEngine

/// A font that is asked for by name and is not there.
struct FontWarning: Hashable, CustomStringConvertible {
  let family: String
  let used: String
  let nearest: String?

  /// What is wrong with a run's font; nil where it is there or no name was given.
  init?(_ font: FontDescription, measuring: any TextMeasuring) {
    guard let family = font.family, let fonts = measuring as? any FontNaming,
      let (used, nearest) = fonts.standIn(forFamily: family)
    else { return nil }
    self.family = family
    self.used = used
    self.nearest = nearest
  }

  var description: String {
    let hint = nearest.map { " Did you mean '\($0)'?" } ?? ""
    return "The font '\(family)' is not installed, so '\(used)' is used.\(hint) Put its file into "
      + "~/.local/share/fonts, run fc-cache, and name its family as fc-list shows it."
  }
}
