import Foundation
import Movie

/// How a demo's process hands over what it made: a few words about it, then the bytes of its files.
///
///     showreel1 ┊ length of what follows, 8 hexadecimal digits ┊ JSON ┊ first file ┊ second file …
///
/// Read as what it is, bytes that a stranger's code may have written: nothing in it is believed before
/// it is measured.
package struct DemoDelivery: Sendable {
  package struct File: Codable, Hashable, Sendable {
    package var name: String
    package var size: Int
    /// Which of the things asked for it is, or is a part of; the first where nothing is said.
    package var output: Int?
  }

  private struct Header: Codable {
    var report: String
    var files: [File]
  }

  /// What the process says of the clip, for whoever wrote the process.
  package let report: String
  package let files: [File]
  private let bytes: Delivery
  private let start: Int

  private static let mark = Array("showreel1".utf8)
  /// Bytes of the header; warnings are the most of it.
  private static let headerLimit = 4 << 20

  /// - Throws: ``PlayError/notAClip(_:)`` where the bytes are not what they should be.
  init(_ bytes: Delivery) throws(PlayError) {
    self.bytes = bytes
    let first = bytes.read(at: 0, upTo: Self.mark.count + 8)
    guard !first.isEmpty else { throw .wroteNothing }
    let digits = String(decoding: first.dropFirst(Self.mark.count), as: UTF8.self)
    guard first.starts(with: Self.mark), let length = Int(digits, radix: 16),
      0...Self.headerLimit ~= length
    else { throw .notAClip("it does not begin as a clip's delivery does") }
    let header: Header
    do {
      let json = bytes.read(at: first.count, upTo: length)
      header = try JSONDecoder().decode(Header.self, from: Data(json))
    } catch {
      throw .notAClip("what it says of itself cannot be read")
    }
    report = header.report
    files = header.files
    start = first.count + length
    let sizes = files.reduce((sum: 0, areFine: true)) { so, file in
      let (sum, overflow) = so.sum.addingReportingOverflow(max(0, file.size))
      return (sum, so.areFine && file.size >= 0 && !overflow)
    }
    guard sizes.areFine, sizes.sum == bytes.byteCount - start else {
      throw .notAClip("its files are not as long as it says")
    }
  }

  /// The files of one of the things asked for, by their places among all.
  func files(of output: Int) -> [Int] {
    files.indices.filter { files[$0].output ?? 0 == output }
  }

  /// Writes the files of one of the things asked for into a folder, one by one.
  ///
  /// - Parameter name: Of the file at a place among all; names that the delivery gives are not used.
  func write(_ output: Int, to folder: String, name: (Int) -> String) throws(PlayError) {
    var offset = start
    for (index, file) in files.enumerated() {
      guard file.output ?? 0 == output else {
        offset += file.size
        continue
      }
      let path = folder + "/" + name(index)
      let code = copy(offset..<offset + file.size, to: path)
      guard code == 0 else {
        throw .cannotWrite(path: path, reason: String(cString: strerror(code)))
      }
      offset += file.size
    }
  }

  /// - Returns: `errno`, or 0.
  private func copy(_ range: Range<Int>, to path: String) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    guard let target = OwnedDescriptor(open(path, flags, 0o644)) else { return errno }
    let code = bytes.copy(range, to: target.number)
    let last = target.close()
    return code != 0 ? code : last
  }

  /// Hands over what was made: what the demo's process does.
  ///
  /// - Parameter paths: Of movies, pictures, or folders of pictures, which are a `PicturePath`.
  /// - Throws: What could not be read or written.
  package static func send(_ paths: [String], report: String) throws {
    let files = FileManager.default
    var names: [String] = []
    var listed: [File] = []
    for (output, path) in paths.enumerated() {
      let folder = PicturePath.folder(of: path)
      let own =
        try folder.map { folder in
          try files.contentsOfDirectory(atPath: folder).sorted().map { folder + $0 }
        } ?? [path]
      names += own
      listed += try own.map { name in
        let size = try files.attributesOfItem(atPath: name)[.size] as? Int ?? 0
        return File(name: (name as NSString).lastPathComponent, size: size, output: output)
      }
    }
    let header = try JSONEncoder().encode(Header(report: report, files: listed))
    let target = FileHandle(fileDescriptor: Delivery.commandsEnd)
    let digits = String(header.count, radix: 16)
    let length = String(repeating: "0", count: 8 - digits.count) + digits
    try target.write(contentsOf: Data(mark + Array(length.utf8)) + header)
    for name in names {
      let source = try FileHandle(forReadingFrom: URL(filePath: name))
      while let part = try source.read(upToCount: 1 << 20), !part.isEmpty {
        try target.write(contentsOf: part)
      }
      try source.close()
    }
  }
}
