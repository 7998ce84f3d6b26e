import Foundation

/// `Documentation/fidelity.md`: the gallery's pictures, with what each family is taken from and what
/// is known to differ.
@MainActor
package enum FidelityPage {
  package static let file = GalleryPicture.folder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/fidelity.md")

  package static var text: String {
    ([head] + GalleryFamily.all.map(section)).joined(separator: "\n")
  }

  private static let columns = 6

  private static var head: String {
    let count = GalleryFamily.all.map(\.demos.count).reduce(0, +)
    return """
      # What it looks like

      \(count) demos, each as Showreel draws it on the screen of an iPhone 15: one for each control,
      style or family of names. Somebody looked at every picture; a test keeps them. How things move is
      in [truth](truth.md), every rule and number with its source in [behaviour](behaviour/README.md),
      and `showreel list --api` says of each name whether it is drawn, approximated (and how) or
      accepted without a look. This page is written by `SHOWREEL_RECORD=1 swift test --filter
      GalleryTests`; the demos are in `Tests/Gallery/Demos`.

      """
  }

  private static func section(_ family: GalleryFamily) -> String {
    var lines = ["## \(heading(family.name))", "", "Taken from \(family.source).", ""]
    if !family.differences.isEmpty {
      lines += ["Known to differ:", "", family.differences, ""]
    }
    lines += ["<table>"]
    for start in stride(from: 0, to: family.demos.count, by: columns) {
      let row = family.demos[start..<min(start + columns, family.demos.count)]
      lines.append("<tr>")
      lines += row.map { cell($0.name, in: family.name) }
      lines.append("</tr>")
    }
    return (lines + ["</table>", ""]).joined(separator: "\n")
  }

  private static func cell(_ demo: String, in family: String) -> String {
    let picture = "../Tests/Gallery/Pictures/\(family)/\(demo).png"
    return "<td><img src=\"\(picture)\" width=\"130\" alt=\"\(demo)\"><br>\(demo)</td>"
  }

  /// `DemoFiles` is a folder; readers have "Demo files".
  private static func heading(_ name: String) -> String {
    name.enumerated().map { index, letter in
      index > 0 && letter.isUppercase ? " \(letter.lowercased())" : "\(letter)"
    }.joined()
  }
}
