import ArgumentParser
import Foundation
import Snippets

/// Where clips are kept that need not be made again.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep clips there and take them from there: a folder, or the address of a server that answers GET and "
        + "takes PUT. Machines may share it.", valueName: "folder|url"))
  var cache: String?

  @Option(
    help: ArgumentHelp(
      "Bytes that a folder of the cache may have; what was not used for longest goes first.",
      valueName: "bytes"))
  var cacheSize = "10G"

  func validate() throws {
    if ByteCount(argument: cacheSize) == nil {
      throw ValidationError("'\(cacheSize)' is not a number of bytes. Use --cache-size 10G.")
    }
    if let cache, Self.isAddress(cache), Self.address(cache) == nil {
      throw ValidationError(
        "'\(cache)' is no address of a server. Use --cache https://cache.example.com/showreel, or a folder."
      )
    }
    if cache == "" {
      throw ValidationError("--cache has no name. Use --cache Cache/, or an address.")
    }
  }

  /// - Parameter console: Is told of what is damaged or away.
  func store() -> (any ClipStore)? {
    guard let cache else { return nil }
    if let address = Self.address(cache) { return WebStore(address: address) }
    let path = URL(filePath: cache).standardizedFileURL.path
    return FolderStore(path: path, limit: ByteCount(argument: cacheSize)?.bytes ?? Int.max)
  }

  /// What another program is told to use the cache in that place by; nothing where there is none.
  func words(in place: String?) -> [String] {
    place.map { ["--cache", $0, "--cache-size", cacheSize] } ?? []
  }

  static func isAddress(_ text: String) -> Bool { text.contains("://") }

  private static func address(_ text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
      url.host()?.isEmpty == false
    else { return nil }
    return url
  }
}
