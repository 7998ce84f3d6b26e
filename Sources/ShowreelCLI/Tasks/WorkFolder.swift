import Foundation
import Movie

/// Where the parts of a plan are put together, below a folder beside it: `plan.json` has `plan.work`.
///
/// Each part has a folder that is named after all that decides its bytes, so that whoever finds something
/// whole there needs to ask nothing: two runs of one task write the same, and what an older plan left is
/// taken where it is still the same.
struct WorkFolder {
  /// An absolute path.
  let path: String

  init(ofPlanAt plan: String) {
    let name = (plan as NSString).deletingPathExtension + ".work"
    path = URL(filePath: name).standardizedFileURL.path
  }

  /// The place of a part: where its files are, and what is known of them.
  func place(of part: TaskPlan.Part, in plan: TaskPlan) -> PartPlace {
    let clip = plan.clips[part.clip]
    let key = ClipKey(
      content: clip.content, tool: plan.tool, frames: part.frames, outputs: clip.outputs,
      hasPoster: clip.poster != nil
    ).name
    return PartPlace(
      folder: "\(path)/\(key.prefix(2))/\(key)", outputs: clip.outputs,
      hasPoster: clip.poster != nil)
  }

  /// - Throws: `MovieError`.
  func prepare() throws { try OutputFolders.make(path) }

  /// Removes all of it.
  func remove() throws { try FileManager.default.removeItem(atPath: path) }
}
