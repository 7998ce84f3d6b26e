import Pixels

/// What a sink is made for.
struct SinkRequest {
  var codec: MovieCodec
  var destination: Destination
  var size: PixelSize
  var frameRate: FrameRate
  var settings: MovieSettings
  /// Whether the pictures may be transparent; if not, their alpha is not looked at.
  var hasAlpha = false

  /// What the encoder is given.
  var pixelFormat: PixelFormat {
    (hasAlpha ? codec.alphaFormat : nil) ?? codec.pixelFormat
  }

  /// What a sink of one file writes to.
  var file: UnfinishedFile {
    switch destination.unfinished {
    case .file(let file): file
    case .folder:
      preconditionFailure("\(destination.path) is a folder, and its format writes a file")
    }
  }

  /// What a sink of pictures writes to.
  var folder: UnfinishedFolder {
    guard case .folder(let folder) = destination.unfinished else {
      preconditionFailure("\(destination.path) is a file, and its format writes a folder")
    }
    return folder
  }
}
