import Foundation

/// The compiler, and the modules that demos are compiled against.
package struct DemoToolchain: Hashable, Sendable {
  /// Path of `swiftc`.
  package var compiler: String
  /// Folders with `SwiftUI.swiftmodule` and what it imports.
  package var modules: [String]
  /// Maps of the C modules that those modules need.
  package var moduleMaps: [String]

  package init(compiler: String, modules: [String], moduleMaps: [String] = []) {
    self.compiler = compiler
    self.modules = modules
    self.moduleMaps = moduleMaps
  }

  /// Finds both for the program that runs.
  ///
  /// Modules lie in `Modules` beside the executable, as a build leaves them, or in
  /// `../lib/showreel/modules`, as an installation does; `SHOWREEL_MODULES` names another folder.
  ///
  /// - Throws: ``CompileError/noCompiler`` or ``CompileError/noModules(looked:)``.
  package static func locate(
    executable: String = Self.executable,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(CompileError) -> DemoToolchain {
    guard let compiler = Executables.find(environment["SHOWREEL_SWIFTC"] ?? "swiftc") else {
      throw .noCompiler
    }
    let folder = (executable as NSString).deletingLastPathComponent
    let prefix = (folder as NSString).deletingLastPathComponent
    let places =
      environment["SHOWREEL_MODULES"].map { [$0] }
      ?? [folder + "/Modules", prefix + "/lib/showreel/modules"]
    let modules = places.first {
      FileManager.default.fileExists(atPath: $0 + "/SwiftUI.swiftmodule")
    }
    guard let modules else { throw .noModules(looked: places) }
    return DemoToolchain(compiler: compiler, modules: [modules], moduleMaps: maps(near: modules))
  }

  /// A build keeps each C target's map in that target's folder beside `Modules`, an installation
  /// inside.
  private static func maps(near modules: String) -> [String] {
    [modules, (modules as NSString).deletingLastPathComponent].flatMap { place in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      return names.sorted().map { "\(place)/\($0)/module.modulemap" }
        .filter { FileManager.default.fileExists(atPath: $0) }
    }
  }

  /// The path of the program that runs, without links.
  package static var executable: String {
    let link = "/proc/self/exe"
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: link))
      ?? CommandLine.arguments[0]
  }

  /// Says where modules are and how demos are read, the same for every demo.
  var flags: [String] {
    ["-swift-version", "5", "-parse-as-library", "-Onone", "-D", "DEBUG"]
      + modules.flatMap { ["-I", $0] }
      + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=" + $0] }
  }

  /// Changes with the compiler and with every module, so that no demo outlives the modules it fits.
  func hash() -> ContentHash {
    var hash = ContentHash(flags.joined(separator: " "))
    hash.add(fileAt: compiler)
    for folder in modules {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted() where name.hasSuffix(".swiftmodule") {
        hash.add(fileAt: folder + "/" + name)
      }
    }
    return hash
  }
}

extension DemoToolchain {
  /// What a compiler reads, for a sandbox.
  var places: [String] {
    let real = URL(filePath: compiler).resolvingSymlinksInPath().path
    // `/opt/swift/usr/bin/swiftc` reads all over `/opt/swift/usr`.
    let prefixes = [compiler, real].map {
      (($0 as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    }
    let toolchains = prefixes.filter { FileManager.default.fileExists(atPath: $0 + "/lib/swift") }
    return Set(toolchains + [compiler] + modules + moduleMaps + moduleMaps.flatMap(Self.headers))
      .sorted()
  }

  /// The folders of the headers that a module's map names: `umbrella header "…/A.h"`, and `umbrella "…"`, which is
  /// a folder.
  static func headers(in map: String) -> [String] {
    let text = (try? String(contentsOfFile: map, encoding: .utf8)) ?? ""
    let folder = (map as NSString).deletingLastPathComponent
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\"")
      guard parts.count > 1, let word = parts[0].split(separator: " ").last,
        word == "header" || word == "umbrella"
      else { return nil }
      let name = String(parts[1])
      let path = name.hasPrefix("/") ? name : folder + "/" + name
      return word == "header" ? (path as NSString).deletingLastPathComponent : path
    }
  }
}
