import Foundation

// Compares frames drawn in every way there is, of random clips, presets and demos, until it has seen as
// many as asked for.
//
//     swift run -c release showreel-frames [frames] [first seed]     1,000,000 frames from seed 1
//     swift run -c release showreel-frames presets [n] [scale]       every preset, each n-th frame
//     swift run -c release showreel-frames demo FILE [n] [scale]     a Swift file's or a page's clips
//     swift run -c release showreel-frames seed N [frame …]          one clip, and what frames show
//     swift run -c release showreel-frames scenes [lists] [first seed]
//         random display lists, each drawn where it differs from the one before, and whole
//
// Pictures of what differs go to frames-that-differ/.
//
//     swift run -c release showreel-frames devices [n] [scale] [seeds]
//         the kept pictures, presets and so many random clips, by every renderer and vector width
//     swift run -c release showreel-frames pictures FOLDER RENDERER [n] [scale] [seeds]
//         what `devices` compares, by one of them

// Not with `await`, which would end the main thread: an OpenGL context cannot follow the main actor from
// one thread to the next, and theirs have small stacks.
Task { @MainActor in
  do {
    var command = FramesCommand()
    exit(try await command.run(CommandLine.arguments.dropFirst()) ? 0 : 1)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
}
RunLoop.main.run()
