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

  /// A name stands at the start of its line; what follows indented is its note.
  static let all: [SupportedName] = {
    var all: [SupportedName] = []
    var note = ""
    for line in table.split(separator: "\n") {
      if line.hasPrefix(" ") {
        note += (note.isEmpty ? "" : " ") + line.drop { $0 == " " }
      } else {
        all.take(&note)
        all.append(SupportedName(name: String(line)))
      }
    }
    all.take(&note)
    return all
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
