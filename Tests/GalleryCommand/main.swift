import ExactFrames
import Foundation
import Gallery
import Raster

// Draws the gallery's contact sheets, a picture for each family, as Scripts/contact-sheet asks for.
//
//     swift run showreel-gallery FOLDER [family …]

// Not with `await`: see Tests/ExactFramesCommand/main.swift.
Task { @MainActor in
  do {
    let words = CommandLine.arguments.dropFirst()
    let folder = words.first ?? "contact-sheets"
    let wanted = Set(words.dropFirst())
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let tools = DrawingTools()
    for family in GalleryFamily.all where wanted.isEmpty || wanted.contains(family.name) {
      let file = "\(folder)/\(family.name).png"
      try ContactSheet(family).bitmap(with: tools).write(png: file)
      print("\(file): \(family.demos.count) demos")
    }
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
}
RunLoop.main.run()
