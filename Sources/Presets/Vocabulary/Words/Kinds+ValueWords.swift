import Foundation
import Geometry
import Views

extension Kinds {
  /// Numbers, angles, places and edges.
  @MainActor static let valueWords: [Word] = [
    member("infinity", number, .infinity),
    member("pi", number, .pi),
    member("zero", number, 0),

    member("zero", angle, .zero),
    member("degrees", angle, number(like: "30")) { .degrees($0) },
    member("radians", angle, number()) { .radians($0) },
    type("Angle", angle, number("degrees", like: "30")) { Angle(degrees: $0) },
    type("Angle", angle, number("radians")) { Angle(radians: $0) },

    member("zero", unitPoint, .zero),
    member("center", unitPoint, .center),
    member("leading", unitPoint, .leading),
    member("trailing", unitPoint, .trailing),
    member("top", unitPoint, .top),
    member("bottom", unitPoint, .bottom),
    member("topLeading", unitPoint, .topLeading),
    member("topTrailing", unitPoint, .topTrailing),
    member("bottomLeading", unitPoint, .bottomLeading),
    member("bottomTrailing", unitPoint, .bottomTrailing),
    member("init", unitPoint, number("x"), number("y")) { UnitPoint(x: $0, y: $1) },
    type("UnitPoint", unitPoint, number("x"), number("y")) { UnitPoint(x: $0, y: $1) },

    member("top", edge, .top),
    member("leading", edge, .leading),
    member("bottom", edge, .bottom),
    member("trailing", edge, .trailing),

    member("top", edges, .top),
    member("leading", edges, .leading),
    member("bottom", edges, .bottom),
    member("trailing", edges, .trailing),
    member("horizontal", edges, .horizontal),
    member("vertical", edges, .vertical),
    member("all", edges, .all),

    member("zero", size, .zero),
    member("init", size, number("width"), number("height")) { CGSize(width: $0, height: $1) },
    type("CGSize", size, number("width"), number("height")) { CGSize(width: $0, height: $1) },

    member("center", alignment, .center),
    member("leading", alignment, .leading),
    member("trailing", alignment, .trailing),
    member("top", alignment, .top),
    member("bottom", alignment, .bottom),
    member("topLeading", alignment, .topLeading),
    member("topTrailing", alignment, .topTrailing),
    member("bottomLeading", alignment, .bottomLeading),
    member("bottomTrailing", alignment, .bottomTrailing),

    member("leading", horizontalAlignment, .leading),
    member("center", horizontalAlignment, .center),
    member("trailing", horizontalAlignment, .trailing),

    member("top", verticalAlignment, .top),
    member("center", verticalAlignment, .center),
    member("bottom", verticalAlignment, .bottom),
    member("firstTextBaseline", verticalAlignment, .firstTextBaseline),
    member("lastTextBaseline", verticalAlignment, .lastTextBaseline),
  ]
}
