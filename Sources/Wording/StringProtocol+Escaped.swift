extension StringProtocol {
  /// With some characters as their numbers, `\u{1B}`, as Swift has them in texts.
  package func escaped(where isUnwanted: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isUnwanted) else { return String(self) }
    return unicodeScalars.reduce(into: "") { shown, scalar in
      if isUnwanted(scalar) {
        shown += scalar.number
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
  }
}
