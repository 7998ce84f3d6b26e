import Foundation

/// `showreel-serve PORT ADDRESS COMMAND…`, as `showreel serve` starts it: the command is a watch that says in
/// JSON what it makes.
@main
struct ServeCommand {
  let port: UInt16
  let address: String
  let watch: [String]

  init?(_ arguments: [String]) {
    guard arguments.count > 2, let port = UInt16(arguments[0]) else { return nil }
    self.port = port
    address = arguments[1]
    watch = Array(arguments[2...])
  }

  static func main() async {
    guard let command = ServeCommand(Array(CommandLine.arguments.dropFirst())) else {
      say("error: showreel-serve is started by 'showreel serve'.")
      exit(64)
    }
    // A browser that goes in the middle of a file is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    let clips = ShownClips()
    do {
      let server = try ClipServer(clips, address: command.address, port: command.port)
      let serving = Task { try await server.run() }
      try await server.waitUntilListening()
      say("Clips are shown at \(await server.url). Ctrl-C ends this.")
      let code = try await WatchProcess(command.watch).run { line in
        if let finding = await clips.take(line) { say(finding) }
      }
      serving.cancel()
      exit(code)
    } catch {
      say("error: \(ServeProblem(error, command).description)")
      exit(71)
    }
  }

  static func say(_ line: String) {
    FileHandle.standardError.write(Data((shown(line) + "\n").utf8))
  }

  /// What a demo says may hold orders to the terminal.
  static func shown(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.properties.generalCategory.isShown ? $0 : "\u{FFFD}" }))
  }
}

extension Unicode.GeneralCategory {
  /// Neither a control character nor one that turns the direction of writing around.
  fileprivate var isShown: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
