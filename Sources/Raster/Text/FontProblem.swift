import Drawing

/// Something about fonts that makes text look other than it should.
package enum FontProblem: Hashable, Sendable, CustomStringConvertible {
  /// A design's own family is not installed; another one is used.
  case missingDesign(
    FontDescription.Design, family: String, standIn: String?, package: String?)
  /// A family for other scripts or emoji is not installed.
  case missingFallback(family: String, package: String?)
  /// A family that the author named is not installed.
  case unknownFamily(String, nearest: String?)
  /// No font of the table has the character.
  case missingCharacter(Character)

  package var description: String {
    switch self {
    case .missingDesign(let design, let family, let standIn, let package):
      let cause = "The font '\(family)' for the \(design.rawValue) design is not installed"
      let effect = standIn.map { ", so '\($0)' is used" } ?? ", and nothing can replace it"
      let unset = "Correct or unset \(design.variable)."
      return cause + effect + ". " + (package.map(Self.install) ?? unset)
    case .missingFallback(let family, let package):
      let cause = "The font '\(family)' is not installed, so its characters show as boxes."
      return [cause, package.map(Self.install)].compactMap(\.self).joined(separator: " ")
    case .unknownFamily(let family, let nearest):
      let hint = nearest.map { "Did you mean '\($0)'?" } ?? "'fc-list : family' lists them all."
      return "There is no font family named '\(family)'. \(hint)"
    case .missingCharacter(let character):
      let codes = character.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "No font of the table has '\(character)' (\(codes.joined(separator: " "))), "
        + "so it shows as a box. Install a font that has it and name it with .font(.custom(…))."
    }
  }

  private static func install(_ package: String) -> String {
    "Install it: sudo apt-get install \(package)."
  }
}
