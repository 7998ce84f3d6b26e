import Foundation
import SwiftSyntax

/// What a `Package.swift` says of its targets and dependencies.
///
/// A manifest is a program, and somebody else's. It is read as text and never run: what it writes out is known,
/// what it works out is not.
struct PackageManifest {
  struct Target: Hashable {
    enum Kind: String {
      case target, executableTarget, testTarget, macro, plugin, systemLibrary, binaryTarget
    }

    var kind: Kind
    var name: String
    var path: String?
    var exclude: [String] = []
    var sources: [String]?
    /// Names of targets and of products.
    var dependencies: [String] = []
    /// What SwiftPM calls the packages of products, where the manifest says it.
    var packages: [String: String] = [:]
    /// Folders and files with resources.
    var resources: [String] = []
    /// What `swiftSettings` define.
    var flags: [CompilationFlag] = []
  }

  struct Dependency: Hashable {
    /// Where it is, from the manifest's folder.
    var path: String?
    var url: String?
    /// That the manifest gives it, as older ones do.
    var name: String?

    /// What SwiftPM calls it: the last part of its address.
    var identity: String {
      let place = url ?? path ?? ""
      let last = place.split(separator: "/").last.map(String.init) ?? ""
      return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last).lowercased()
    }
  }

  private(set) var targets: [Target] = []
  /// Names of targets by the product that has them.
  private(set) var products: [String: [String]] = [:]
  private(set) var dependencies: [Dependency] = []
  /// The package's own.
  private(set) var name: String?
  /// The language that texts are in where there is no other.
  private(set) var defaultLocalization: String?
  /// Places of dependencies by what packages call them.
  private var places: [String: [Int]] = [:]
  /// Lines of targets and dependencies that are not written out.
  private(set) var unreadLines: [Int] = []

  init(_ text: String) {
    let source = SwiftSource(text)
    let finder = ManifestFinder(source)
    finder.walk(source.file)
    // A dependency of a target is written as a target is, with a name alone.
    var known: [String: Int] = [:]
    for target in finder.targets {
      if let index = known[target.name] {
        if targets[index].says < target.says { targets[index] = target }
      } else {
        known[target.name] = targets.count
        targets.append(target)
      }
    }
    products = finder.products
    dependencies = finder.dependencies
    name = finder.name
    defaultLocalization = finder.defaultLocalization
    unreadLines = finder.unreadLines
    for (index, dependency) in dependencies.enumerated() {
      for name in Set([dependency.identity, dependency.name?.lowercased()].compactMap { $0 }) {
        places[name, default: []].append(index)
      }
    }
  }

  /// The dependencies that are called so, in lower case.
  func dependencies(called package: String) -> [Dependency] {
    places[package, default: []].map { dependencies[$0] }
  }
}

extension PackageManifest.Target {
  fileprivate var says: Int {
    (path == nil ? 0 : 1) + dependencies.count + resources.count + exclude.count + flags.count
      + (sources == nil ? 0 : 1)
  }
}
