import SwiftSyntax

/// The name of one of Apple's modules before what it has, `Darwin` of `Darwin.sin(a)`, whose import is left out: the C library
/// is Foundation's here, and what else there is of them SwiftUI's.
struct ModuleQualifier {
  let bytes: Range<Int>
  let text: String

  static func all(in source: SwiftSource) -> [ModuleQualifier] {
    let own = Set(source.survey.types.map(\.name)).union(source.declaredNames)
    let names = Set(source.survey.importedModules).intersection(AppleModules.dropped)
      .subtracting(own)
    guard names.contains(where: { source.text.contains($0 + ".") }) else { return [] }
    let finder = ModuleQualifierFinder(names)
    finder.walk(source.file)
    return finder.found
  }

  fileprivate init(_ name: TokenSyntax) {
    bytes = name.bytes
    text = name.text == "Darwin" ? "Foundation" : "SwiftUI"
  }
}

private final class ModuleQualifierFinder: SyntaxVisitor {
  private(set) var found: [ModuleQualifier] = []
  private let names: Set<String>
  /// Modules with functions and constants beside types: of others, `Photos.samples` is of an app's own type of that name.
  private static let ofC: Set = [
    "Accelerate", "AppKit", "Cocoa", "CoreFoundation", "CoreGraphics", "Darwin", "QuartzCore",
    "UIKit", "os", "simd",
  ]

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), names.contains(base.baseName.text),
      Self.ofC.contains(base.baseName.text)
        || node.declName.baseName.text.first?.isUppercase == true
    {
      found.append(ModuleQualifier(base.baseName))
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), names.contains(base.name.text) {
      found.append(ModuleQualifier(base.name))
    }
    return .visitChildren
  }
}
