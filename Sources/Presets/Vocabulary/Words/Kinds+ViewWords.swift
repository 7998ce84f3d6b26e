import Foundation
import Geometry
import Views

extension Kinds {
  /// Views without a shape, and what changes a view's place.
  @MainActor static let viewWords: [Word] = [
    type("Spacer", view, length.optional("minLength")) { length in
      AnyView(Spacer(minLength: length.map { CGFloat($0) }))
    },
    type("Divider", view) { AnyView(Divider()) },
    type("EmptyView", view) { AnyView(EmptyView()) },

    modifier(
      "frame", on: view, view, length.optional("width"), length.optional("height"),
      alignment("alignment", or: .center)
    ) { view, width, height, alignment in
      AnyView(
        view.frame(
          width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) },
          alignment: alignment))
    },
    modifier(
      "frame", on: view, view, length.optional("minWidth"), length.optional("idealWidth"),
      length.optional("maxWidth"), length.optional("minHeight"), length.optional("idealHeight"),
      length.optional("maxHeight"), alignment("alignment", or: .center)
    ) { view, minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment in
      AnyView(
        view.frame(
          minWidth: minWidth.map { CGFloat($0) }, idealWidth: idealWidth.map { CGFloat($0) },
          maxWidth: maxWidth.map { CGFloat($0) }, minHeight: minHeight.map { CGFloat($0) },
          idealHeight: idealHeight.map { CGFloat($0) },
          maxHeight: maxHeight.map { CGFloat($0) }, alignment: alignment))
    },
    modifier("padding", on: view, view) { AnyView($0.padding()) },
    modifier("padding", on: view, view, number(like: "20")) { AnyView($0.padding($1)) },
    modifier("padding", on: view, view, edges(), number.optional(like: "20")) {
      view, edges, length in
      AnyView(view.padding(edges, length.map { CGFloat($0) }))
    },
    modifier("offset", on: view, view, number("x", or: 0), number("y", or: 0)) {
      AnyView($0.offset(x: $1, y: $2))
    },
    modifier("offset", on: view, view, size()) { AnyView($0.offset($1)) },
    modifier("position", on: view, view, number("x", or: 0), number("y", or: 0)) {
      AnyView($0.position(x: $1, y: $2))
    },
    modifier("fixedSize", on: view, view) { AnyView($0.fixedSize()) },
    modifier("layoutPriority", on: view, view, number(like: "1")) {
      AnyView($0.layoutPriority($1))
    },
    modifier("zIndex", on: view, view, number(like: "1")) { AnyView($0.zIndex($1)) },
    modifier("ignoresSafeArea", on: view, view) { AnyView($0.ignoresSafeArea()) },
    modifier("overlay", on: view, view, view(), alignment("alignment", or: .center)) {
      AnyView($0.overlay($1, alignment: $2))
    },
    modifier("background", on: view, view, style()) { AnyView($0.background($1)) },
    modifier("background", on: view, view, style(), shape("in")) {
      $2.behind($0, $1)
    },
    modifier("background", on: view, view, view(), alignment("alignment", or: .center)) {
      AnyView($0.background($1, alignment: $2))
    },
    modifier("border", on: view, view, style(), length("width", or: 1)) {
      AnyView($0.border($1, width: $2))
    },
    modifier("font", on: view, view, font()) { AnyView($0.font($1)) },
    modifier("foregroundColor", on: view, view, color()) { AnyView($0.foregroundColor($1)) },
    modifier("foregroundStyle", on: view, view, style()) { AnyView($0.foregroundStyle($1)) },
    modifier("tint", on: view, view, color()) { AnyView($0.tint($1)) },
  ]
}

@MainActor
extension Shape {
  fileprivate func behind(_ view: AnyView, _ style: AnyShapeStyle) -> AnyView {
    AnyView(view.background(style, in: self))
  }
}
