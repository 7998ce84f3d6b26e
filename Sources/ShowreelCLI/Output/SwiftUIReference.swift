/// Documentation/swiftui.md: every name of SwiftUI's that is supported, grouped as SwiftUI's documentation is,
/// and how far its look goes.
struct SwiftUIReference {
  private let names = SupportedAPI.all

  var markdown: String {
    var text = """
      # The SwiftUI that is supported

      Made of the comments in the sources by `showreel reference --for swiftui`, and held to them by a test. The parts are those of SwiftUI's own
      documentation. `showreel list --api` prints the same names.

      | a name is | of | which means |
      |---|---|---|
      | drawn | \(count(.drawn)) | as on a device; what is known to differ is in [fidelity.md](fidelity.md) |
      | approximated | \(count(.approximated)) | there, and its look or its motion is near to a device's in the way that is said |
      | accepted | \(count(.accepted)) | compiled, without effect, since a clip has no place for it |

      What has no line here is a compile error that names it, or is left out with a warning by `--lenient`.


      """
    var chapter = ""
    for topic in SupportedTopic.all {
      let own = names.filter { $0.topic == topic.title }
      guard !own.isEmpty else { continue }
      if topic.chapter != chapter {
        chapter = topic.chapter
        text += "## \(chapter)\n\n"
      }
      text += "### \(topic.title)\n\n"
      text += ReferenceTable.text(rows(own), headings: ["name", "is", "how"]) + "\n"
    }
    return String(text.dropLast())
  }

  private func count(_ look: SupportedName.Look) -> Int { names.count { $0.look == look } }

  /// Members of one type with one mark share a row, and so do modifiers that are drawn.
  private func rows(_ names: [SupportedName]) -> [[String]] {
    var groups: [(owner: String, look: SupportedName.Look, note: String, names: [String])] = []
    for name in names {
      let owner = Self.owner(of: name)
      let note = name.note ?? ""
      if let index = groups.firstIndex(where: {
        $0.owner == owner && $0.look == name.look && $0.note == note
      }) {
        groups[index].names.append(Self.shown(name.name, after: owner))
      } else {
        groups.append((owner, name.look, note, ["`\(name.name)`"]))
      }
    }
    return groups.map { [$0.names.joined(separator: " "), $0.look.rawValue, $0.note] }
  }

  /// `Alignment` of `Alignment.center`; nothing of a modifier.
  private static func owner(of name: SupportedName) -> String {
    name.name.hasPrefix(".") ? "" : String(name.name.prefix { $0 != "." })
  }

  private static func shown(_ name: String, after owner: String) -> String {
    !owner.isEmpty && name.hasPrefix(owner + ".") ? "`\(name.dropFirst(owner.count))`" : "`\(name)`"
  }
}
