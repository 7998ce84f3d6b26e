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
  /// What makes the program say what the movie at a path is, as a ``ClipProof`` in JSON.
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
  ///   - request: What the program is asked for, given the paths that it must write to.
  /// - Returns: What the program says of the clip.
  package func play(
    _ demo: CompiledDemo, showing pictures: [String] = [], to outputs: [DemoOutput],
    arguments: [String], request: (_ unfinished: [String]) throws -> Data
  ) async throws(PlayError) -> String {
    try await work(
      reading: [demo.library] + pictures, to: outputs, arguments: arguments, request: request)
  }

  /// The same with no demo: the program does something else with files that it may read.
  package func work(
    reading readable: [String], to outputs: [DemoOutput], arguments: [String],
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
    let made = folder + "/made/"
    for (place, output) in outputs.enumerated() {
      try await receive(output, place, of: delivery, in: made, as: names[place])
    }
    for (output, name) in zip(outputs, names) {
      try Self.copy(PicturePath.place(of: made + name), to: output.path)
    }
    return delivery.report
  }

  /// Writes down one of the things asked for, and looks at what it is.
  private func receive(
    _ output: DemoOutput, _ place: Int, of delivery: DemoDelivery, in made: String, as name: String
  ) async throws(PlayError) {
    let files = delivery.files(of: place)
    if output.kind == .pictures {
      guard !files.isEmpty else { throw .wroteNothing }
      let folder = PicturePath.place(of: made + name)
      try PlayError.writing { () throws(MovieError) in try OutputFolders.make(folder) }
      try delivery.write(place, to: folder) { index in
        let name = delivery.files[index].name
        return PictureName.isOne(name) ? name : PictureName.of(index)
      }
      return try ClipProof.prove(pictures: folder)
    }
    guard files.count == 1 else { throw .notAClip("it is not one file") }
    try delivery.write(place, to: made) { _ in name }
    if case .movie(let ending) = output.kind {
      try await prove(movie: made + name, is: ending, in: made)
    } else {
      try ClipProof.prove(picture: made + name)
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

  /// Looks at what an earlier run, perhaps on another machine, is said to have made, behind walls as what
  /// a demo hands over.
  ///
  /// - Throws: ``PlayError``, where it is not of that format.
  package func prove(movie path: String, is format: OutputFormat) async throws(PlayError) {
    let run = try PlayError.writing { () throws(MovieError) in try RunFolder() }
    try await prove(movie: path, is: format.word, in: run.path)
  }

  /// Has the movie read behind walls, by a process in which none of the demo's code runs.
  ///
  /// - Parameter ending: That of a file of its format.
  private func prove(
    movie path: String, is ending: String, in folder: String
  ) async throws(PlayError) {
    var command = SandboxedCommand(
      executable, proving(path), in: folder + "/proof", readable: [path], limits: limits)
    command.limits.seconds = max(limits.seconds, 30)
    let place = command.folder
    try PlayError.writing { () throws(MovieError) in try OutputFolders.make(place) }
    let report = await sandbox.run(command)
    if report.ending.isOfPlace { throw .notRead(report.ending) }
    guard report.ending == .ok,
      let proof = try? JSONDecoder().decode(ClipProof.self, from: Data(report.output.utf8))
    else { throw report.lastWords.map(PlayError.notAClip) ?? .notRead(report.ending) }
    try proof.require(ending)
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
