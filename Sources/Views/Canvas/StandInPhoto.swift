import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A landscape in place of a picture on the web or in somebody's library, which a clip cannot have: of the size that the
/// address names, in colors that differ from one address to another.
struct StandInPhoto {
  /// Pixels.
  let size: CGSize
  /// 0…1.
  let hue: Double
  /// Of a photo of the library.
  private let scene: Int?

  /// Seconds until it is there: as long as a placeholder is seen on a good connection.
  static let delay = 0.5

  /// What the photos of a library are called.
  static let library = (1...6).map { "IMG_000\($0)" }

  /// Stands for the contents of a photo of the library, as it is loaded.
  static func data(of name: String) -> Data { Data("photo \(name)".utf8) }

  /// The photo of which that is the contents.
  init?(data: Data) {
    guard let name = Self.library.first(where: { Self.data(of: $0) == data }) else { return nil }
    self.init(of: name)
  }

  init(of address: String) {
    size = Self.size(in: address)
    hue = StandInLandscape.hue(of: address)
    scene = Self.library.firstIndex(of: address)
  }

  /// `/300/200`, `600x400`, `?w=400&h=300` or `/200`; as most photographs are where nothing is said.
  private static func size(in address: String) -> CGSize {
    let length = 16.0...4096
    func sized(_ width: Substring?, _ height: Substring?) -> CGSize? {
      guard let width = width.flatMap({ Double($0) }), let height = height.flatMap({ Double($0) }),
        length.contains(width), length.contains(height)
      else { return nil }
      return CGSize(width: width, height: height)
    }
    let pair = #/([0-9]{2,4})[x\/]([0-9]{2,4})(?:\.[a-z]+)?\/?(?:\?.*)?$/#
    if let pair = address.firstMatch(of: pair),
      let size = sized(pair.1, pair.2)
    {
      return size
    }
    let width = address.firstMatch(of: #/[?&](?:w|width)=([0-9]{2,4})(?![0-9])/#)?.1
    let height = address.firstMatch(of: #/[?&](?:h|height)=([0-9]{2,4})(?![0-9])/#)?.1
    if let size = sized(width, height) { return size }
    if let side = address.firstMatch(of: #/\/([0-9]{2,4})\/?(\?.*)?$/#)?.1,
      let size = sized(side, side)
    {
      return size
    }
    return CGSize(width: 600, height: 400)
  }

  @MainActor var image: Image {
    Image(size: size) { context in
      if let scene { drawScene(scene, in: &context) } else { draw(in: &context) }
    }
  }

  @MainActor private func draw(in context: inout GraphicsContext) {
    let box = CGRect(origin: .zero, size: size)
    for shape in StandInLandscape(hue: hue).shapes(in: box) {
      context.fill(
        shape.path,
        with: shape.colors.count == 1
          ? .color(shape.colors[0])
          : .linearGradient(
            Gradient(colors: shape.colors), startPoint: .zero, endPoint: shape.end(in: box)))
    }
  }
}
