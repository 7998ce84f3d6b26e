import TestSupport
import Testing

/// The folders of the other modules know one another in one direction, but for what is listed here.
struct ModuleFolderOrderTests {
  struct Module: CustomStringConvertible, Sendable {
    let name: String
    /// From those that know no other to those that all others may know.
    let folders: [String]
    /// What still goes against the order. It may only become less.
    var allowed: [(from: String, to: String, types: [String])] = []

    var description: String { name }
  }

  private static let modules: [Module] = [
    Module(name: "Geometry", folders: ["Layout", "Transform", "Path"]),
    Module(
      name: "Motion",
      folders: [
        "Environment", "UnitCurve", "VectorArithmetic", "Animatable", "Spring", "Animation",
        "Keyframes", "Transaction", "Runtime",
      ]),
    Module(
      name: "Raster",
      folders: [
        "Bitmap", "Glyphs", "SVG", "Canvas", "Images", "Symbols", "Text", "ContentTransition",
      ]),
    Module(name: "Vectors", folders: ["Tracks", "Elements"]),
    Module(
      name: "Presets",
      folders: ["Expression", "Scenes", "Writing", "Vocabulary", "File", "Library"]),
    Module(
      name: "Snippets",
      folders: [
        "Swift", "Toolchain", "Sandbox", "Modules", "Markdown", "Plan", "Compile", "Cache",
        "Export",
        "Writing",
      ]),
    Module(
      name: "Studio",
      folders: [
        "Device", "Script", "Time", "Look", "Clip", "Compare", "Export", "ScriptText", "Direction",
        "Plot", "Preview",
      ],
      allowed: [
        ("Look", "Clip", ["Clip", "ClipMoment", "ClipPlan", "Stage"]),
        ("Script", "Clip", ["ClipError", "ClipWarning"]),
        ("Script", "Time", ["ClipTime", "TimeMark"]),
        (
          "Script", "ScriptText",
          ["ScriptCommand", "ScriptDirection", "ScriptTarget", "ScriptWaypoint"]
        ),
      ]),
    Module(
      name: "Movie",
      folders: [
        "FFmpeg", "Files", "Macroblocks", "StillPictures", "Formats", "Facts", "Comparing",
        "Writing",
      ],
      allowed: [
        // A format names the sink that writes it.
        (
          "Formats", "Writing",
          [
            "APNGSink", "FrameSink", "GIFSink", "MovieSink", "PictureSink", "SinkRequest",
            "WebPSink", "Y4MSink",
          ]
        )
      ]),
    Module(
      name: "Compositing", folders: ["SDL", "Effects", "Leaves", "Scene", "Window"]),
    Module(
      name: "ViewEngine",
      folders: [
        "Time", "Publishers", "Appearance", "Measuring", "Nodes", "Animation", "Views", "Modifiers",
        "Transactions", "Layout", "Transitions", "Containers", "Preferences", "Graph", "Bodies",
        "Environment", "State", "Touch",
      ],
      allowed: [
        // A place in the tree knows the graph that it is a place of, and that keeps the places.
        ("Containers", "Graph", ["ViewGraph"]),
        ("Nodes", "Graph", ["ViewGraph"]),
      ]),
  ]

  /// Those of the command line and of the catalogue have tests of their own.
  @Test func everyModuleWithFoldersIsInAList() throws {
    let files = try Repository.files(in: "Sources")
    let names = Set(files.map { String($0.split(separator: "/")[1]) })
    let listed = Set(Self.modules.map(\.name)).union(["ShowreelCLI", "Views"])
    for name in names.sorted() {
      let folders = ModuleReadmeTests.folders(of: files, in: name)
      #expect(folders.count < 2 || listed.contains(name), "\(name): \(folders) have no order")
    }
  }

  @Test(arguments: modules)
  func everyFolderHasItsPlace(_ module: Module) throws {
    let order = try FolderOrder(of: module.name, module.folders)
    #expect(order.foldersFound == Set(module.folders))
  }

  @Test(arguments: modules)
  func noFolderMentionsOneThatComesAfterIt(_ module: Module) throws {
    let found = try FolderOrder(of: module.name, module.folders).upward
    let allowed = Set(
      module.allowed.flatMap { arrow in
        arrow.types.map { FolderOrder.Arrow(from: arrow.from, to: arrow.to, type: $0) }
      })
    for arrow in found.keys.sorted() where !allowed.contains(arrow) {
      Issue.record(
        "\(arrow) in \(found[arrow, default: []].joined(separator: ", ")). Pass it what it needs, or let the type lie where both may know it."
      )
    }
    for arrow in allowed.sorted() where found[arrow] == nil {
      Issue.record("\(arrow) is no more. Take it off the list, so that it does not come back.")
    }
  }
}
