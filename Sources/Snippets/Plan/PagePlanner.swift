import Studio
import Foundation
import Movie

/// Gives every video of a page to the block that it shows, block by block.
struct PagePlanner {
  let page: MarkdownPage
  let options: SnippetOptions
  private var plan = SnippetPlan()
  /// The numbers of the blocks of the plan's clips.
  private var numbers: [Int] = []
  /// Clips with their videos, outputs not yet named.
  private var drafts: [Draft] = []
  private var places: OutputPlaces
  /// Of every block of the page.
  private let declarations: [[PageDeclaration]]

  private struct Draft {
    var block: PageBlock
    var source: SwiftSource
    var script: ScriptText
    var root: Result<RootView, RootError>
    var device: Device?
    var videos: [VideoReference] = []
    var isWanted: Bool
  }

  init(page: MarkdownPage, options: SnippetOptions) {
    self.page = page
    self.options = options
    places = OutputPlaces(page: page.file, options: options)
    declarations = page.blocks.map { SwiftSource($0.excerpt.text).declarations(in: $0.excerpt) }
  }

  mutating func add(_ block: PageBlock, isWanted: Bool) {
    var source = SwiftSource(block.excerpt.text)
    var script = block.script
    let own = source.script(in: block.excerpt)
    if isWanted {
      plan.failures += script.problems.map { Diagnostic($0, file: page.file) }
      plan.failures += own.problems.map { Diagnostic($0, file: block.excerpt.file) }
    }
    script.append(own)
    var root: Result<RootView, RootError>
    let device = source.settle(asked: options.device ?? script.device, view: script.view)
    do throws(RootError) {
      root = .success(try source.root(named: script.view))
    } catch {
      root = .failure(error)
    }
    if let reason = reasonToSkip(root, script: script), isWanted {
      plan.skipped.append(SkippedCode(file: page.file, line: block.fenceLine, reason: reason))
    }
    if case .failure(.notAProgram(let fragment)) = root {
      // A block that shows an API stands between a demo and its video without being what is filmed.
      if fragment.isTransparent || drafts.last?.videos.isEmpty == true, !drafts.isEmpty {
        drafts[drafts.count - 1].videos += videos(after: block)
      } else {
        addUnowned(videos(after: block))
      }
      return
    }
    drafts.append(
      Draft(
        block: block, source: source, script: script, root: root, device: device,
        videos: videos(after: block),
        isWanted: isWanted))
  }

  private func videos(after block: PageBlock) -> [VideoReference] {
    block.videosAfter.filter { !places.isDrawing($0) }
  }

  private func reasonToSkip(_ root: Result<RootView, RootError>, script: ScriptText) -> String? {
    if case .failure(.notAProgram(let fragment)) = root { return fragment.description }
    return script.commands.contains(.skip) ? "the page says so" : nil
  }

  mutating func addFailures(_ failures: [Diagnostic]) { plan.failures += failures }

  /// Videos that no block stands before.
  mutating func addUnowned(_ videos: [VideoReference]) {
    for video in videos where video.obstacle == nil && !places.isDrawing(video) {
      note(
        "no code block before it shows what is in \(PathText.shown(video.path)), so no clip is made",
        video)
    }
  }

  /// What is said to a block that does not come.
  mutating func add(stray script: ScriptText) {
    plan.failures += script.problems.map { Diagnostic($0, file: page.file) }
    if let first = script.lines.map(\.line).min() {
      note("no Swift block comes after this script, so nothing does what it says", line: first)
    }
  }

  private mutating func note(_ message: String, _ video: VideoReference) {
    note(message, line: video.line)
  }

  private mutating func note(_ message: String, line: Int) {
    plan.notes.append(Diagnostic(file: page.file, line: line, severity: .note, message: message))
  }

  mutating func finished() -> SnippetPlan {
    // Names that the page gives are taken before any are made up.
    let named = drafts.map { draft in draft.videos.filter { $0.obstacle == nil } }
    for video in page.videos { noteObstacle(of: video) }
    plan.notes.sort { $0.line < $1.line }
    for (draft, videos) in zip(drafts, named) where !videos.isEmpty {
      finish(draft, outputs: place(videos, of: draft))
    }
    for (draft, videos) in zip(drafts, named) where videos.isEmpty {
      finish(draft, outputs: nil)
    }
    plan.clips = zip(numbers, plan.clips).sorted { $0.0 < $1.0 }.map(\.1)
    plan.failures.sort { $0.line < $1.line }
    return plan
  }

