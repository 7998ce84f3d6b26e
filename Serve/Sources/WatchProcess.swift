import Foundation

/// The watch that makes the clips, and what it says.
struct WatchProcess {
  let command: [String]

  init(_ command: [String]) { self.command = command }

  /// Until it ends, or somebody asks this to: then it is asked, too.
  ///
  /// - Returns: Its exit code, as a shell says it.
  func run(_ take: @escaping @Sendable (String) async -> Void) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst())
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let identifier = process.processIdentifier
    let signals = [SIGINT, SIGTERM, SIGHUP].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { kill(identifier, number) }
      source.resume()
      return source
    }
    defer { for source in signals { source.cancel() } }
    for await line in Self.lines(of: pipe.fileHandleForReading) { await take(line) }
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// They are read on a thread of their own: reading waits.
  private static func lines(of handle: FileHandle) -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var rest = Data()
        while true {
          let data = handle.availableData
          if data.isEmpty { break }
          rest += data
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
            rest = Data(rest[rest.index(after: end)...])
          }
        }
        continuation.finish()
      }
    }
  }
}
