import Foundation

/// What a demo's own `url(forResource:withExtension:)` asks: the files that its package's manifest names.
public enum _ClipFiles {
  public static func path(
    _ name: String?, _ ending: String?, _ folder: String?, in bundle: Bundle
  ) -> String? {
    let parts = [name, ending].compactMap { $0 }.filter { !$0.isEmpty }
    let file = parts.joined(separator: ending?.hasPrefix(".") == true ? "" : ".")
    let place = folder.map { $0.hasSuffix("/") || $0.isEmpty ? $0 : $0 + "/" } ?? ""
    return DemoAssets.current.files[place + file]
      ?? bundle.path(forResource: name, ofType: ending, inDirectory: folder)
  }
}
