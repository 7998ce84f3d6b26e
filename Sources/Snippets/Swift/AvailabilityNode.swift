import SwiftSyntax

/// `#available(iOS 26, macOS 15, *)` or `#unavailable(…)`, which becomes a question to the clip.
///
/// The compiler itself would say yes to all of them: no system that it runs on is named.
struct AvailabilityNode {
  let bytes: Range<Int>
  /// The iOS of the year that is asked for.
  private var generation: Int
  private let isNot: Bool

  /// What stands there instead.
  var text: String { (isNot ? "!" : "") + "_isSystem(\(generation))" }

  /// Names that versions stand beside, with the last version before all systems became 26 at once.
  private static let lastBefore26 = [
    DemoPlatform.iOS: 18, .macOS: 15, .watchOS: 11, .tvOS: 18, .visionOS: 2,
  ]

  static func all(in file: SourceFileSyntax, for platform: DemoPlatform) -> [AvailabilityNode] {
    let finder = AvailabilityFinder(platform)
    finder.walk(file)
    return finder.nodes.map { node in
      // A file that has types for a system alone is about them: a preview that asks before it shows one would
      // show next to nothing on an older one.
      var node = node
      if node.generation <= finder.needed { node.generation = 18 }
      return node
    }
  }

  fileprivate init(_ node: AvailabilityConditionSyntax, for platform: DemoPlatform) {
    bytes = node.bytes
    let versions = Self.versions(in: node.availabilityArguments, for: platform)
    isNot = node.availabilityKeyword.tokenKind == .poundUnavailable
    // The star: where the platform is not named, everything is there.
    generation = versions.first.map { Self.generation(of: $0, on: platform) } ?? 18
  }

  private static func versions(
    in arguments: AvailabilityArgumentListSyntax, for platform: DemoPlatform
  ) -> [Int] {
    arguments.compactMap { item -> Int? in
      guard case .availabilityVersionRestriction(let restriction) = item.argument,
        restriction.platform.text == platform.rawValue
      else { return nil }
      return restriction.version.flatMap { Int($0.major.text) }
    }
  }

  /// What a declaration is for by `@available(iOS 26, *)`; 18 where it is for all.
  fileprivate static func generation(
    of attributes: AttributeListSyntax, on platform: DemoPlatform
  ) -> Int {
    let versions = attributes.flatMap { element -> [Int] in
      guard case .attribute(let attribute) = element,
        case .availability(let arguments) = attribute.arguments
      else { return [] }
      return Self.versions(in: arguments, for: platform)
    }
    return versions.map { generation(of: $0, on: platform) }.max() ?? 18
  }

  /// The iOS of the same year: 18 stands for all before 26.
  private static func generation(of version: Int, on platform: DemoPlatform) -> Int {
    version <= lastBefore26[platform] ?? 18 ? 18 : max(26, version)
  }
}

private final class AvailabilityFinder: SyntaxVisitor {
  private(set) var nodes: [AvailabilityNode] = []
  /// The newest system that a type of the file is for alone.
  private(set) var needed = 18
  private let platform: DemoPlatform

  init(_ platform: DemoPlatform) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(AvailabilityNode(node, for: platform))
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    needed = max(needed, AvailabilityNode.generation(of: node.attributes, on: platform))
    return .visitChildren
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
