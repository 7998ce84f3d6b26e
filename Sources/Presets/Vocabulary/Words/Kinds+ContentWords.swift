import Foundation
import Motion
import Geometry
import Views

extension Kinds {
  /// Our own views whose content changes in place.
  @MainActor static let contentSceneWords: [Word] = [
    type(
      "GrowingText", view, string("text", or: "Content transition"),
      color("color", or: .red), positive("size", or: 20), fontWeight("weight", or: .regular),
      color("toColor", or: .green), positive("toSize", or: 45),
      fontWeight("toWeight", or: .regular), animation("animation", or: .easeInOut(duration: 5))
    ) { text, color, size, weight, toColor, toSize, toWeight, animation in
      AnyView(
        GrowingText(
          text: text, from: .init(color: color, size: size, weight: weight),
          to: .init(color: toColor, size: toSize, weight: toWeight),
          animation: animation))
    },
    type(
      "RollingNumber", view, number("start", or: 0), number("step", or: 1),
      positive("size", or: 144), animation("animation", or: .easeInOut)
    ) { start, step, size, animation in
      AnyView(
        RollingNumber(
          start: Int(nearest: start), step: Int(nearest: step), size: size,
          animation: animation))
    },
    type(
      "BouncingLabel", view, string("title", or: "Pet the Dog"), string("symbol", or: "dog"),
      font("font", or: .largeTitle)
    ) { AnyView(BouncingLabel(title: $0, symbol: $1, font: $2)) },
    type(
      "ContentTransitionTable", view, animation("animation", or: .easeInOut(duration: 1))
    ) { AnyView(ContentTransitionTable(animation: $0)) },
  ]
}
