import Fingerprints
import Foundation
import Movie

/// Turns pictures that are PDF files into SVG, each in a process of its own behind walls, and keeps them while nothing
/// changes.
///
/// A PDF file is a stranger's program in all but name. Nothing here reads more of it than its bytes.
actor PDFPictures {
  /// What became of a file.
  private enum Outcome: Sendable {
    /// The path of the SVG.
    case drawn(String)
    /// Why there is none, as a sentence goes on, and what helps.
    case unread(String)
    /// A place that is at fault, or that nobody waited for it.
    case failed(CompileError)
  }

  private let cache: CacheFolder
  private let sandbox: Sandbox
  private let limits: SandboxLimits
  private let converter: @Sendable () -> String?
  private var running: [ContentHash: Task<Outcome, Never>] = [:]

  /// Bytes of a file that are taken: of the PDF, and of the SVG.
  private static let most = 32 << 20
  /// Files of one clip.
  private static let mostFiles = 300

  /// - Parameters:
  ///   - limits: Of a compiler. A picture gets less of all.
  ///   - converter: Finds ``PDFConverter``.
  init(
    cache: CacheFolder, sandbox: Sandbox, limits: SandboxLimits,
    converter: @escaping @Sendable () -> String? = { PDFConverter.path }
  ) {
    self.cache = cache
    self.sandbox = sandbox
    self.limits = SandboxLimits(
      seconds: limits.seconds / 4, memory: min(limits.memory, 1 << 30), fileSize: Self.most,
      tasks: 64, processes: 16, descriptors: 64, output: 1 << 20)
    self.converter = converter
  }

  /// - Parameter pictures: Absolute paths; those of other kinds are passed over.
  /// - Returns: The SVG files by the paths of the PDF files, and a warning for each that has none.
  /// - Throws: What is no fault of the file's: a full disk, an interruption.
  func drawn(
    _ pictures: [String]
  ) async throws(CompileError) -> (files: [String: String], warnings: [Diagnostic]) {
    var files: [String: String] = [:]
    var warnings: [Diagnostic] = []
    for (index, path) in pictures.filter(PDFConverter.takes).enumerated() {
      let outcome =
        index < Self.mostFiles
        ? await outcome(of: path)
        : .unread("a clip has \(Self.mostFiles) PDF files at most. Add it as SVG")
      switch outcome {
      case .drawn(let picture): files[path] = picture
      case .unread(let why):
        warnings.append(
          Diagnostic(
            file: CodeFolder.seenFromHere(path), line: 0, severity: .warning,
            message: "the picture is a placeholder: \(why)."))
      case .failed(let error): throw error
      }
    }
    return (files, warnings)
  }

  /// What reads a file: it sees that one file of everybody's, and leaves one.
  nonisolated func command(
    _ converter: String, from file: String, to picture: String, in folder: String
  ) -> SandboxedCommand {
    SandboxedCommand(
      converter, PDFConverter.arguments(from: file, to: picture), in: folder, readable: [file],
      delivered: picture, limits: limits)
  }

  private func outcome(of path: String) async -> Outcome {
    guard let converter = converter() else {
      return .unread(
        "PDF files are read by pdftocairo, which is not installed. "
          + "Install it: sudo apt-get install \(PDFConverter.package)")
    }
    let data: Data
    do {
      data = try BoundedFile.data(at: path, most: Self.most)
    } catch {
      return .unread("it cannot be read (\(UnreadableFile(path, error).reason)). Make it readable")
    }
    guard data.count <= Self.most else {
      return .unread("it is larger than \(Self.most >> 20) MB. Add it as SVG")
    }
    var hash = ContentHash("\(Fingerprint(of: Array(data)))")
    hash.add(fileAt: converter)
    let name = hash
    let task = running[name] ?? Task { await self.convert(data, converter, name) }
    running[name] = task
    let outcome = await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
    // Whoever asks again may have better luck.
    if case .failed = outcome { running[name] = nil }
    return outcome
  }

  private func convert(_ data: Data, _ converter: String, _ name: ContentHash) async -> Outcome {
    do throws(CompileError) {
      let folder = try cache.folder("pictures", "\(name)")
      let kept = folder + "/picture.svg"
      if FileManager.default.fileExists(atPath: kept) { return .drawn(kept) }
      let work = try CompileError.catching { () throws(MovieError) in try RunFolder() }
      let (file, made) = (work.path + "/picture.pdf", work.path + "/picture.svg")
      try CompileError.catching { () throws(MovieError) in try WholeFile.write(data, to: file) }
      let report = await sandbox.run(command(converter, from: file, to: made, in: work.path))
      switch report.ending {
      case .ok: break
      case .noSpace(let folder): return .failed(.temporaryFull(path: folder))
      case .cancelled, .couldNotStart:
        let diagnostic = Diagnostic(
          file: converter, line: 0, message: report.ending.problem, remedy: report.ending.remedy)
        return .failed(.rejected([diagnostic]))
      case .exited:
        return .unread("pdftocairo finds no page in it. Export it anew, or add it as SVG")
      default:
        return .unread(
          "pdftocairo did not come to its end (\(report.ending.problem)). Add it as SVG")
      }
      guard let delivery = report.delivery, delivery.byteCount <= Self.most,
        let picture = PDFPage.picture(of: delivery.read(at: 0, upTo: delivery.byteCount))
      else { return .unread("pdftocairo made no SVG of it. Add it as SVG") }
      try CompileError.catching { () throws(MovieError) in
        try WholeFile.write(picture, to: kept)
      }
      return .drawn(kept)
    } catch {
      return .failed(error)
    }
  }
}
