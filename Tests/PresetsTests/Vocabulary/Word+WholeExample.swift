@testable import Presets

extension Word {
  /// As it would be written where all of it stands on its own.
  var wholeExample: String {
    guard case .modifier(let kind) = place else { return example }
    // What follows may be of another type, so the dot's own has to be said.
    let type = kind.example.hasPrefix(".") ? kind.typeNames.first ?? "" : ""
    return type + kind.example + example
  }
}
