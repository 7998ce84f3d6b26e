import Wording

/// A block of a page, or a module, that has not got the view that was asked for.
struct LackingCode: Hashable {
  let file: String
  let line: Int
  let view: String
  /// What it has.
  let views: [String]
  /// A device that it has the view for, by its name.
  var device: String?

  static func reason(_ view: String) -> String { "has no view named '\(view)'" }
}

extension SnippetPlan {
  /// A view that some code has chooses among it; one that none has is a mistake of whoever asked.
  package mutating func failIfAllLack() {
    guard clips.isEmpty, failures.isEmpty, let first = lacking.first else { return }
    let owner = lacking.first { $0.device != nil } ?? first
    failures.append(
      Diagnostic(
        file: owner.file, line: owner.line, message: message(of: owner),
        remedy: owner.device.map(Remedy.otherDevice)))
    skipped.removeAll { $0.reason == LackingCode.reason(first.view) }
  }

  private func message(of code: LackingCode) -> String {
    if code.device != nil {
      return "there is no view named '\(code.view)' on this device, but on others there is"
    }
    var known: Set<String> = []
    let views = lacking.flatMap(\.views).filter { known.insert($0).inserted }
    return RootError.noView(
      code.view, nearest: NearestWord.to(code.view, among: views), all: views
    ).description
  }
}
