import Compositing
import Foundation
import Movie
import Pixels
import Raster
import Snippets

/// What draws and encodes here, in one name: machines with the same one make the same bytes of the same
/// clip.
///
/// It is made of the program, of every library that it has loaded, by their builds, of what the renderer
/// runs on, of the processor's vectors as far as llvmpipe draws otherwise without them, and of the fonts and
/// icons, what the environment says of them, and what draws PDF files. Nothing in it depends on where a file lies or when it was written.
@MainActor
enum ToolIdentity {
  /// - Throws: `CompositorError` where nothing can be drawn; `UnreadableFile` where a part of it is not known, because
  ///   another machine's clips would be taken for this one's.
  static func current() throws -> String {
    if let known { return known }
    // The renderer's own libraries are there when it has begun.
    let compositor = try Compositor(
      size: PixelSize(width: 64, height: 64), scale: 1, painter: LeafPainter())
    let facts = compositor.facts
    var hash = ContentHash(
      Version.current, facts.driver, facts.name, facts.device ?? "", try vectors)
    for path in try loadedFiles + [PDFConverter.path].compactMap({ $0 }) {
      hash.add((path as NSString).lastPathComponent)
      if let build = BuildID.of(path) {
        hash.add(build)
      } else {
        try hash.add(contentsOfFileAt: path)
      }
    }
    for path in FontBook.sources { try add(font: path, to: &hash) }
    hash.add(FontTable.overrides())
    let name = "\(hash)"
    known = name
    return name
  }

  private static var known: String?

  /// What is mapped to be run, but for what the C library fetches to ask for users and hosts.
  private static var loadedFiles: [String] {
    get throws(UnreadableFile) {
      let paths = try lines(of: "/proc/self/maps").compactMap { line -> String? in
        let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
        guard fields.count == 6, fields[1].contains("x") else { return nil }
        let path = fields[5].trimmingCharacters(in: .whitespaces)
        let name = (path as NSString).lastPathComponent
        let isOfNames = name.hasPrefix("libnss") || name.hasPrefix("libresolv")
        return path.hasPrefix("/") && !isOfNames ? path : nil
      }
      return Set(paths).sorted {
        ($0 as NSString).lastPathComponent < ($1 as NSString).lastPathComponent
      }
    }
  }

  /// An OpenType file begins with the checksums of its tables, so that its first bytes tell of all; an
  /// icon has no more than these.
  static func add(font path: String, to hash: inout ContentHash) throws(UnreadableFile) {
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { file.closeFile() }
      let head = try file.read(upToCount: 4096) ?? Data()
      hash.add("\((path as NSString).lastPathComponent) \(try file.seekToEnd())")
      hash.add(head.base64EncodedString())
    } catch {
      throw UnreadableFile(path, error)
    }
  }

  /// As README.md has it: the wider ones draw the same.
  private static var vectors: String {
    get throws(UnreadableFile) {
      let lines = try lines(of: "/proc/cpuinfo")
      let flags = lines.first { $0.hasPrefix("flags") }?.split(separator: " ") ?? []
      return ["avx", "sse4_1", "sse2"].first { flags.contains(Substring($0)) } ?? "other"
    }
  }

  /// Of a file of the kernel's, which has no size: Foundation reads no more than a page of it.
  static func lines(of path: String) throws(UnreadableFile) -> [Substring] {
    var text = Data()
    do {
      let file = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { file.closeFile() }
      while let part = try file.read(upToCount: 1 << 16), !part.isEmpty { text += part }
    } catch {
      throw UnreadableFile(path, error)
    }
    return String(decoding: text, as: UTF8.self).split(separator: "\n")
  }
}
