import Foundation
import SwiftSyntax

final class ManifestFinder: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var products: [String: [String]] = [:]
  private(set) var dependencies: [PackageManifest.Dependency] = []
  private(set) var name: String?
  private(set) var defaultLocalization: String?
  private(set) var unreadLines: [Int] = []
  private let source: SwiftSource

  init(_ source: SwiftSource) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if called == nil, node.calledExpression.trimmedDescription == "Package" {
      name = node.text(of: "name")
      defaultLocalization = node.text(of: "defaultLocalization")
    }
    if called == "package",
      node.argument("name") != nil || node.argument("path") != nil
        || node.argument("url") != nil
    {
      let dependency = PackageManifest.Dependency(
        path: node.text(of: "path"), url: node.text(of: "url"), name: node.text(of: "name"))
      if dependency.path != nil || dependency.url != nil {
        dependencies.append(dependency)
      } else {
        note(node)
      }
      return .skipChildren
    }
    if called == "library" || called == "executable", let name = node.text(of: "name") {
      products[name] = node.texts(of: "targets") ?? []
    }
    guard let called, let kind = PackageManifest.Target.Kind(rawValue: called),
      node.argument("name") != nil
    else { return .visitChildren }
    guard let name = node.text(of: "name") else {
      note(node)
      return .skipChildren
    }
    var target = PackageManifest.Target(kind: kind, name: name)
    target.path = node.text(of: "path")
    target.exclude = node.texts(of: "exclude") ?? []
    target.sources = node.texts(of: "sources")
    target.dependencies = node.texts(of: "dependencies") ?? []
    target.packages = node.packages
    target.resources = node.texts(of: "resources") ?? []
    target.flags = node.flags
    targets.append(target)
    return .skipChildren
  }

  private func note(_ node: FunctionCallExprSyntax) {
    unreadLines.append(
      source.converter.location(for: node.positionAfterSkippingLeadingTrivia).line)
  }
}

extension FunctionCallExprSyntax {
  fileprivate func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  fileprivate func text(of label: String) -> String? { argument(label)?.text }

  /// By product: `.product(name: "A", package: "b")`.
  fileprivate var packages: [String: String] {
    let array = argument("dependencies")?.as(ArrayExprSyntax.self)?.elements ?? []
    return array.reduce(into: [:]) { packages, element in
      guard let call = element.expression.as(FunctionCallExprSyntax.self),
        let name = call.text(of: "name"), let package = call.text(of: "package")
      else { return }
      packages[name] = package.lowercased()
    }
  }

  /// `.define("A")` and `.define("A", .when(platforms: [.iOS], configuration: .debug))`.
  fileprivate var flags: [CompilationFlag] {
    let settings = argument("swiftSettings")?.as(ArrayExprSyntax.self)?.elements ?? []
    return settings.compactMap { setting in
      guard let call = setting.expression.as(FunctionCallExprSyntax.self),
        call.member == "define", let name = call.arguments.first?.expression.text
      else { return nil }
      var flag = CompilationFlag(name: name)
      guard let condition = call.arguments.dropFirst().first?.expression else { return flag }
      // What is not written out is taken as if nothing was asked.
      let when = condition.as(FunctionCallExprSyntax.self)
      flag.platforms = when?.argument("platforms")?.as(ArrayExprSyntax.self).map { array in
        Set(
          array.elements.compactMap {
            $0.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          })
      }
      let configuration = when?.argument("configuration")?.as(MemberAccessExprSyntax.self)
      flag.isForReleases = configuration?.declName.baseName.text == "release"
      return flag
    }
  }

  private var member: String? {
    calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// Of an array: the texts in it, and the first text of each call: `.product(name: "A", package: "b")`.
  fileprivate func texts(of label: String) -> [String]? {
    guard let array = argument(label)?.as(ArrayExprSyntax.self) else { return nil }
    return array.elements.compactMap { element in
      element.expression.text
        ?? element.expression.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.text
    }
  }
}

extension ExprSyntax {
  /// Of a text that is written out.
  fileprivate var text: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
