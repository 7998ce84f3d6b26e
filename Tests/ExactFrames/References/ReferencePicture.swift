import Compositing
import Drawing
import Geometry
import Pixels
import Raster
import Studio
import Views

/// One of the pictures that are kept in Tests/StudioTests/Goldens, to be drawn by any renderer.
@MainActor
package struct ReferencePicture {
  /// The kept file's, without its ending.
  package let name: String
  private let size: PixelSize
  private let scale: Double
  private let list: DisplayList
  private let background: RGBA

  package static func all(with tools: DrawingTools) throws -> [ReferencePicture] {
    try ReferenceScenes.all.map { try ReferencePicture($0.name, $0.clip, $0.frame, tools) }
      + [ColorScheme.light, .dark].flatMap { scheme in
        [
          ReferencePicture("buttons-\(scheme)", ControlState.buttons, scheme, tools),
          ReferencePicture("values-\(scheme)", ControlState.values, scheme, tools),
          ReferencePicture("rows-\(scheme)", ControlState.rows, scheme, tools),
        ]
      }
  }

  private init(_ name: String, _ clip: Clip, _ frame: Int, _ tools: DrawingTools) throws {
    self.name = name
    size = PixelSize(width: clip.stage.pixelWidth, height: clip.stage.pixelHeight)
    scale = clip.stage.scale
    list = try ClipPlayer(clip, measuring: tools.fonts).displayList(atFrame: frame)
    background = clip.stage.colorScheme.backgroundColor
  }

  /// The states one below the other, in two columns.
  private init(
    _ name: String, _ states: [ControlState], _ scheme: ColorScheme, _ tools: DrawingTools
  ) {
    var items: [DisplayItem] = []
    var tops = [0.0, 0.0]
    let width = states.map(\.size.width).max() ?? 0
    for state in states {
      let column = tops[0] <= tops[1] ? 0 : 1
      let place = CGAffineTransform(translationX: Double(column) * width, y: tops[column])
      items.append(
        .group(
          .transform(ProjectionTransform(place)),
          state.list(scheme, measuring: tools.fonts).items))
      tops[column] += state.size.height
    }
    self.name = name
    size = PixelSize(width: Int(width) * 2, height: Int(max(tops[0], tops[1])))
    scale = 1
    list = DisplayList(items)
    background = scheme.backgroundColor
  }

  package func drawn(on renderer: RendererChoice, with tools: DrawingTools) throws -> Bitmap {
    try tools.compositor(of: size, scale: scale, on: renderer).draw(list, background: background)
  }
}
