/// The word that a script line starts with.
enum ScriptVerb: String, CaseIterable {
  case tap
  case double
  case long
  case drag, swipe, scroll, pinch, rotate, crown, hover, type, press
  case zoom, caption, code, ring, arrow, label
  case wait
  case hide, show, speed
  case duration, loop, size, device, os, fps, scale, look, view, dark, light, skip

  /// What may be meant by a first word.
  static let spellings: [String: ScriptVerb] = {
    var spellings: [String: ScriptVerb] = [
      "hold": .long, "flick": .swipe, "slow": .speed, "key": .press,
    ]
    for verb in allCases {
      spellings[verb.rawValue] = verb
      spellings[verb.words.replacing(" ", with: "")] = verb
    }
    return spellings
  }()

  /// All words of it, as messages say it.
  var words: String {
    switch self {
    case .double: "double tap"
    case .long: "long press"
    case .scroll: "scroll to"
    default: rawValue
    }
  }
}
