import Fingerprints
import Foundation
import Movie

/// A clip as a cache keeps it: what is said of it, and all its files.
///
///     showreel-cache1 ┊ length of what follows, 8 hexadecimal digits ┊ JSON ┊ first file ┊ second file …
///
/// The JSON has the fingerprint of all that follows it, so that damage is seen before anything is used.
package struct CachedClip: Sendable {
  private struct File: Codable {
    /// Which of the clip's outputs it is, or is a part of.
    var output: Int
    /// Of a picture in a folder; empty of a file that stands alone.
    var name: String
    var size: Int
  }

  private struct Header: Codable {
    var report: String
    var files: [File]
    var fingerprint: String
  }

  /// For whoever keeps it.
  package let report: String
  private let files: [File]
  private let content: [UInt8]

  private static let mark = Array("showreel-cache1".utf8)
  /// Bytes that are not worth keeping: a network and a disk take longer than the clip.
  package static let most = 1 << 30
  /// Of its file: what is said of it comes on top.
  package static let mostBytes = most + 1 << 24

  /// - Parameter outputs: Its files, and folders of pictures as ``PicturePath``s.
  /// - Throws: What cannot be read.
  package init(report: String, outputs: [String]) throws {
    var (files, content) = ([File](), [UInt8]())
    func add(_ path: String, _ output: Int, _ name: String) throws {
      let bytes = try Data(contentsOf: URL(filePath: path))
      files.append(File(output: output, name: name, size: bytes.count))
      content += bytes
    }
    for (output, path) in outputs.enumerated() {
      guard let folder = PicturePath.folder(of: path) else {
        try add(path, output, "")
        continue
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        try add((folder as NSString).appendingPathComponent(name), output, name)
      }
    }
    self.report = report
    self.files = files
    self.content = content
  }

  package var bytes: [UInt8] {
    get throws {
      let header = Header(
        report: report, files: files, fingerprint: Self.fingerprint(report, content))
      let json = try JSONEncoder().encode(header)
      let digits = String(json.count, radix: 16)
      let length = String(repeating: "0", count: max(0, 8 - digits.count)) + digits
      return Self.mark + Array(length.utf8) + json + content
    }
  }

  /// nil where they are damaged, or of another version.
  package init?(_ bytes: [UInt8]) {
    let start = Self.mark.count + 8
    guard bytes.count >= start, bytes.starts(with: Self.mark),
      let length = Int(String(decoding: bytes[Self.mark.count..<start], as: UTF8.self), radix: 16),
      length >= 0, length <= bytes.count - start,
      let header = try? JSONDecoder().decode(
        Header.self, from: Data(bytes[start..<start + length]))
    else { return nil }
    report = header.report
    files = header.files
    content = Array(bytes[(start + length)...])
    guard header.fingerprint == Self.fingerprint(report, content),
      files.allSatisfy({ $0.size >= 0 && $0.size <= Self.most && Self.isFine($0.name) }),
      files.reduce(0, { $0 + $1.size }) == content.count
    else { return nil }
  }

  /// Gives the files their places, each whole or as it was before.
  ///
  /// - Parameter outputs: As many as it was made of.
  /// - Throws: `MovieError`.
  package func write(to outputs: [String]) throws(MovieError) {
    let run = try RunFolder()
    var offset = 0
    for file in files {
      let folder = "\(run.path)/\(file.output)"
      if !file.name.isEmpty { try OutputFolders.make(folder) }
      let path = file.name.isEmpty ? folder + ".file" : folder + "/" + file.name
      try WholeFile.write(content[offset..<offset + file.size], to: path)
      offset += file.size
    }
    for (index, output) in outputs.enumerated() {
      let folder = PicturePath.withoutEnding(output).folderAbove
      if !folder.isEmpty { try OutputFolders.make(folder) }
      let isFolder = PicturePath.folder(of: output) != nil
      try FinishedClip.copy("\(run.path)/\(index)" + (isFolder ? "" : ".file"), to: output)
    }
  }

  private static func isFine(_ name: String) -> Bool { name.isEmpty || PictureName.isOne(name) }

  private static func fingerprint(_ report: String, _ content: [UInt8]) -> String {
    "\(Fingerprint(of: report))\(Fingerprint(of: content))"
  }
}
