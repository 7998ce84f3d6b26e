import CFFmpeg
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Movie

/// What libavcodec makes of our slices is what we say it makes, to the bit.
@Suite struct SliceCoderTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A picture that is written to.
  private final class Canvas {
    let grid: MacroblockGrid
    let planes: YUVPlanes

    init(_ width: Int, _ height: Int) {
      grid = MacroblockGrid(width: width, height: height)
      let start = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height * 3 / 2)
      start.initialize(repeating: 128, count: width * height * 3 / 2)
      planes = YUVPlanes(
        luma: start, lumaStride: width, cb: start + width * height, cbStride: width / 2,
        cr: start + width * height * 5 / 4, crStride: width / 2)
    }

    deinit { planes.luma.deallocate() }

    /// Sets a macroblock's samples by their plane and place in the picture.
    func paint(_ index: Int, _ color: (_ plane: MacroblockPlane, _ x: Int, _ y: Int) -> UInt8) {
      for plane in MacroblockPlane.all {
        let (start, stride) = planes.plane(plane)
        let (left, top) = (grid.column(index) * plane.side, grid.line(index) * plane.side)
        for y in top..<min(top + plane.side, plane.of(grid.height)) {
          for x in left..<min(left + plane.side, plane.of(grid.width)) {
            start[y * stride + x] = color(plane, x, y)
          }
        }
      }
    }
  }

  /// One key frame of x264's and so many slices behind it.
  private func movie(_ first: Canvas, _ slices: [SliceData], _ name: String) throws -> String {
    let path = folder.file(name)
    try Data().write(to: URL(filePath: path))
    let (width, height) = (first.grid.width, first.grid.height)
    let size = PixelSize(width: width, height: height)
    let encoder = try VideoEncoder(
      EncoderSetup(
        codec: .h264, pixelFormat: .yuv420p, size: size, frameRate: 60,
        options: MovieCodec.h264.options(MovieSettings(), size), globalHeader: true))
    var skipped = try #require(SkippedFrames(encoder.header))
    try encoder.addToHeader(skipped.parameters)
    let muxer = try Muxer(
      container: "mp4", path: path, shownPath: path, encoder: encoder, options: [])
    let picture = try VideoFrame(size, .yuv420p)
    let planes = try picture.planes
    for plane in MacroblockPlane.all {
      let ((from, stride), (to, toStride)) = (first.planes.plane(plane), planes.plane(plane))
      for y in 0..<plane.of(height) {
        (to + y * toStride).update(from: from + y * stride, count: plane.of(width))
      }
    }
    for slice in slices { skipped.add(after: 0, slice) }
    picture.pointer.pointee.pts = 0
    var decoded: Int64 = 0
    let written = try Packet()
    func take(_ packet: Packet) throws(MovieError) {
      try skipped.look(at: packet)
      packet.pointer.pointee.dts = decoded
      try muxer.write(packet)
      while let (frame, bytes) = skipped.next() {
        decoded += 1
        try written.fill(bytes, isKey: false)
        written.pointer.pointee.pts = frame
        written.pointer.pointee.dts = decoded
        try muxer.write(written)
      }
    }
    try encoder.encode(picture) { (packet) throws(MovieError) in try take(packet) }
    let none: VideoFrame? = nil
    try encoder.encode(none) { (packet) throws(MovieError) in try take(packet) }
    try muxer.finish()
    return path
  }

  /// Pictures with what is cut off at the right and at the bottom: a decoder's memory has all of each macroblock.
  private func wholePlanes(_ path: String, _ grid: MacroblockGrid) throws -> [Planes] {
    var all: [Planes] = []
    let reader = try MovieReader(path: path)
    let decoder = try VideoDecoder(for: reader)
    func take(_ frame: VideoFrame) throws(MovieError) {
      all.append(unpadded(try frame.planes, grid.columns * 16, grid.lines * 16))
    }
    try reader.readPackets { (packet) throws(MovieError) in
      try decoder.decode(packet) { (frame) throws(MovieError) in try take(frame) }
    }
    try decoder.decode(nil) { (frame) throws(MovieError) in try take(frame) }
    return all
  }

  /// The model begins as what a decoder makes of the key frame.
  private func coder(_ first: Canvas) throws -> SliceCoder {
    let key = try wholePlanes(try movie(first, [], "key.mp4"), first.grid)[0]
    let model = ModelPicture(first.grid)
    for (plane, samples) in zip(MacroblockPlane.all, [key.luma, key.cb, key.cr]) {
      model.planes.plane(plane).start.update(from: samples, count: samples.count)
    }
    return SliceCoder(model: model)
  }

  /// Draws so many pictures, each on top of the one before, and compares.
  private func check(
    _ width: Int, _ height: Int, steps: [Int], _ draw: (Canvas, _ frame: Int) -> Set<Int>
  ) throws {
    let canvas = Canvas(width, height)
    for index in 0..<canvas.grid.count {
      canvas.paint(index) { plane, x, y in UInt8((x * 3 + y * 5 + plane.first / 2) % 200 + 20) }
    }
    let first = Canvas(width, height)
    first.planes.luma.update(from: canvas.planes.luma, count: width * height * 3 / 2)
    let coder = try coder(first)
    var slices: [SliceData] = []
    var expected: [Planes] = []
    for (frame, step) in steps.enumerated() {
      let changed = draw(canvas, frame).sorted()
      slices.append(coder.slice(canvas.planes, changed, step: step))
      expected.append(unpadded(coder.model.planes, coder.model.width, coder.model.height))
    }
    let path = try movie(first, slices, "whole.mp4")
    let decoded = try wholePlanes(path, canvas.grid)
    #expect(decoded.count == steps.count + 1)
    for (frame, planes) in decoded.dropFirst().enumerated() {
      // A Boolean: a difference of so many samples is not read by anybody.
      let isSame = planes == expected[frame]
      #expect(isSame, "frame \(frame), step \(steps[frame])")
    }
    #expect(try MovieFacts.read(path, decode: true).decodesToTheEnd == true)
  }

  private static let steps = [27, 12, 20, 29, 30, 35, 36, 41, 45, 51, 13, 16, 28, 18]

  /// Noise, slopes, one colour, black against white: all that a macroblock may be.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func anything(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let (width, height) = [(96, 64), (100, 70), (178, 98)][Int(seed % 3)]
    try check(width, height, steps: Self.steps + Self.steps) { canvas, _ in
      var changed: Set<Int> = []
      for _ in 0..<1 + Int(numbers.next() % 8) {
        let index = Int(numbers.next() % UInt64(canvas.grid.count))
        changed.insert(index)
        let (kind, base) = (numbers.next() % 5, UInt8(numbers.next() % 256))
        canvas.paint(index) { _, x, y in
          switch kind {
          case 0: UInt8(numbers.next() % 256)
          case 1: base
          case 2: UInt8((x * 7 + y * 2 + Int(base)) % 256)
          case 3: (x / 3 + y / 5) % 2 == 0 ? 0 : 255
          default: UInt8(Int(base) / 2 + Int(numbers.next() % 9))
          }
        }
      }
      return changed
    }
  }

  /// Something that moves by whole pixels and by parts of them, beside another that moves otherwise.
  @Test(arguments: [(3, 0), (0, -2), (5, 3), (-7, 4), (11, -9)])
  func whatMoves(by: (x: Int, y: Int)) throws {
    try check(208, 176, steps: [Int](repeating: 24, count: 10)) { canvas, frame in
      let (left, top) = (80 + by.x * frame, 70 + by.y * frame)
      let half = 100.5 + Double(frame) * 1.25
      let changed = Set(0..<canvas.grid.count)
      for index in changed {
        canvas.paint(index) { plane, x, y in
          let (x, y) = (x * 16 / plane.side, y * 16 / plane.side)
          if (left..<left + 40).contains(x), (top..<top + 30).contains(y) {
            return UInt8(((x - left) * (y - top) + (x - left) * 9) % 230 + 10)
          }
          let soft = max(0, min(1, (Double(y) - half) / 6)) * 90
          return UInt8(Double((x + plane.first) % 100) + 40 + soft)
        }
      }
      return changed
    }
  }

  @Test func aNumberOfEachKindOfMacroblockIsTried() throws {
    // What is all new and even is taken from its neighbours, and costs next to nothing.
    let canvas = Canvas(96, 64)
    let coder = try coder(canvas)
    canvas.paint(8) { _, _, _ in 129 }
    #expect(coder.slice(canvas.planes, [8], step: 28).bits.count < 40)
    canvas.paint(8) { _, x, y in UInt8((x * 37 + y * 91) % 256) }
    #expect(coder.slice(canvas.planes, [8], step: 28).bits.count > 400)
  }
}
