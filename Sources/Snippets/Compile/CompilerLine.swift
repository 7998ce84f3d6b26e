import Wording

/// What is typed to compile a job.
///
/// Modules that others import are compiled one after the other in one run behind the same walls: what is
/// between, objects and interfaces, stays in there.
struct CompilerLine {
  let executable: String
  let arguments: [String]
  /// The files that have to be there first.
  let files: [(path: String, text: String)]
  /// The library.
  let made: String

  /// Names of the tool's own modules, which a module of the same name must not be taken for.
  static let reserved: Set<String> = [
    "Combine", "Compositing", "Drawing", "Fingerprints", "Foundation", "Geometry", "Motion",
    "Movie",
    "OpenCombine", "Pixels", "Presets", "Raster", "Showreel", "Snippets", "Studio", "Swift",
    "SwiftUI", "Threads", "Vectors",
    "ViewEngine", "Views", "Wording", shown,
  ]

  /// What the module that is shown is compiled under: a demo that prints its values prints that as well, whatever it is
  /// compiled with. Nobody's own is called so, as `Demo` may be: a module cannot import another of its name.
  static let shown = "ShowreelDemo"

  /// What a module is compiled under, where several come together.
  static func compiledName(of name: String, number: Int) -> String { "DemoPart\(number)_\(name)" }

  /// What imports of a module have to be written as, where the module's own name would mean another.
  static func renamed(_ names: [String]) -> [String: String] {
    var renamed: [String: String] = [:]
    for (number, name) in names.enumerated() where reserved.contains(name) {
      renamed[name] = compiledName(of: name, number: number)
    }
    return renamed
  }

  init(_ job: CompileJob, in folder: String, clangModules: String) {
    made = folder + "/made.so"
    var files: [(path: String, text: String)] = []
    var lines: [[String]] = []
    var objects: [String] = []
    var aliases: [String] = []
    var count = 0
    let last = job.modules.count - 1
    for (number, module) in job.modules.enumerated() {
      var paths: [String] = []
      for text in module.texts {
        paths.append("\(folder)/Demo\(count).swift")
        files.append((paths[paths.count - 1], text))
        count += 1
      }
      let compiled =
        number == last
        ? Self.shown : Self.compiledName(of: module.name ?? "", number: number)
      if let name = module.name, name != compiled, !Self.reserved.contains(name) {
        aliases += ["-module-alias", "\(name)=\(compiled)"]
      }
      var words = job.toolchain.flags + ["-module-name", compiled] + aliases + module.words
      if paths.count > 1 { words.append("-wmo") }
      words += [
        "-module-cache-path", clangModules, "-diagnostic-style=llvm", "-no-color-diagnostics",
      ]
      if number < last {
        let object = "\(folder)/\(compiled).o"
        words += [
          "-wmo", "-emit-object", "-emit-module", "-emit-module-path",
          "\(folder)/\(compiled).swiftmodule", "-o", object,
        ]
        objects.append(object)
      } else {
        words += ["-emit-library", "-o", made] + SwiftRuntime.linking + objects
      }
      if last > 0 { words += ["-I", folder] }
      lines.append([job.toolchain.compiler] + words + paths)
    }
    self.files = files
    if lines.count == 1 {
      executable = lines[0][0]
      arguments = Array(lines[0].dropFirst())
    } else {
      executable = "/bin/sh"
      let commands = lines.map { $0.map(\.quotedForShell).joined(separator: " ") }
      arguments = ["-c", commands.joined(separator: " && ")]
    }
  }
}
