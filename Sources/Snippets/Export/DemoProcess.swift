import Foundation
import Movie

/// Plays a compiled demo in a process of its own.
package struct DemoProcess: Sendable {
  /// The program that loads the library and writes the movie: this one.
  package var executable: String
  package var sandbox: Sandbox
  package var limits: SandboxLimits
  /// What makes the program say what the movie at a path is, as a ``ClipProof`` in JSON.
  package var proving: @Sendable (String) -> [String]

  package init(
    executable: String = DemoToolchain.executable, sandbox: Sandbox,
    limits: SandboxLimits = SandboxLimits(),
    proving: @escaping @Sendable (String) -> [String] = { ["prove-clip", $0] }
  ) {
    self.executable = executable
    self.sandbox = sandbox
    self.limits = limits
    self.proving = proving
  }

  /// Runs the program in an empty folder and moves what it hands over to `output`, all of it or nothing.
  ///
  /// - Parameters:
  ///   - output: The movie's path; folders above it are made.
  ///   - demo: What it plays, and the file whose pictures it may show.
  ///   - arguments: For the program, given the path that it must write to.
  /// - Returns: What the program says of the clip.
  package func play(
    _ demo: CompiledDemo, from source: String, to output: String,
    arguments: (_ unfinished: String) -> [String]
  ) async throws(PlayError) -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/showreel-\(UUID().uuidString)"
    try PlayError.catching(folder) {
      try FileManager.default.createDirectory(
        atPath: folder + "/made", withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let isFolder = output.hasSuffix("/")
    let name = "clip" + (isFolder ? "/" : "." + (output as NSString).pathExtension)
    var command = SandboxedCommand(
      executable, arguments("\(folder)/\(name)"), in: folder, limits: limits)
    command.readable = [demo.library] + PagePictures.near(source)
    // Pictures are named from where the demo is, which may be named from here.
    command.environment["SHOWREEL_FOLDER"] = FileManager.default.currentDirectoryPath
    let report = await sandbox.run(command)
    guard report.ending == .ok, let bytes = report.delivery else {
      throw .ended(report.ending, said: Self.lastWords(report))
    }
    let delivery = try DemoDelivery(bytes)
    let made = folder + "/made/"
    if isFolder {
      guard !delivery.files.isEmpty else { throw .wroteNothing }
      try delivery.write(to: made) { index in
        let name = delivery.files[index].name
        return PictureName.isOne(name) ? name : PictureName.of(index)
      }
      try prove(pictures: made)
      try Self.movePictures(in: made, to: output)
    } else {
      guard delivery.files.count == 1 else { throw .notAClip("it is not one file") }
      try delivery.write(to: made) { _ in name }
      try await prove(movie: made + name)
      try Self.move(made + name, to: output)
    }
    return delivery.report
  }

  /// Has the movie read behind walls, by a process in which none of the demo's code runs.
  private func prove(movie path: String) async throws(PlayError) {
    var command = SandboxedCommand(
      executable, proving(path), in: (path as NSString).deletingLastPathComponent + "/proof",
      readable: [path], limits: limits)
    command.limits.seconds = max(limits.seconds, 30)
    try PlayError.catching(command.folder) {
      try FileManager.default.createDirectory(
        atPath: command.folder, withIntermediateDirectories: true)
    }
    let report = await sandbox.run(command)
    guard report.ending == .ok,
      let proof = try? JSONDecoder().decode(ClipProof.self, from: Data(report.output.utf8))
    else { throw .notAClip(Self.lastWords(report) ?? "\(report.ending)") }
    let wanted = (path as NSString).pathExtension
    guard proof.isA(wanted) else {
      throw .notAClip("it is '\(proof.container)' and not '\(wanted)'")
    }
  }

  private func prove(pictures folder: String) throws(PlayError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where ClipProof.ofPNG(at: folder + name) == nil {
      throw .notAClip("\(name) is no PNG picture")
    }
  }

  /// Into a new folder, or one that holds nothing but pictures of an earlier run.
  private static func movePictures(in source: String, to output: String) throws(PlayError) {
    let parent = output.folderAbove
    try PlayError.catching(output) {
      if !parent.isEmpty {
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      }
    }
    do throws(MovieError) {
      try PictureFolder.move(source, to: output)
    } catch {
      throw .refused("\(error)")
    }
  }

  /// The temporary folder is often on another disk, so a plain rename would not do.
  private static func move(_ source: String, to output: String) throws(PlayError) {
    let parent = output.folderAbove
    let near = (parent.isEmpty ? "." : parent) + "/.showreel-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: near) }
    try PlayError.catching(output) {
      if !parent.isEmpty {
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(atPath: source, toPath: near)
    }
    guard rename(near, output) == 0 else {
      throw .cannotWrite(path: output, reason: String(cString: strerror(errno)))
    }
  }

  private static func lastWords(_ report: RunReport) -> String? {
    let lines = report.errors.split(separator: "\n")
    let error = lines.last { $0.hasPrefix("error: ") }?.dropFirst("error: ".count)
    return (error ?? lines.last).map(String.init)
  }
}
