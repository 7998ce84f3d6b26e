import Foundation
import Motion

/// What is drawn in the plot as one: a mark, or marks of which only that is seen which lies under others.
struct PlotLayer: Identifiable {
  let id: AnyHashable
  /// One, where nothing hides any.
  private(set) var marks: [PlacedMark]
  /// Nil where nothing hides any of them.
  private(set) var mask: [PlacedMark]?

  /// - Parameter marks: In the order in which they are drawn. Those under one mask are drawn where their first is.
  static func layers(of marks: [PlacedMark]) -> [PlotLayer] {
    var layers: [PlotLayer] = []
    var places: [Int: Int] = [:]
    for mark in marks {
      guard case .shown(let mask) = mark.look.mask else {
        if mark.look.mask == nil { layers.append(PlotLayer(id: mark.id, marks: [mark])) }
        continue
      }
      if let place = places[mask] {
        layers[place].marks.append(mark)
      } else {
        places[mask] = layers.count
        layers.append(
          PlotLayer(
            id: MarkMask.shown(mask), marks: [mark],
            mask: marks.filter { $0.look.mask == .shape(mask) }))
      }
    }
    return layers
  }
}
