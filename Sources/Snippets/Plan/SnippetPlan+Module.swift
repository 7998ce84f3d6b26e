import Movie
import Studio
import SwiftSyntax
import Wording

extension SnippetPlan {
  /// The plan for files that are one module: a clip of each `#Preview`, each `PreviewProvider` and each view
  /// that a `// showreel:` comment is about, named after it.
  ///
  /// Where there is none of these, it is the app's window, `ContentView`, or of each file the view that no
  /// other is made of.
  ///
  /// - Parameter shown: Tells whether clips are made of a file's views.
  package init(
    module: SourceModule, options: SnippetOptions = SnippetOptions(),
    shown: (String) -> Bool = { _ in true }
  ) {
    var planner = ModulePlanner(module, options: options)
    planner.read(shown: shown)
    self = planner.plan()
  }

  /// Adds another plan's clips, under names that none here has.
  package mutating func add(_ other: SnippetPlan) {
    var taken = Set(clips.map { $0.name.lowercased() })
    // The last that was tried of each name.
    var numbers: [String: Int] = [:]
    for clip in other.clips {
      var own = clip
      while !taken.insert(own.name.lowercased()).inserted {
        let number = numbers[clip.name, default: 1] + 1
        numbers[clip.name] = number
        own = clip.numbered(number)
      }
      clips.append(own)
    }
    lacking += other.lacking
    skipped += other.skipped
    failures += other.failures
    notes += other.notes
  }
}

extension PlannedClip {
  /// With a number behind its name and the names of its files.
  fileprivate func numbered(_ number: Int) -> PlannedClip {
    var clip = self
    clip.name = "\(name)-\(number)"
    clip.outputs = outputs.map { output in
      let stem = PicturePath.withoutEnding(output)
      return "\(stem)-\(number)\(output.dropFirst(stem.count))"
    }
    return clip
  }
}

extension SnippetPlan {
  /// Has what is wrong in a file told once, by its own module, where modules that import one another are planned.
  package mutating func tellOnce() {
    let failed = Set(failures.map(\.file))
    var files: [String?: Set<String>] = [:]
    for clip in clips where files[clip.module?.name] == nil {
      files[clip.module?.name] = Set(clip.module?.files.map(\.file) ?? [])
    }
    let all = files.values.reduce(into: failed) { $0.formUnion($1) }
    let others = files.mapValues { all.subtracting($0) }
    for index in clips.indices where clips[index].module?.dependencies.isEmpty == false {
      let name = clips[index].module?.name
      clips[index].module?.toldElsewhere = others[name] ?? []
    }
  }

  /// Adds what whoever reads the plan should know of all of it.
  package mutating func note(_ notes: [Diagnostic]) { self.notes += notes }

  /// Views of the module that a direction can name.
  ///
  /// - Parameter device: What they are for; nil is a phone.
  package static func viewNames(of module: SourceModule, on device: Device?) -> [String] {
    let platform = DemoPlatform(device)
    return module.files.flatMap { module.source($0, for: platform).viewNames }
  }

  /// A device that the module has a view on that it has not got on another, by its name.
  package static func device(
    showing view: String, of module: SourceModule, besides device: Device?
  ) -> String? {
    let platform = DemoPlatform(device)
    return module.files.lazy.compactMap {
      module.source($0, for: platform).device(showing: view)?.name
    }.first
  }
}
