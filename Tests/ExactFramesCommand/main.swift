import Foundation

// Not with `await`, which would end the main thread: an OpenGL context cannot follow the main actor from
// one thread to the next, and theirs have small stacks.
Task { @MainActor in
  do {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("--help") || words.contains("-h") {
      print(FramesUsage.text)
      exit(0)
    }
    try FramesUsage.check(words)
    var command = FramesCommand()
    exit(try await command.run(words) ? 0 : 1)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
}
RunLoop.main.run()
