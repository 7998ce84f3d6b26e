import SwiftSyntax

/// `#available(iOS 26, macOS 15, *)` or `#unavailable(…)`, which becomes a question to the clip.
///
/// The compiler itself would say yes to all of them: no system that it runs on is named.
struct AvailabilityNode {
  let bytes: Range<Int>
  /// What stands there instead.
  let text: String

  /// Names that versions stand beside, with the last version before all systems became 26 at once.
  private static let lastBefore26 = [
    DemoPlatform.iOS: 18, .macOS: 15, .watchOS: 11, .tvOS: 18, .visionOS: 2,
  ]

  static func all(in file: SourceFileSyntax, for platform: DemoPlatform) -> [AvailabilityNode] {
    let finder = AvailabilityFinder(platform)
    finder.walk(file)
    return finder.nodes
  }

  fileprivate init(_ node: AvailabilityConditionSyntax, for platform: DemoPlatform) {
    bytes = node.bytes
    let versions = node.availabilityArguments.compactMap { item -> Int? in
      guard case .availabilityVersionRestriction(let restriction) = item.argument,
        restriction.platform.text == platform.rawValue
      else { return nil }
      return restriction.version.flatMap { Int($0.major.text) }
    }
    let isNot = node.availabilityKeyword.tokenKind == .poundUnavailable
    // The star: where the platform is not named, everything is there.
    let generation = versions.first.map { Self.generation(of: $0, on: platform) } ?? 18
    text = (isNot ? "!" : "") + "_isSystem(\(generation))"
  }

  /// The iOS of the same year: 18 stands for all before 26.
  private static func generation(of version: Int, on platform: DemoPlatform) -> Int {
    version <= lastBefore26[platform] ?? 18 ? 18 : max(26, version)
  }
}

private final class AvailabilityFinder: SyntaxVisitor {
  private(set) var nodes: [AvailabilityNode] = []
  private let platform: DemoPlatform

  init(_ platform: DemoPlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(AvailabilityNode(node, for: platform))
    return .skipChildren
  }
}

extension SourceEdits {
  /// Has the clip's system asked, apart from what is already replaced.
  mutating func rewriteAvailability(in file: SourceFileSyntax, for platform: DemoPlatform) {
    for node in AvailabilityNode.all(in: file, for: platform) where !touches(node.bytes) {
      replace(node.bytes, with: node.text)
    }
  }
}
