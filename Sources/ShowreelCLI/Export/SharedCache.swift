import Foundation
import Movie
import Snippets
import Studio

/// The cache that a run was told to use, as exports ask it.
@MainActor
struct SharedCache {
  let clips: ClipCache
  let tool: String
  private let console: Console

  /// nil where none was asked for.
  ///
  /// - Throws: `CompositorError` where nothing can be drawn.
  init?(_ options: CacheOptions, console: Console) throws {
    guard let store = options.store() else { return nil }
    self.console = console
    tool = try ToolIdentity.current()
    clips = ClipCache(store) { console.warn($0) }
  }

  /// The files of a preset, if they are kept.
  func restore(_ export: PresetExport) async -> [ExportReport]? {
    guard let key = export.key(tool) else { return nil }
    return await clips.restore(key, to: export.allPaths).flatMap {
      Self.reports($0, of: export.paths)
    }
  }

  func keep(_ export: PresetExport, _ reports: [ExportReport]) async {
    guard let key = export.key(tool), let report = try? Self.text(reports) else { return }
    await clips.keep(key, export.allPaths, report: report)
  }

  /// The files of a planned clip, if they are kept.
  func restore(_ clip: PlannedClip, _ outputs: [String], options: String) async -> String? {
    let known: String?
    do {
      known = try key(clip, outputs, options)
    } catch {
      console.warn("The cache is not asked. \(ErrorWords.of(error))", clip: clip.name)
      return nil
    }
    guard let key = known else { return nil }
    return await clips.restore(key, to: outputs + [clip.poster].compactMap { $0 })
  }

  func keep(_ clip: PlannedClip, _ outputs: [String], options: String, _ report: String) async {
    // Why it has no name was said when the cache was to be asked.
    guard let key = try? key(clip, outputs, options) else { return }
    await clips.keep(key, outputs + [clip.poster].compactMap { $0 }, report: report)
  }

  private func key(
    _ clip: PlannedClip, _ outputs: [String], _ options: String
  ) throws -> String? {
    guard !outputs.contains(StandardOutput.path) else { return nil }
    return ClipKey(
      content: "\(try clip.content(options: options))", tool: tool, outputs: outputs,
      hasPoster: clip.poster != nil
    ).name
  }

  nonisolated static func reports(_ text: String, of paths: [String]) -> [ExportReport]? {
    let all = try? JSONDecoder().decode([WrittenClip].self, from: Data(text.utf8))
    guard let all, all.count == paths.count else { return nil }
    return zip(all, paths).map { $0.report(at: $1) }
  }

  nonisolated static func text(_ reports: [ExportReport]) throws -> String {
    String(decoding: try JSONEncoder().encode(reports.map { WrittenClip($0) }), as: UTF8.self)
  }
}

extension PresetExport {
  fileprivate var allPaths: [String] { paths + [options.poster].compactMap { $0 } }

  /// nil of what goes down a pipe.
  fileprivate func key(_ tool: String) -> String? {
    guard let content, !paths.contains(StandardOutput.path) else { return nil }
    return ClipKey(
      content: content, tool: tool, outputs: paths, hasPoster: options.poster != nil
    ).name
  }
}
