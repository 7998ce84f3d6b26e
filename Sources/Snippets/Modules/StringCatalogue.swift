import Foundation
import Views

/// A `.xcstrings` file: texts in all languages, with forms for numbers and devices.
struct StringCatalogue: Decodable {
  struct Unit: Decodable { let value: String? }

  struct Localization: Decodable {
    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }

    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Localization]?
    /// Of a substitution, what it counts; 1 is the first.
    let argNum: Int?

    /// - Parameter devices: Names of the clip's device, those first that say more.
    func entry(for devices: [String]) -> LocalizedEntry {
      var entry = LocalizedEntry(forms(for: devices))
      entry.substitutions = (substitutions ?? [:]).mapValues {
        .init(argument: $0.argument, forms: $0.forms(for: devices))
      }
      return entry
    }

    /// More than any text has.
    private static let mostArguments = 100

    /// What it counts, the first being 0; a number that no text's argument has says nothing.
    private var argument: Int? {
      argNum.flatMap { 1...Self.mostArguments ~= $0 ? $0 - 1 : nil }
    }

    private func forms(for devices: [String]) -> [String: String] {
      if let own = variations?.device,
        let name = (devices + ["other"]).first(where: { own[$0] != nil })
      {
        return own[name]?.forms(for: devices) ?? [:]
      }
      var forms = (variations?.plural ?? [:]).compactMapValues {
        $0.forms(for: devices)["other"]
      }
      if let value = stringUnit?.value { forms["other"] = value }
      return forms
    }
  }

  struct Entry: Decodable { let localizations: [String: Localization]? }

  let sourceLanguage: String?
  let strings: [String: Entry]
}
