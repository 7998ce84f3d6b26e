extension PreviewMacro {
  /// Points, of `.fixedLayout(width: 300, height: 200)`.
  package var fixedSize: (width: Double, height: Double)? {
    for trait in traits {
      guard
        let match = trait.wholeMatch(
          of: #/\.fixedLayout\(\s*width:\s*([\d.]+),\s*height:\s*([\d.]+)\s*\)/#),
        let width = Double(match.1), let height = Double(match.2)
      else { continue }
      return (width, height)
    }
    return nil
  }

  package var isLandscape: Bool { traits.contains { $0.hasPrefix(".landscape") } }
}
