import Foundation
import PackagePlugin

/// `swift package showreel`: the installed program, told where the package's targets are.
///
///     swift package showreel                                  clips of all targets, and of their DocC catalogues
///     swift package showreel check --target Fancy             of one, only looked at
///     swift package showreel export README.md --overwrite     or of what is named
///
/// It needs no target of this package: who only wants clips of their own would wait for all of it to be
/// built, as a tool and again as a library.
@main
struct ShowreelPlugin: CommandPlugin {
  /// Commands that take a folder of code as what comes after them.
  private static let takingInputs: Set<String> = [
    "export", "check", "verify", "watch", "serve", "gallery", "plot", "filmstrip", "plan",
    "snippet",
  ]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    var words = extractor.remainingArguments
    if words.first?.hasPrefix("-") ?? true { words.insert("export", at: 0) }
    let inputs = NamedInputs(words.dropFirst(), in: context.package.directoryURL)
    if Self.takingInputs.contains(words[0]), !inputs.isThere || !names.isEmpty {
      words.insert(contentsOf: try Self.folders(of: names, in: context.package), at: 1)
    }
    let program = Process()
    program.executableURL = try Self.program()
    program.arguments = words
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    let code = program.terminationStatus
    guard program.terminationReason == .exit, code == 0 else {
      throw ShowreelPluginError.ended(code)
    }
  }

  /// Of the targets with these names, of all that are not for tests where there is none, with the DocC catalogues
  /// in them, as seen from the package's folder.
  private static func folders(of names: [String], in package: Package) throws -> [String] {
    let targets = names.isEmpty ? package.targets : try package.targets(named: names)
    let code = targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter {
      !names.isEmpty || $0.kind == .generic || $0.kind == .executable
    }
    guard !code.isEmpty else { throw ShowreelPluginError.noTarget }
    let root = package.directoryURL.path + "/"
    return code.flatMap { [$0.directoryURL.path] + catalogues(in: $0.directoryURL) }
      .map { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0 }
  }

  /// Those that have pages: their clips are no clips of the code.
  private static func catalogues(in folder: URL) -> [String] {
    files(below: folder).filter { $0.pathExtension == "docc" }.map(\.path)
      .filter { catalogue in
        files(below: URL(filePath: catalogue)).contains {
          ["md", "tutorial"].contains($0.pathExtension)
        }
      }.sorted()
  }

  private static func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return all?.compactMap { $0 as? URL } ?? []
  }

  /// What `SHOWREEL` names, or the first `showreel` of `PATH`.
  private static func program() throws -> URL {
    let variables = ProcessInfo.processInfo.environment
    let places =
      variables["SHOWREEL"].map { [$0] }
      ?? (variables["PATH"] ?? "").split(separator: ":").map { "\($0)/showreel" }
    guard let found = places.first(where: FileManager.default.isExecutableFile) else {
      throw ShowreelPluginError.noProgram(named: variables["SHOWREEL"])
    }
    return URL(filePath: found)
  }
}
