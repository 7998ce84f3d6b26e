/// A name of SwiftUI's that demos can use, and how far its look goes.
struct SupportedName: Encodable {
  enum Look: String, Encodable {
    /// As on the device.
    case drawn
    case approximated
    /// Has no effect in a clip.
    case accepted
  }

  let name: String
  /// What of SwiftUI it belongs to, as SwiftUI's documentation calls that.
  let topic: String
  private(set) var look = Look.drawn
  /// How it is approximated, or what does not happen.
  private(set) var note: String?

  /// As the tool lists it.
  var line: String {
    note.map { "\(name)  (\(look.rawValue): \($0))" } ?? name
  }

  private mutating func take(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return }
    look = Look(rawValue: text[..<colon].lowercased()) ?? look
    note = String(text[colon...].dropFirst(2))
  }
}

extension SupportedAPI {
  static let names = all.map(\.name)

  /// In alphabetical order. In the table a folder stands before its names, a name at the start of its line;
  /// what follows indented is its note.
  static let all: [SupportedName] = {
    var all: [SupportedName] = []
    var note = ""
    var topic = ""
    for line in table.split(separator: "\n") {
      if line.hasPrefix("[") {
        all.take(&note)
        let folder = String(line.dropFirst().dropLast())
        topic = SupportedTopic.of(folder: folder)?.title ?? folder
      } else if line.hasPrefix(" ") {
        note += (note.isEmpty ? "" : " ") + line.drop { $0 == " " }
      } else {
        all.take(&note)
        all.append(SupportedName(name: String(line), topic: topic))
      }
    }
    all.take(&note)
    return all.sorted { $0.name < $1.name }
  }()
}

extension [SupportedName] {
  /// Gives the last name its note.
  fileprivate mutating func take(_ note: inout String) {
    if let last = indices.last, !note.isEmpty { self[last] = self[last].with(note) }
    note = ""
  }
}

extension SupportedName {
  fileprivate func with(_ note: String) -> SupportedName {
    var name = self
    name.take(note)
    return name
  }
}
