import Geometry
import Views

extension Kinds {
  @MainActor static let shapeWords: [Word] = [
    type("Rectangle", insettableShape) { Rectangle() },
    type("Circle", insettableShape) { Circle() },
    type("Ellipse", insettableShape) { Ellipse() },
    type("Capsule", insettableShape, cornerStyle("style", or: .continuous)) { Capsule(style: $0) },
    type(
      "RoundedRectangle", insettableShape, length("cornerRadius", like: "20"),
      cornerStyle("style", or: .continuous)
    ) { RoundedRectangle(cornerRadius: $0, style: $1) },
    type(
      "RoundedRectangle", insettableShape, size("cornerSize"),
      cornerStyle("style", or: .continuous)
    ) { RoundedRectangle(cornerSize: $0, style: $1) },
    type(
      "UnevenRoundedRectangle", insettableShape, length("topLeadingRadius", or: 0),
      length("bottomLeadingRadius", or: 0), length("bottomTrailingRadius", or: 0),
      length("topTrailingRadius", or: 0), cornerStyle("style", or: .continuous)
    ) {
      UnevenRoundedRectangle(
        topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2,
        topTrailingRadius: $3, style: $4)
    },

    member("circle", insettableShape, Circle()),
    member("ellipse", insettableShape, Ellipse()),
    member("capsule", insettableShape, Capsule()),
    member("rect", insettableShape, Rectangle()),
    member(
      "rect", insettableShape, length("cornerRadius", like: "20"),
      cornerStyle("style", or: .continuous)
    ) { RoundedRectangle(cornerRadius: $0, style: $1) },

    modifier("inset", on: insettableShape, insettableShape, number("by", like: "10")) {
      $0.shrunk(by: $1)
    },
    modifier("trim", on: shape, shape, number("from", or: 0), number("to", or: 1)) {
      $0.trimmed(from: $1, to: $2)
    },
    modifier("rotation", on: shape, shape, angle(), unitPoint("anchor", or: .center)) {
      $0.rotated(by: $1, about: $2)
    },

    member("circular", cornerStyle, .circular),
    member("continuous", cornerStyle, .continuous),
  ]
}

// A shape whose type is not known can only be changed by its own methods.

extension InsettableShape {
  fileprivate func shrunk(by amount: Double) -> any InsettableShape { inset(by: amount) }
}

extension Shape {
  fileprivate func trimmed(from start: Double, to end: Double) -> any Shape {
    trim(from: start, to: end)
  }

  fileprivate func rotated(by angle: Angle, about anchor: UnitPoint) -> any Shape {
    rotation(angle, anchor: anchor)
  }
}
