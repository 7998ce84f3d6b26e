import CPango
import Drawing
import Foundation

extension CairoCanvas {
  /// Cairo has no conic gradient, so it is computed for every pixel of the bitmap.
  ///
  /// A sweep of less than a turn leaves a gap: half of it takes the last colour, half the first.
  /// Of a sweep of more than a turn the last turn shows.
  func setAngularSource(_ stops: [GradientStop], center: CGPoint, start: Double, end: Double) {
    guard let ramp = ColorRamp(stops) else {
      return cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
    var toPoints = cairo_matrix_t()
    cairo_get_matrix(context, &toPoints)
    guard cairo_matrix_invert(&toPoints) == CAIRO_STATUS_SUCCESS else { return }

    // Cairo owns these pixels, so they live as long as the pattern that shows them.
    let (width, height) = (bitmap.width, bitmap.height)
    let wheel = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(wheel) }
    guard let bytes = cairo_image_surface_get_data(wheel) else { return }
    let sweep = AngularSweep(start: start, end: end)
    bytes.withMemoryRebound(to: UInt32.self, capacity: width * height) { pixels in
      for row in 0..<height {
        for column in 0..<width {
          var (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
          cairo_matrix_transform_point(&toPoints, &x, &y)
          let location = sweep.location(of: atan2(y - center.y, x - center.x))
          pixels[row * width + column] = ramp.pixel(at: location)
        }
      }
    }
    cairo_surface_mark_dirty(wheel)
    setSource(pixels: wheel)
  }

  /// A surface of the bitmap's size, pixel on pixel.
  private func setSource(pixels surface: OpaquePointer?) {
    var toPixels = cairo_matrix_t()
    cairo_get_matrix(context, &toPixels)
    let pattern = cairo_pattern_create_for_surface(surface)
    cairo_pattern_set_matrix(pattern, &toPixels)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

/// Where an angle lies between the gradient's two.
private struct AngularSweep {
  let start: Double
  let length: Double

  init(start: Double, end: Double) {
    let turn = 2 * Double.pi
    length = end - start
    self.start = length > turn ? end - turn : start
    hidden = max(0, length - turn)
  }

  /// How much of the sweep the last turn covers.
  private let hidden: Double

  func location(of angle: Double) -> Double {
    let turn = 2 * Double.pi
    var offset = (angle - start).truncatingRemainder(dividingBy: turn)
    if offset < 0 { offset += turn }
    guard length > 0 else { return offset < turn / 2 ? 1 : 0 }
    let location = (offset + hidden) / length
    let gap = max(0, turn - length)
    return offset > length + gap / 2 ? 0 : location
  }
}

/// Stops as premultiplied pixels, looked up by location.
private struct ColorRamp {
  private var pixels: [UInt32]

  /// Nil without stops.
  init?(_ stops: [GradientStop]) {
    guard let first = stops.first, let last = stops.last else { return nil }
    let steps = 2048
    var upper = 0
    pixels = (0...steps).map { step in
      let location = Double(step) / Double(steps)
      while upper < stops.count, stops[upper].location <= location { upper += 1 }
      if upper == 0 { return first.color.premultiplied }
      if upper == stops.count { return last.color.premultiplied }
      let (from, to) = (stops[upper - 1], stops[upper])
      let amount = (location - from.location) / (to.location - from.location)
      return from.color.mixed(with: to.color, by: amount).premultiplied
    }
  }

  func pixel(at location: Double) -> UInt32 {
    let last = Double(pixels.count - 1)
    return pixels[Int((min(1, max(0, location)) * last).rounded())]
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, by amount: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
    return RGBA(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue),
      mix(alpha, other.alpha))
  }

  fileprivate var premultiplied: UInt32 {
    let alpha = min(1, max(0, alpha))
    func byte(_ value: Double) -> UInt32 { UInt32((min(1, max(0, value)) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8
      | byte(blue * alpha)
  }
}
