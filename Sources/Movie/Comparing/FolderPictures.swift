import Foundation
import Pixels

/// A folder of PNG pictures, in the order of their names.
final class FolderPictures: PictureSource {
  let size: PixelSize
  let duration: ExactTime
  let hasNoTimes = true
  private let folder: String
  private let names: [String]
  private var place = 0

  /// Pictures have no times of their own; a second each is as good as any.
  init(_ folder: String, shownPath: String) throws(MovieError) {
    guard OutputFolders.isOne(folder) else {
      throw .cannotRead(path: shownPath, reason: "there is no such folder")
    }
    let all: [String]
    do {
      all = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let reason = MovieError.reason(ofErrno: (error as NSError).systemCode)
      throw .cannotRead(path: shownPath, reason: "the folder cannot be looked into (\(reason))")
    }
    names = all.filter { $0.lowercased().hasSuffix(".png") }.sorted()
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    guard let first = names.first else { throw .noPictures(path: shownPath) }
    size = try Self.picture(self.folder + first, at: 0).size
    duration = ExactTime(names.count)
  }

  func next() throws(MovieError) -> MoviePicture? {
    guard place < names.count else { return nil }
    defer { place += 1 }
    return try Self.picture(folder + names[place], at: place)
  }

  private static func picture(_ path: String, at place: Int) throws(MovieError) -> MoviePicture {
    let decoder = try VideoDecoder(named: "png")
    let packet = try Packet()
    try packet.fill(Array(try data(at: path)))
    var picture: MoviePicture?
    func take(_ frame: VideoFrame) throws(MovieError) {
      picture = try MoviePicture(frame, start: ExactTime(place))
    }
    do {
      try decoder.decode(packet, take)
      try decoder.decode(nil, take)
    } catch .ffmpeg(_, _, let message, _) {
      throw .cannotRead(path: path, reason: message.prefix(1).lowercased() + message.dropFirst())
    }
    guard let picture else { throw .noPictures(path: path) }
    return picture
  }

  private static func data(at path: String) throws(MovieError) -> Data {
    errno = 0
    guard let file = RegularFile(path) else {
      let code = errno
      throw .cannotRead(
        path: path,
        reason: code == 0
          ? "it is a folder, a pipe, a socket or a device" : MovieError.reason(ofErrno: code))
    }
    do {
      return try file.contents()
    } catch {
      throw .cannotRead(
        path: path, reason: MovieError.reason(ofErrno: (error as NSError).systemCode))
    }
  }
}
