import Pixels
import Testing

@testable import Movie

@Suite struct MovieErrorTests {
  private static let messages: [(MovieError, String)] = [
    (
      .emptySize(width: 0, height: 4),
      "A movie needs at least 2×2 pixels, but the clip is 0×4. Use 640×480, say."
    ),
    (
      .oddSize(width: 641, height: 480, codec: "H.264"),
      "H.264 needs an even width and height, but the clip is 641×480. Use 642×480."
    ),
    (
      .settingOutOfRange(setting: "crf", value: "52.0", range: "0 to 51"),
      "crf 52.0 is out of range. Use 0 to 51."
    ),
    (
      .tooManyFrames(frameRate: 60, format: "GIF", fastest: 50),
      "Players show GIF at 50 frames a second at most, and the clip has 60. "
        + "Use 50 frames a second, or a movie: .mp4 or .webm."
    ),
    (
      .tooLarge(width: 20000, height: 10, format: "WebP", limit: 16383),
      "WebP takes up to 16383 pixels a side, but the clip is 20000×10. "
        + "Use a smaller size or scale."
    ),
    (
      .unknownFormat(path: "a.avi", endings: [".mp4", ".mov"]),
      "Cannot tell the format of 'a.avi' from its name. Use a name that ends in .mp4 or .mov, "
        + "or 'frames/*.png' for a folder of PNG pictures."
    ),
    (
      .tooSmall(width: 40, height: 60, codec: "AV1", limit: 64),
      "AV1 needs 64 pixels a side or more, but the clip is 40×60. Use a larger size, or another codec."
    ),
    (
      .tooManyBytes(path: "a.mp4", bytes: 900, limit: 500, reason: .worstQuality),
      "a.mp4 would have 900 bytes at the lowest quality, and may have 500. "
        + "Allow 900, or make it smaller, shorter or of fewer frames a second."
    ),
    (
      .tooManyBytes(path: "a.gif", bytes: 900, limit: 500, reason: .noQuality(format: "GIF")),
      "a.gif would have 900 bytes, and may have 500; GIF has no quality to lower. "
        + "Allow 900, or make it smaller, shorter or of fewer frames a second."
    ),
    (.sameOutput(path: "a.mp4"), "a.mp4 is named twice. Name each file once."),
    (
      .wrongCodec(codec: "VP9", ending: ".mp4", possible: ["H.264"]),
      "A file that ends in .mp4 cannot hold VP9. Use H.264."
    ),
    (
      .missingEncoder(codec: "H.264", encoder: "libx264", package: "libavcodec-extra"),
      "This FFmpeg has no encoder 'libx264', which H.264 needs. "
        + "Install it with: sudo apt-get install libavcodec-extra"
    ),
    (
      .missingFolder(path: "out/a.mp4", folder: "out"),
      "Cannot write out/a.mp4: the folder 'out' does not exist. Create it with: mkdir -p 'out'"
    ),
    (
      .notAFolder(path: "out/a.mp4", folder: "out"),
      "Cannot write out/a.mp4: 'out' is a file, not a folder. Choose another place."
    ),
    (
      .isAFolder(path: "a.mp4"),
      "Cannot write a.mp4: a folder has that name. Choose another name, or remove the folder."
    ),
    (
      .isALink(path: "a.mp4", target: "/b.mp4"),
      "Cannot write a.mp4: it is a link to '/b.mp4', and links are not followed. "
        + "Name the place that it leads to, or remove the link."
    ),
    (
      .folderHasOtherFiles(path: "out/", example: "notes.txt"),
      "Cannot write pictures into out/: it holds other files, such as 'notes.txt'. "
        + "Name a new folder, or an empty one."
    ),
    (
      .cannotWrite(path: "a.mp4", reason: "permission denied"),
      "Cannot write a.mp4: permission denied. Choose another place, or change the permissions."
    ),
    (
      .fileTooLarge(path: "a.mp4"),
      "Cannot write a.mp4: the file would be larger than is allowed here. "
        + "Allow more with: ulimit -f unlimited, or make a shorter or smaller clip."
    ),
    (
      .nameTooLong(path: "a.mp4", bytes: 300),
      "Cannot write a.mp4: the name has 300 bytes, and the disk takes fewer. "
        + "Choose a shorter name; most disks take 255 bytes."
    ),
    (
      .formatFull(path: "a.webp", format: "WebP"),
      "Cannot write a.webp: a WebP holds up to 4 GB. "
        + "Make a shorter or smaller clip, or a movie: .mp4 or .webm."
    ),
    (
      .diskFull(path: "a.mp4"),
      "Cannot write a.mp4: no space is left on the disk. "
        + "Free some space, or choose a place on another disk."
    ),
    (
      .wrongSize(frame: 3, expected: [640, 480], got: [640, 482]),
      "Frame 3 is 640×482 pixels, but the movie is 640×480. Give every frame the movie's size."
    ),
    (.nothingToRepeat, "There is no frame to repeat yet. Append a frame first."),
    (
      .noFrames(path: "a.mp4"),
      "a.mp4 was not written, because the clip has no frames. Make it last longer."
    ),
    (
      .closed(path: "a.mp4"),
      "The movie a.mp4 is finished or cancelled, so it takes no more frames. Open a new one."
    ),
    (
      .cannotRead(path: "a.mp4", reason: "there is no such file"),
      "Cannot read a.mp4: there is no such file. Name a movie or a picture."
    ),
    (.noPictures(path: "a.wav"), "a.wav has no video stream. Name a movie or a picture."),
    (
      .missingDecoder(codec: "h264"),
      "This FFmpeg cannot decode h264. Install: sudo apt-get install libavcodec-extra"
    ),
    (
      .ffmpeg(call: "avcodec_open2", code: -22, message: "Invalid argument", log: nil),
      "avcodec_open2 failed: Invalid argument (-22)."
    ),
    (
      .ffmpeg(call: "avcodec_open2", code: -22, message: "Invalid argument", log: "[libx264] no"),
      "avcodec_open2 failed: Invalid argument (-22); FFmpeg said: [libx264] no."
    ),
  ]

  @Test(arguments: messages)
  func saysWhatWhyAndWhatToDo(error: MovieError, text: String) {
    #expect(error.description == text)
  }

  @Test func aFailedCallBringsFFmpegsLastLine() throws {
    let setup = EncoderSetup(
      codec: .h264, size: PixelSize(width: 641, height: 480), frameRate: 60)
    #expect(
      throws: MovieError.ffmpeg(
        call: "avcodec_open2", code: -542_398_533, message: "Generic error in an external library",
        log: "[libx264] width not divisible by 2 (641x480)")
    ) { try VideoEncoder(setup) }
  }

  @Test func anUnknownOptionNamesItself() throws {
    let setup = EncoderSetup(
      codec: .h264, size: PixelSize(width: 64, height: 48), frameRate: 60,
      options: [("cfr", "18")])
    let error = #expect(throws: MovieError.self) { try VideoEncoder(setup) }
    #expect(
      error?.description.hasPrefix("av_opt_set cfr=18 failed: Option not found (") == true)
  }
}
