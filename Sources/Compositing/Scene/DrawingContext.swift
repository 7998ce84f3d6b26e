import Foundation
import Geometry
import Pixels

/// Where items are drawn to and how their coordinates get there.
struct DrawingContext {
  /// From the items' points to pixels of the canvas.
  var matrix: ProjectionTransform
  /// Pixels of the canvas that may change, inside the layer's.
  var clip: PixelRect
  /// Pixels that are asked for. Unlike the clip this never decides how large layers are, so what is
  /// drawn is the same to the last bit however little of it is wanted.
  var wanted: PixelRect
  /// Multiplies what is drawn; only for what ends in one single draw.
  var opacity: Double = 1
  let layer: Layer
  /// Pixels of the layer per pixel of the canvas, along each side; then "pixels of the canvas" are
  /// the layer's here. More than 1 only between a change of perspective and what it shows.
  var samples = 1
  /// What is seen below whatever is drawn here, this layer last, all of them in the same pixels. None
  /// where a picture is made to be kept: it has to be the same over anything.
  var beneath: [Layer] = []
  /// Pixels beyond which no backdrop is looked at: those of the innermost path that clips, as a screen's outline
  /// does. What is behind the glass of a screen is nothing of the device around it.
  var window: PixelRect?

  func inside(_ transform: ProjectionTransform) -> DrawingContext {
    var inner = self
    inner.matrix = transform.concatenating(matrix).normalized
    return inner
  }

  /// The same place in a layer of its own.
  ///
  /// - Parameter wanted: The pixels to draw; nil for all of the layer's.
  func onto(_ layer: Layer, wanting wanted: PixelRect? = nil) -> DrawingContext {
    DrawingContext(
      matrix: matrix, clip: layer.rect, wanted: wanted ?? layer.rect, layer: layer,
      samples: samples, beneath: [layer])
  }

  /// The same place in a layer that is going to be put onto this one, pixel by pixel: what is not wanted
  /// here is not wanted there.
  func above(_ layer: Layer) -> DrawingContext {
    var inner = onto(layer, wanting: wanted)
    inner.beneath = beneath + [layer]
    inner.window = window
    return inner
  }

  /// For a picture that is made to be kept: nothing around it has a say in what it is.
  var apart: DrawingContext {
    var inner = self
    inner.beneath = []
    inner.window = nil
    return inner
  }

  /// The clip's pixels that are asked for.
  var visible: PixelRect { clip.intersection(wanted) }
}
