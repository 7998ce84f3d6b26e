import Snippets
import Wording

extension ErrorWords {
  static func of(_ diagnostic: Diagnostic) -> String { text(diagnostic) }

  static func text(_ error: some Remediable) -> String { error.problem + remedy(of: error) }

  /// What helps, as the rest of a sentence; nothing where nothing is known to.
  static func remedy(of error: some Remediable) -> String { error.remedy.map(text) ?? "" }

  /// Follows what is wrong, as the rest of its sentence or as another.
  private static func text(_ remedy: Remedy) -> String {
    switch remedy {
    case .moreTime: ". Raise --time-limit if it needs longer."
    case .moreMemory: ". Raise --memory-limit if it should have more."
    case .moreSpace: remedy.text
    case .noWalls: ". Run code that you trust with --no-sandbox."
    case .wallsOrNone: ". Mend that, or run code that you trust with --no-sandbox."
    case .supportedAPI: "; 'showreel list --api' shows what is."
    case .supportedValues: " 'showreel list --api' shows which are supported."
    case .contents(let page): ". 'showreel check \(page)' lists what it has."
    case .otherPlace: ". Name a place there, or say where with --output."
    case .replacing: ". Use --overwrite to replace it."
    case .otherDevice(let name): ". Use --device \(name)."
    case .otherView(let name): ". Use --view \(shellWord(name)) to have another."
    }
  }

  /// A name as a shell reads it.
  private static func shellWord(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
    return isPlain ? name : name.quotedForShell
  }
}