  private mutating func noteObstacle(of video: VideoReference) {
    switch video.obstacle {
    case nil: break
    case .otherHost:
      note("\(PathText.shown(video.path)) is on another host, so no clip is made for it", video)
    case .format(let ending):
      note(
        "\(PathText.shown(video.path)): clips have no format '\(PathText.shown(ending))'. "
          + "Use \(OutputFormat.fileEndings.joined(separator: ", "))",
        video)
    }
  }

  private mutating func place(_ videos: [VideoReference], of draft: Draft) -> [String] {
    var outputs: [String] = []
    for video in videos {
      switch places.place(video, for: draft.block.number) {
      case .success(let path): outputs.append(path)
      // Shown twice below its block, it is one clip.
      case .failure(.taken(draft.block.number)): continue
      case .failure(let obstacle):
        if draft.isWanted { plan.failures.append(obstacle.diagnostic(of: video, on: page)) }
      }
    }
    return outputs
  }

  /// - Parameter outputs: Nothing where the page names none.
  private mutating func finish(_ draft: Draft, outputs: [String]?) {
    guard draft.isWanted, draft.script.problems.isEmpty, !draft.script.commands.contains(.skip),
      outputs?.isEmpty != true
    else { return }
    do throws(RootError) {
      var (root, other) = try views(of: draft)
      let errors = draft.source.syntaxErrors(in: draft.block.excerpt)
      plan.failures += errors
      if !errors.isEmpty { return }
      if let view = options.view {
        do throws(RootError) {
          root = try draft.source.root(named: view)
        } catch .noView {
          return lack(view, draft)
        }
      }
      if let view = options.other {
        do throws(RootError) {
          other = try draft.source.root(named: view)
        } catch .noView {
          return lack(view, draft)
        }
      }
      let file = draft.block.excerpt.file
      let names = draft.source.importedModules
      guard let imports = plan.imports(of: names, in: file, from: options.packages) else {
        return
      }
      let outputsAreNamed = outputs != nil
      let outputs = outputs ?? [places.place(draft.block)]
      var clip = PlannedClip(
        name: PicturePath.title(of: outputs[0]), excerpt: draft.block.excerpt, root: root,
        script: draft.script, outputs: outputs,
        page: PageDeclarations(declarations, around: draft.block.number - 1))
      clip.other = other
      clip.device = draft.device
      clip.imports = imports
      clip.isNamedByPage = options.folder == nil
      if outputsAreNamed { clip.poster = draft.videos.lazy.compactMap(places.poster).first }
      clip.title = draft.block.headings.last?.text
      plan.clips.append(clip)
      numbers.append(draft.block.number)
    } catch {
      // Code that shows how a view is declared is no mistake; a video that cannot be made is one.
      if outputs == nil, case .needsArguments = error { return skip(draft, error.description) }
      let (code, fence) = (draft.block.excerpt, draft.block.fenceLine)
      plan.failures.append(
        error.line.map {
          Diagnostic(file: code.file, line: code.line + $0 - 1, message: error.description)
        } ?? Diagnostic(file: page.file, line: fence, message: error.description))
    }
  }

  /// The view is asked for of the whole page; blocks without it are not what is meant.
  private mutating func lack(_ view: String, _ draft: Draft) {
    plan.lacking.append(
      LackingCode(
        file: page.file, line: draft.block.fenceLine, view: view, views: draft.source.viewNames,
        device: draft.source.device(showing: view)?.name))
    skip(draft, LackingCode.reason(view))
  }

  private mutating func skip(_ draft: Draft, _ reason: String) {
    plan.skipped.append(
      SkippedCode(file: page.file, line: draft.block.fenceLine, reason: reason))
    plan.skipped.sort { $0.line < $1.line }
  }
}

extension PagePlanner {
  /// What a block shows by itself: where its look or its page's shows two views beside each other both.
  private func views(of draft: Draft) throws(RootError) -> (RootView, RootView?) {
    let isOfPage = draft.script.look == nil
    let pair = isOfPage ? options.pagePair : draft.script.pair
    guard options.view == nil, let pair else { return (try draft.root.get(), nil) }
    // The page does not mean code that only shows how a view is declared.
    if isOfPage { _ = try draft.root.get() }
    return (try draft.source.root(named: pair[0]), try draft.source.root(named: pair[1]))
  }
}

extension Fragment {
  /// Whether it only documents an API, so that a video after it shows the demo before it.
  fileprivate var isTransparent: Bool {
    switch self {
    case .empty, .signature, .noView: true
    case .modifierChain, .statements, .placeholder, .tooLarge, .tooDeep, .tooMuchWork: false
    }
  }
}
