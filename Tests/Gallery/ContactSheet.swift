import Drawing
import ExactFrames
import Foundation
import Geometry
import Pixels
import Raster
@_spi(Engine) import ViewEngine
@_spi(Engine) import Views

/// A family's demos side by side, each with its name, to be looked at.
@MainActor
package struct ContactSheet {
  package let family: GalleryFamily

  /// Points, of which each is a pixel: of a demo, and of its name beneath.
  private static let cell = CGSize(width: 314, height: 682)
  private static let caption = 28.0
  private static let gap = 12.0
  private static let columns = 6
  private static let ground = RGBA(0.8, 0.8, 0.82, 1)

  package init(_ family: GalleryFamily) { self.family = family }

  package func bitmap(with tools: DrawingTools) throws -> Bitmap {
    let pictures = GalleryPicture.all.filter { $0.name.hasPrefix(family.name + "/") }
    let columns = min(Self.columns, pictures.count)
    let rows = (pictures.count + Self.columns - 1) / Self.columns
    let step = CGSize(
      width: Self.cell.width + Self.gap, height: Self.cell.height + Self.caption + Self.gap)
    let items = try pictures.enumerated().map { index, picture in
      let place = CGAffineTransform(
        translationX: Self.gap + Double(index % Self.columns) * step.width,
        y: Self.gap + Double(index / Self.columns) * step.height)
      return DisplayItem.group(
        .transform(ProjectionTransform(place)), try Self.items(of: picture, tools))
    }
    let size = PixelSize(
      width: Int(Double(columns) * step.width + Self.gap),
      height: Int(Double(rows) * step.height + Self.gap))
    return try tools.draw(DisplayList(items), of: size, over: Self.ground)
  }

  private static func items(
    of picture: GalleryPicture, _ tools: DrawingTools
  ) throws -> [DisplayItem] {
    let (stage, list) = try picture.scene(with: tools)
    let scale = min(cell.width / stage.size.width, cell.height / stage.size.height)
    let screen = CGSize(width: stage.size.width * scale, height: stage.size.height * scale)
    let frame = ViewGraph(
      VStack(spacing: 0) {
        Rectangle().fill(stage.colorScheme == .dark ? Color.black : .white)
          .frame(width: screen.width, height: screen.height)
        Text(verbatim: picture.demo.name).font(.system(size: 15)).foregroundStyle(.black)
          .frame(width: cell.width, height: caption)
      },
      canvas: GraphCanvas(
        size: CGSize(width: cell.width, height: screen.height + caption)),
      measuring: tools.fonts)
    let place = CGAffineTransform(translationX: (cell.width - screen.width) / 2, y: 0)
      .scaledBy(x: scale, y: scale)
    let bounds = Path(CGRect(origin: .zero, size: stage.size))
    return frame.displayList().items + [
      .group(
        .transform(ProjectionTransform(place)),
        [.group(.clip(bounds, evenOdd: false, antialiased: true), list.items)])
    ]
  }
}
