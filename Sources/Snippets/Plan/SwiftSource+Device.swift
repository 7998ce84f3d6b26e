import Studio

extension SwiftSource {
  /// Reads the source for the device that it is for, and says which that is; nil is the usual phone.
  ///
  /// - Parameters:
  ///   - asked: What somebody chose. Without one it is what the code's preview names, or the only kind of
  ///     device that the code compiles for.
  ///   - flags: What its package defines for it.
  mutating func settle(
    asked: Device?, view: String?, flags: [CompilationFlag] = []
  ) -> Device? {
    let device = asked ?? named ?? onlyKind(showing: view)
    let platform = DemoPlatform(device)
    if platform != self.platform {
      let isOfModule = survey.isOfModule
      self = SwiftSource(text, for: platform, defining: flags.names(on: platform))
      survey.isOfModule = isOfModule
    }
    return device
  }

  /// That of `.previewDevice("Apple Watch Series 9 (45mm)")`, where a preview is what is shown.
  private var named: Device? {
    guard text.contains("reviewDevice"), survey.types.contains(where: \.isPreviewProvider) else {
      return nil
    }
    // Spaces are taken once and for all: three rows of any length would be tried in every way that they could share them.
    let pattern =
      #/\.?[pP]reviewDevice\((?>\s*)(?:PreviewDevice\((?>\s*))?(?:rawValue:(?>\s*))?"([^"]+)"/#
    return text.firstMatch(of: pattern).flatMap { Device(previewName: String($0.1)) }
  }

  /// A device of the only platform that the source has views on, or imports what only that has.
  private func onlyKind(showing view: String?) -> Device? {
    let imports = Set(survey.imports.compactMap { $0.path.first?.name.text })
    if imports.contains("WatchKit"), !imports.contains("UIKit") { return .named("watch45") }
    if !imports.isDisjoint(with: ["AppKit", "Cocoa"]), !imports.contains("UIKit") {
      return .named("mac")
    }
    if let only = DeviceNames.onlyKind(in: unconditional) { return .named(only) }
    guard text.contains("#if"), case .failure = Result(catching: { try root(named: view) }) else {
      return nil
    }
    return device(showing: view)
  }

  /// The lines that are compiled on every platform: what only one has among them keeps the source from any other.
  private var unconditional: String {
    var depth = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let word = line.drop { $0 == " " || $0 == "\t" }
      if word.hasPrefix("#if") { depth += 1 }
      defer { if word.hasPrefix("#endif") { depth -= 1 } }
      return depth == 0
    }
    return lines.joined(separator: "\n")
  }

  /// A device that the source has the view on, where it has not got it on its own.
  func device(showing view: String?) -> Device? {
    guard text.contains("#if") else { return nil }
    let found = Self.devices.first { platform, _ in
      platform != self.platform
        && (try? SwiftSource(text, for: platform).root(named: view)) != nil
    }
    return found.flatMap { Device.named($0.1) }
  }

  /// The usual one of each platform that a clip can be of.
  private static let devices: [(DemoPlatform, String)] = [
    (.iOS, "iphone15pro"), (.macOS, "mac"), (.watchOS, "watch45"), (.tvOS, "tv"),
  ]
}

extension DeclaredType {
  fileprivate var isPreviewProvider: Bool { inherited.contains("PreviewProvider") }
}

extension ScriptText {
  /// The device that the script asks for.
  var device: Device? {
    commands.reduce(nil) {
      if case .device(let name) = $1 { Stage.named(name)?.device } else { $0 }
    }
  }
}

extension PlannedClip {
  var platform: DemoPlatform { DemoPlatform(device) }
}

extension Device {
  /// By the name that Xcode's previews know: `Apple Watch Series 9 (45mm)`, `iPad Pro (11-inch)`.
  ///
  /// A phone is nil: what is known by the look of an older one is shown on the usual phone.
  init?(previewName: String) {
    let name = previewName.lowercased()
    let found: String?
    if name.contains("watch") {
      let sizes = ["41", "42", "44", "45", "46", "49"]
      found =
        "watch"
        + (sizes.first { name.contains($0 + "mm") || name.contains($0 + " mm") }
          ?? (name.contains("ultra") ? "49" : "45"))
    } else if name.contains("apple tv") {
      found = "tv"
    } else if name.hasPrefix("mac") || name == "my mac" {
      found = "mac"
    } else if name.contains("ipad") {
      let kinds = [("mini", "ipadmini"), ("12.9", "ipad13"), ("13", "ipad13"), ("11", "ipad11")]
      found = kinds.first { name.contains($0.0) }?.1 ?? "ipad"
    } else {
      found = nil
    }
    guard let found, let device = Device.named(found) else { return nil }
    self = device
  }
}
