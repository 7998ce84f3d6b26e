import Foundation
import Movie
import Studio

/// A clip to make: the code, the view in it, what is done to it, and the files to write.
package struct PlannedClip: Hashable, Sendable {
  /// What the clip is called in messages: its first file's name without ending.
  package var name: String
  package var excerpt: Excerpt
  package var root: RootView
  /// Whether somebody has named it: then nothing else is shown in its place.
  package var isRootNamed = false
  /// What a look shows beside it.
  package var other: RootView?
  /// What the page and the source say about the clip; of two lines that disagree the later one
  /// counts.
  package var script: ScriptText
  /// Paths; more than one where a page shows the clip in several places or formats.
  package var outputs: [String]
  /// The PNG file of the frame that stands for it.
  package var poster: String?
  /// Whether the page says where they are: a stranger's word, which replaces nobody else's files.
  package var isNamedByPage = false
  /// What the page's other blocks declare.
  package var page: PageDeclarations
  /// What the page says of all its clips.
  package var settings = Direction()
  /// The heading above the code, if it stands below one.
  package var title: String?
  /// The module that the code is a file of, if it is compiled with others.
  package var module: SourceModule?
  /// Modules that the code imports, those first that others import.
  package var imports: [SourceModule] = []
  /// The line of the view in its file; of code that shows one view, its first.
  package var line: Int
  /// The device that it is compiled for, where that is not a phone by itself.
  package var device: Device?

  package init(
    name: String, excerpt: Excerpt, root: RootView, script: ScriptText, outputs: [String],
    page: PageDeclarations = PageDeclarations()
  ) {
    self.page = page
    self.name = name
    self.excerpt = excerpt
    line = excerpt.line
    self.root = root
    self.script = script
    self.outputs = outputs
  }

  /// Changes with everything that the pixels depend on, and not with the block's place on its page.
  ///
  /// - Parameter options: All that is asked of the clip, in one text.
  /// - Throws: ``UnreadableFile``; `EncodingError`.
  package func hash(options: String) throws -> ContentHash {
    var hash = try code(options: options)
    for picture in settings.pictures { hash.add(fileAt: picture) }
    // Where it comes to a machine, placeholders become pictures.
    if hasPDFs { hash.add(fileAt: PDFConverter.path ?? "") }
    hash.add(fileAt: DemoToolchain.executable)
    return hash
  }

  /// The same on every machine: changes with everything that the pixels depend on but the program itself.
  ///
  /// - Throws: ``UnreadableFile``; `EncodingError`.
  package func content(options: String) throws -> ContentHash {
    var hash = try code(options: options)
    for picture in settings.pictures + pictures {
      hash.add((picture as NSString).lastPathComponent)
      try hash.add(contentsOfStrangersFileAt: picture)
    }
    return hash
  }

  private func code(options: String) throws -> ContentHash {
    var hash = ContentHash(excerpt.text, root.expression, options)
    if let other { hash.add(other.expression) }
    for declaration in page.candidates(for: SwiftSource(excerpt.text)) {
      hash.add(declaration.excerpt.text)
    }
    try module?.add(to: &hash)
    for module in imports { try module.add(to: &hash) }
    if let device { hash.add("device \(device.name)") }
    for command in script.commands { hash.add("\(command)") }
    if settings != Direction() { hash.add(try settings.json) }
    return hash
  }
}

extension PlannedClip {
  /// By its names and its place: thousands may be of one file, whose text each of them has.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(excerpt.file)
    hasher.combine(line)
    hasher.combine(outputs)
  }
}

/// Code that no clip is made of, and why.
package struct SkippedCode: Hashable, Sendable, CustomStringConvertible {
  package var file: String
  /// 1-based.
  package var line: Int
  package var reason: String

  /// `guide.md:14: not a view: only the signature of 'push', skipped`
  package var description: String { "\(file):\(line): \(reason), skipped" }
}

extension SnippetPlan {
  /// Clips that are known already.
  package init(clips: [PlannedClip]) { self.clips = clips }

  /// Sends one of the plan's clips to other files than the page says.
  package mutating func send(_ index: Int, to paths: [String]) {
    clips[index].outputs = paths
    clips[index].isNamedByPage = false
  }

  package mutating func addPoster(_ index: Int, _ path: String?) { clips[index].poster = path }
}
