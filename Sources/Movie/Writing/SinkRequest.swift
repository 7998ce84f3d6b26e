import Pixels

/// What a sink is made for.
struct SinkRequest {
  var codec: MovieCodec
  var destination: Destination
  var size: PixelSize
  var frameRate: FrameRate
  var settings: MovieSettings

  /// What a sink of one file writes to.
  var file: UnfinishedFile {
    guard case .file(let file) = destination.unfinished else {
      preconditionFailure("\(destination.path) is a folder, and its format writes a file")
    }
    return file
  }

  /// What a sink of pictures writes to.
  var folder: UnfinishedFolder {
    guard case .folder(let folder) = destination.unfinished else {
      preconditionFailure("\(destination.path) is a file, and its format writes a folder")
    }
    return folder
  }
}
