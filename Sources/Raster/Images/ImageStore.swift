import CPango
import CRSVG
import Drawing
import Foundation

/// Pictures from files, each read once.
///
/// Owns what it read until it goes away. One thread at a time.
final class ImageStore {
  enum Picture {
    case bitmap(Bitmap)
    case svg(SVGPicture)

    /// In points; a pixel counts as one.
    var size: CGSize {
      switch self {
      case .bitmap(let bitmap): CGSize(width: bitmap.width, height: bitmap.height)
      case .svg(let svg): svg.size
      }
    }
  }

  private var pictures: [String: Result<Picture, ImageError>] = [:]

  /// Why pictures that were asked for cannot be shown.
  var problems: [ImageError] {
    pictures.sorted { $0.key < $1.key }.compactMap { _, result in
      if case .failure(let error) = result { error } else { nil }
    }
  }

  func picture(from source: ImageLeaf.Source) -> Picture? {
    switch source {
    case .file(let path): picture(at: path)
    }
  }

  /// A picture that could be read and then not be drawn.
  func note(_ error: ImageError, from source: ImageLeaf.Source) {
    switch source {
    case .file(let path): pictures[path] = .failure(error)
    }
  }

  /// Nil where the file cannot be read; ``problems`` says why.
  private func picture(at path: String) -> Picture? {
    let result = pictures[path] ?? Result { () throws(ImageError) in try Self.read(path) }
    pictures[path] = result
    if case .success(let picture) = result { return picture }
    return nil
  }

  private static func read(_ path: String) throws(ImageError) -> Picture {
    let data = try data(at: path)
    do {
      if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
        try PictureSize(ofPNG: data)?.check()
        return .bitmap(try Bitmap.decode(png: data))
      }
      if data.looksLikeSVG { return .svg(try SVGPicture(data)) }
      // Others have readers of their own in gdk-pixbuf, which a stranger's file has no business with: of a GIF with a
      // thousand pictures, say, all are kept.
      guard data.starts(with: [0xFF, 0xD8, 0xFF]) || data.isWebP else {
        throw ImageError.unreadable("it is of another kind")
      }
      try PictureSize(at: path)?.check()
      return .bitmap(try decode(data))
    } catch {
      if data.isWebP, !canReadWebP { throw .webPNeedsLoader(path: path) }
      if case ImageError.unreadable(let reason) = error {
        throw .unreadableFile(path: path, reason: reason)
      }
      throw .unreadableFile(path: path, reason: "\(error)")
    }
  }

  /// Bytes of a file, which are all read at once; a stranger's page may show one of gigabytes, or a pipe.
  static let mostBytes = 256 << 20

  /// What is in a file.
  static func data(at path: String, most: Int = mostBytes) throws(ImageError) -> Data {
    try checkSize(path, most)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .missingFile(path: path)
    }
    return data
  }

  private static func checkSize(_ path: String, _ mostBytes: Int) throws(ImageError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missingFile(path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadableFile(path: path, reason: "it is no regular file")
    }
    guard status.st_size <= mostBytes else {
      throw .unreadableFile(
        path: path, reason: "it has \(status.st_size) bytes, and \(mostBytes) are the most")
    }
  }

  private static var canReadWebP: Bool {
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var node = formats
    while let current = node {
      node = current.pointee.next
      guard let name = gdk_pixbuf_format_get_name(OpaquePointer(current.pointee.data)) else {
        continue
      }
      defer { g_free(name) }
      if String(cString: name) == "webp" { return true }
    }
    return false
  }

  /// JPEG, and WebP where its loader is installed.
  private static func decode(_ data: Data) throws(ImageError) -> Bitmap {
    var problem: UnsafeMutablePointer<GError>?
    let loader = gdk_pixbuf_loader_new()
    defer { g_object_unref(loader) }
    let written = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &problem)
    }
    // Closed in any case: a loader must not go away open. The first error is the telling one.
    var second: UnsafeMutablePointer<GError>?
    let closed = gdk_pixbuf_loader_close(loader, &second)
    if problem == nil { problem = second } else { g_clear_error(&second) }
    guard written != 0, closed != 0, let raw = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(raw)
    else { throw .unreadable(message(of: problem)) }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return Bitmap(premultiplying: upright)
  }
}

extension Bitmap {
  /// From RGB or RGBA as gdk-pixbuf keeps it.
  fileprivate convenience init(premultiplying pixbuf: OpaquePointer) {
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let height = Int(gdk_pixbuf_get_height(pixbuf))
    self.init(width: width, height: height)
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard let source = gdk_pixbuf_read_pixels(pixbuf) else { return }
    withUnsafeMutableBytes { target in
      for y in 0..<height {
        for x in 0..<width {
          let from = source + y * rowBytes + x * channels
          let to = y * stride + x * 4
          let alpha = channels == 4 ? Int(from[3]) : 255
          for (offset, channel) in [2, 1, 0].enumerated() {
            target[to + offset] = UInt8((Int(from[channel]) * alpha + 127) / 255)
          }
          target[to + 3] = UInt8(alpha)
        }
      }
    }
  }
}

extension Data {
  fileprivate var isWebP: Bool {
    starts(with: Array("RIFF".utf8)) && dropFirst(8).starts(with: Array("WEBP".utf8))
  }

  fileprivate var looksLikeSVG: Bool {
    let start = String(decoding: prefix(1024), as: UTF8.self)
    return start.contains("<svg") || (start.contains("<?xml") && start.contains("svg"))
  }
}
