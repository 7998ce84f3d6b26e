import Drawing
import Foundation
import Movie
import Raster
import TestSupport

/// Files that are no text, and whatever of ours reads them. FFmpeg does so behind walls, and is not tried here.
@MainActor
enum BinaryFiles {
  /// A text of which each letter is a byte, so that texts and bytes are mutated alike.
  static func text(of data: Data) -> String {
    String(String.UnicodeScalarView(data.map { Unicode.Scalar($0) }))
  }

  static func bytes(of text: String) -> Data {
    Data(text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
  }

  static func read(_ data: Data, measuring fonts: FontBook) {
    FuzzPackage.readResources(data)
    // A disk that is full is no reader's fault, and whoever runs this sees it.
    guard let folder = try? TemporaryFolder(), let path = try? folder.write(data, to: "file.svg")
    else {
      return
    }
    // What it is is known by what is in it; a symbol's file has to be called so.
    _ = fonts.imageSize(.file(path))
    _ = fonts.measure(symbol: path, font: FontDescription(size: 17), scale: .medium)
    _ = ClipMark.isOn(path)
    for container in containers { _ = FileWholeness.fault(of: path, container: container) }
    guard data.starts(with: "<svg".utf8) else { return }
    do {
      _ = try MovieFacts.read(path)
    } catch {
      _ = "\(error)"
    }
  }

  private static let containers = ["mp4", "webm", "gif", "png", "webp", "y4m", "svg"]

  /// Those that are right: each format that is written, pictures of every kind, and a table in binary.
  static var all: [Data] {
    movies + [Data(svg.utf8), Data(pdf.utf8), table]
      + pictures.compactMap { Data(base64Encoded: $0) }
  }

  private static var movies: [Data] {
    OutputFormat.all.filter { !$0.isVector && !$0.ending.contains("/") }.compactMap { format in
      guard let folder = try? TemporaryFolder() else { return nil }
      let path = folder.file("clip" + format.ending)
      return (try? write(path)).flatMap { FileManager.default.contents(atPath: path) }
    }
  }

  private static func write(_ path: String) throws {
    let writer = try MovieWriter(path: path, width: 16, height: 16, frameRate: 10)
    for frame in 0..<2 {
      let picture = writer.makeBuffer()
      memset(picture.pixels, Int32(100 * frame), picture.stride * picture.height)
      try writer.append(picture)
    }
    try writer.finish()
  }

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" data-frames="4" data-frame-rate="20/1"><metadata>\
    Made by Showreel</metadata><path d="M0 0L20 0L20 20L0 20Z" fill="#ff0000"><animateTransform \
    attributeName="transform" type="translate" additive="replace" dur=".2s" repeatCount="indefinite" \
    calcMode="discrete" keyTimes="0;.5" values="0 0;20 0"/></path></svg>

    """

  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 40 20]>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R>> endobj
    trailer <</Root 1 0 R>>
    """

  private static var table: Data {
    let files = ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "other": "%d files"]
    let list = [
      "%d files": ["NSStringLocalizedFormatKey": "%#@files@", "files": files] as [String: Any]
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    return data ?? Data()
  }

  /// A few pixels each as PNG, JPEG and WebP.
  private static let pictures = [
    "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAYAAACtBE5DAAAAOElEQVR42hXJMQGAQAwEsMpBBCI6o+Tk"
      + "VAQi6gryQ6ZU1fNdNGFYqm5BE4a9T0TQhGFz4hU0YVh+21gyKS662pIAAAAASUVORK5CYII=",
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////"
      + "////////////////////////////////////////wAALCAAEAAgBAREA/8QAFAABAAAAAAAAAAAAAAAA"
      + "AAAAAf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AH//Z",
    "UklGRhwAAABXRUJQVlA4TA8AAAAvBcAAAAdQ5Ij+ByKi/wEA",
  ]
}
