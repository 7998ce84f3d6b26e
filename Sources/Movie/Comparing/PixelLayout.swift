import CFFmpeg
import Pixels

/// How FFmpeg has laid out a picture that it decoded, and what its numbers mean.
struct PixelLayout: Hashable {
  private let format: Int32
  private let isFullRange: Bool
  /// Parts of red and blue in what is seen as brightness.
  private let red: Float
  private let blue: Float

  init(_ frame: AVFrame) {
    format = frame.format
    isFullRange = frame.color_range == AVCOL_RANGE_JPEG
    switch frame.colorspace {
    case AVCOL_SPC_BT709: (red, blue) = (0.2126, 0.0722)
    case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: (red, blue) = (0.2627, 0.0593)
    // What says nothing is WebP or an old file, and both mean BT.601.
    default: (red, blue) = (0.299, 0.114)
    }
  }

  /// Red, green and blue of eight bits each.
  var isPlain: Bool {
    guard let kind = av_pix_fmt_desc_get(AVPixelFormat(rawValue: format))?.pointee else {
      return false
    }
    let isRGB = kind.flags & UInt64(AV_PIX_FMT_FLAG_RGB | AV_PIX_FMT_FLAG_PAL) != 0
    return isRGB && kind.comp.0.depth <= 8
  }

  /// Premultiplied BGRA; black where FFmpeg has no words for the layout.
  ///
  /// - Parameter bytes: A picture of that size without gaps.
  func pixels(of bytes: [UInt8], _ size: PixelSize) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: size.area * 4)
    guard let kind = av_pix_fmt_desc_get(AVPixelFormat(rawValue: format)) else { return pixels }
    var planes = [UnsafeMutablePointer<UInt8>?](repeating: nil, count: 4)
    var strides = [Int32](repeating: 0, count: 4)
    bytes.withUnsafeBufferPointer { bytes in
      av_image_fill_arrays(
        &planes, &strides, bytes.baseAddress, AVPixelFormat(rawValue: format), Int32(size.width),
        Int32(size.height), 1)
      var sources = planes.map { UnsafePointer<UInt8>($0) }
      var line = ComponentLine(kind.pointee, width: size.width)
      for y in 0..<size.height {
        line.read(kind, &sources, strides, y)
        for x in 0..<size.width { write(line, x, to: &pixels, at: (y * size.width + x) * 4) }
      }
    }
    return pixels
  }

  private func write(_ line: ComponentLine, _ x: Int, to pixels: inout [UInt8], at place: Int) {
    var (r, g, b): (Float, Float, Float)
    switch line.kind {
    case .rgb: (r, g, b) = (line.value(0, x), line.value(1, x), line.value(2, x))
    case .grey:
      let value = line.value(0, x)
      (r, g, b) = (value, value, value)
    case .yuv:
      let scale: (Float, Float, Float) = isFullRange ? (0, 1, 1) : (16, 255 / 219, 255 / 224)
      let luma = (line.value(0, x) - scale.0) * scale.1
      let cb = (line.value(1, x) - 128) * scale.2 * 2
      let cr = (line.value(2, x) - 128) * scale.2 * 2
      r = luma + (1 - red) * cr
      b = luma + (1 - blue) * cb
      g = (luma - red * r - blue * b) / (1 - red - blue)
    }
    let alpha = line.alpha.map { line.value($0, x) } ?? 255
    let factor = alpha / 255
    func level(_ value: Float) -> UInt8 {
      UInt8((min(255, max(0, value)) * factor).rounded())
    }
    pixels[place] = level(b)
    pixels[place + 1] = level(g)
    pixels[place + 2] = level(r)
    pixels[place + 3] = UInt8(min(255, max(0, alpha)).rounded())
  }
}

/// A row of a picture, taken apart into its components.
private struct ComponentLine {
  enum Kind { case rgb, grey, yuv }

  let kind: Kind
  /// The component that says how opaque a pixel is.
  let alpha: Int?
  private let width: Int
  private let count: Int
  private let isNumbered: Bool
  /// By how much numbers of components are halved to have eight bits, and their place from left to right.
  private var scales: [Float] = []
  private var shifts: [Int] = []
  private var values: [[UInt16]]

  init(_ format: AVPixFmtDescriptor, width: Int) {
    self.width = width
    isNumbered = format.flags & UInt64(AV_PIX_FMT_FLAG_PAL) != 0
    let isRGB = isNumbered || format.flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0
    count = isNumbered ? 4 : Int(format.nb_components)
    kind = isRGB ? .rgb : count < 3 ? .grey : .yuv
    let hasAlpha = isNumbered || format.flags & UInt64(AV_PIX_FMT_FLAG_ALPHA) != 0
    alpha = hasAlpha ? count - 1 : nil
    let depths = [
      format.comp.0.depth, format.comp.1.depth, format.comp.2.depth, format.comp.3.depth,
    ]
    for index in 0..<count {
      let depth = isNumbered ? 8 : Int(depths[index])
      // Full components reach their depth's last number; of Y′CbCr, 16 becomes 64 with two bits more.
      scales.append(
        kind == .yuv && index != alpha
          ? 256 / Float(1 << depth) : 255 / Float((1 << depth) - 1))
      let isChroma = kind == .yuv && (index == 1 || index == 2)
      shifts.append(isChroma ? Int(format.log2_chroma_w) : 0)
    }
    values = Array(repeating: Array(repeating: 0, count: width), count: count)
    verticalShift = kind == .yuv ? Int(format.log2_chroma_h) : 0
  }

  private let verticalShift: Int

  mutating func read(
    _ format: UnsafePointer<AVPixFmtDescriptor>, _ planes: inout [UnsafePointer<UInt8>?],
    _ strides: [Int32], _ y: Int
  ) {
    for index in 0..<count {
      let isChroma = kind == .yuv && (index == 1 || index == 2)
      let row = isChroma ? y >> verticalShift : y
      let columns = (width + (1 << shifts[index]) - 1) >> shifts[index]
      av_read_image_line2(
        &values[index], &planes, strides, format, 0, Int32(row), Int32(index), Int32(columns),
        isNumbered ? 1 : 0, 2)
    }
  }

  /// With eight bits.
  func value(_ component: Int, _ x: Int) -> Float {
    Float(values[component][x >> shifts[component]]) * scales[component]
  }
}
