import Foundation

/// The libraries of the Swift language that this program runs with: a toolchain's, or those that an
/// installation brings along.
enum SwiftRuntime {
  /// Files that this program is made of.
  static let mapped: [String] = {
    let maps = KernelFile.read("/proc/self/maps") ?? ""
    return maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
  }()

  /// Nil where the runtime is part of the program itself.
  static let folder: String? = mapped.first { $0.hasSuffix("/libswiftCore.so") }?.folderAbove

  /// For the linker of a demo, which may need more of the runtime than this program does: behind walls a
  /// toolchain is not to be seen, and two runtimes in one process would be one too many.
  static var linking: [String] { folder.map { ["-Xlinker", "-rpath", "-Xlinker", $0] } ?? [] }
}
