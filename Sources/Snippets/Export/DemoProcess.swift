import Foundation
import Movie

/// Plays a compiled demo in a process of its own.
package struct DemoProcess: Sendable {
  /// The program that loads the library and writes the movie: this one.
  package var executable: String
  package var sandbox: Sandbox
  package var limits: SandboxLimits
  /// Whether others of its kind play at the same time.
  package var sharesProcessors = false
  /// What makes the program say what a movie, a picture or a folder of pictures is, as a ``ClipProof`` in JSON.
  package var proving: @Sendable (String) -> [String]

  package init(
    executable: String = DemoToolchain.executable, sandbox: Sandbox,
    limits: SandboxLimits = SandboxLimits(),
    proving: @escaping @Sendable (String) -> [String]
  ) {
    self.executable = executable
    self.sandbox = sandbox
    self.limits = limits
    self.proving = proving
  }

  /// Runs the program in an empty folder and moves what it hands over to its places. Nothing is moved before
  /// all of it has turned out to be what was asked for.
  ///
  /// - Parameters:
  ///   - demo: What it plays.
  ///   - pictures: Those that it may show.
  ///   - outputs: Where its files go; folders above them are made.
  ///   - arguments: For the program; the path of the request follows them.
  ///   - claims: Reads what the program says of the clip, and holds it against what was asked for: something
  ///     for each of the files, which they then have to be.
  ///   - request: What the program is asked for, given the paths that it must write to.
  /// - Returns: What the program says of the clip.
  package func play(
    _ demo: CompiledDemo, showing pictures: [String] = [], to outputs: [DemoOutput],
    arguments: [String], claims: @Sendable (String) throws(PlayError) -> [ClipClaim?] = { _ in [] },
    request: (_ unfinished: [String]) throws -> Data
  ) async throws(PlayError) -> String {
    try await work(
      reading: [demo.library] + pictures, to: outputs, arguments: arguments, claims: claims,
      request: request)
  }

  /// The same with no demo: the program does something else with files that it may read.
  package func work(
    reading readable: [String], to outputs: [DemoOutput], arguments: [String],
    claims: @Sendable (String) throws(PlayError) -> [ClipClaim?] = { _ in [] },
    request: (_ unfinished: [String]) throws -> Data
  ) async throws(PlayError) -> String {
    // What a run that is killed leaves here, the next one removes.
    let run = try PlayError.writing { () throws(MovieError) in try RunFolder() }
    let folder = run.path
    try PlayError.writing { () throws(MovieError) in try OutputFolders.make(folder + "/made") }
    let names = outputs.indices.map { outputs[$0].unfinished($0) }
    let command: SandboxedCommand
    do {
      command = try self.command(
        arguments, request: request(names.map { "\(folder)/\($0)" }), reading: readable,
        in: folder)
    } catch {
      throw .refused("\(error)")
    }
    let report = await sandbox.run(command)
    guard report.ending == .ok, let bytes = report.delivery else {
      // The process knows its files by places of its own, which mean nothing to whoever asked for them.
      let said = zip(outputs, names).reduce(report.lastWords) { said, part in
        said?.replacing("\(folder)/\(part.1)", with: PathText.shown(part.0.path))
          .replacing(
            PicturePath.place(of: "\(folder)/\(part.1)"), with: PathText.shown(part.0.path))
      }
      throw .ended(report.ending, said: said)
    }
    let delivery = try DemoDelivery(bytes)
    // Before anything is looked at: what cannot be told of is no clip.
    let claims = try claims(delivery.report)
    let made = folder + "/made/"
    for (place, output) in outputs.enumerated() {
      try receive(output, place, of: delivery, in: made, as: names[place])
      let path = PicturePath.place(of: made + names[place])
      let claim = claims.indices.contains(place) ? claims[place] : nil
      try await prove(path, is: output, claim, in: made)
    }
    for (output, name) in zip(outputs, names) {
      try Self.copy(PicturePath.place(of: made + name), to: output.path)
    }
    return delivery.report
  }

  /// Writes down one of the things asked for.
  private func receive(
    _ output: DemoOutput, _ place: Int, of delivery: DemoDelivery, in made: String, as name: String
  ) throws(PlayError) {
    let files = delivery.files(of: place)
    guard output.kind == .pictures else {
      guard files.count == 1 else { throw .notAClip("it is not one file") }
      return try delivery.write(place, to: made) { _ in name }
    }
    guard !files.isEmpty else { throw .wroteNothing }
    let folder = PicturePath.place(of: made + name)
    try PlayError.writing { () throws(MovieError) in try OutputFolders.make(folder) }
    try delivery.write(place, to: folder) { index in
      let name = delivery.files[index].name
      return PictureName.isOne(name) ? name : PictureName.of(index)
    }
  }

  /// The program as a command that may read what it is asked for and these files.
  ///
  /// - Throws: `MovieError`, where the request cannot be written down.
  private func command(
    _ arguments: [String], request: Data, reading readable: [String], in folder: String
  ) throws -> SandboxedCommand {
    // In a file: Linux takes 128 KiB for one argument, and a script has as many steps as its author likes.
    let asked = folder + "/request"
    try WholeFile.write(request, to: asked)
    var command = SandboxedCommand(executable, arguments + [asked], in: folder, limits: limits)
    command.readable = [asked] + readable
    // Pictures are named from where the demo is, which may be named from here.
    command.environment["SHOWREEL_FOLDER"] = FileManager.default.currentDirectoryPath
    if sandbox.isIsolated { command.environment["SHOWREEL_PICTURES"] = "named" }
    return command
  }

  /// Runs the program in an empty folder to answer questions about the demo.
  ///
  /// - Parameters:
  ///   - pictures: Those that it may show.
  ///   - arguments: For the program; the path of the request follows them.
  ///   - request: What the program is asked for.
  package func converse(
    _ demo: CompiledDemo, showing pictures: [String], arguments: [String], request: Data
  ) throws -> Conversation {
    let run = try RunFolder()
    let command = try command(
      arguments, request: request, reading: [demo.library] + pictures, in: run.path)
    return try Conversation(sandbox, command, in: run)
  }

  /// To a place that has all of it afterwards, or what it had before; folders above it are made.
  private static func copy(_ source: String, to output: String) throws(PlayError) {
    try PlayError.writing { () throws(MovieError) in
      let parent = PicturePath.withoutEnding(output).folderAbove
      if !parent.isEmpty { try OutputFolders.make(parent) }
      try FinishedClip.copy(source, to: output)
    }
  }
}
