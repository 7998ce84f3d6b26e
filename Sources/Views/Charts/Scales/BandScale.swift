import Foundation
import Geometry

/// Names along an axis, each with a band of its own.
struct BandScale {
  let categories: [PlotDatum]
  var isReversed = false
  var window = ScaleWindow()

  /// How long a band is.
  var step: Double { 1 / Double(max(categories.count, 1)) / window.length }

  /// Where a category's band begins.
  func place(_ datum: PlotDatum) -> Double? {
    guard let index = categories.firstIndex(of: datum) else { return nil }
    let inOrder = isReversed ? categories.count - 1 - index : index
    return window.place(Double(inOrder) / Double(categories.count))
  }

  func datum(at place: Double) -> PlotDatum? {
    let index = Int(
      nearest: (window.whole(place) * Double(categories.count)).rounded(.down))
    guard categories.indices.contains(index) else { return nil }
    return categories[isReversed ? categories.count - 1 - index : index]
  }
}
