import Foundation
import Movie

/// Reads what lies beside a module's code, and keeps what is wrong there: a clip without its picture is made,
/// and whoever makes it is told.
struct ResourceReader {
  private(set) var problems: [Diagnostic] = []
  private var told: Set<Diagnostic> = []

  /// Of a catalogue or a table: what is made of it takes ten times as much. The texts of large apps in all
  /// languages have less.
  private static let mostBytes = 16 << 20

  /// Of all that is read for one catalogue: it may have thousands of files, each as large as they may be.
  static let mostInAll = 64 << 20
  private var taken = 0

  /// How many bytes of a file are read to find out what it is.
  static func bytesRead(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? min(Int(status.st_size), mostBytes + 1) : 0
  }

  /// The file's content; nil where there is no such file, or it cannot be read.
  mutating func data(at path: String) -> Data? {
    // The file after which nothing is read was told of.
    guard taken <= Self.mostInAll else { return nil }
    do {
      let data = try BoundedFile.data(at: path, most: Self.mostBytes)
      taken += data.count
      guard taken <= Self.mostInAll else {
        note(
          path,
          "it and what is read before it are larger than \(Self.mostInAll >> 20) MB. Split it.")
        return nil
      }
      guard data.count <= Self.mostBytes else {
        note(path, "it is larger than \(Self.mostBytes >> 20) MB. Split it.")
        return nil
      }
      return data
    } catch let error as NSError where error.isMissingFile {
      return nil
    } catch {
      note(path, "it cannot be read (\(UnreadableFile(path, error).reason)). Make it readable.")
      return nil
    }
  }

  /// A file of JSON; nil where there is no such file, or it is something else.
  ///
  /// - Parameter kind: What it should be, as *an asset catalogue's list*.
  mutating func value<Value: Decodable>(
    _ type: Value.Type, at path: String, _ kind: String
  ) -> Value? {
    guard let data = data(at: path) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      note(path, "it is not \(kind). Open it in Xcode, or mend its JSON.")
      return nil
    }
  }

  /// The names in a folder, in order.
  mutating func names(in folder: String) -> [String] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      // Its names are told to whoever may list it, and what they name to whoever may go into it.
      if names.isEmpty || access(folder, X_OK) == 0 { return names }
      noteClosed(UnreadableFile(folder, errno: errno))
    } catch {
      noteClosed(UnreadableFile(folder, error))
    }
    return []
  }

  private mutating func noteClosed(_ folder: UnreadableFile) {
    note(folder.path, "it cannot be looked into (\(folder.reason)). Make it readable.")
  }

  mutating func take(_ others: [Diagnostic]) {
    for other in others where told.insert(other).inserted { problems.append(other) }
  }

  /// - Parameter why: Follows *Nothing of this is shown:*.
  mutating func note(_ path: String, _ why: String) {
    noteLack(path, "nothing of this is shown: " + why)
  }

  /// - Parameter what: Is not shown of a file or a folder, and why.
  mutating func noteLack(_ path: String, _ what: String) {
    take([
      Diagnostic(
        file: CodeFolder.seenFromHere(path), line: 0, severity: .warning, message: what)
    ])
  }
}

extension NSError {
  fileprivate var isMissingFile: Bool {
    domain == NSPOSIXErrorDomain && (code == Int(ENOENT) || code == Int(ENOTDIR))
  }
}
