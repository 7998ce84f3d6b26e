import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@Suite("Shapes and their names")
struct ShapeNameTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func path(_ shape: some Shape) -> Path { shape.path(in: rect) }

  @Test("A shape's short name makes that shape") func shortNames() {
    let radii = RectangleCornerRadii(
      topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16)
    let size = CGSize(width: 10, height: 5)
    #expect(path(.rect) == Path(rect))
    #expect(path(.rect(cornerSize: size)) == path(RoundedRectangle(cornerSize: size)))
    #expect(path(.rect(cornerRadius: 9)) == path(RoundedRectangle(cornerRadius: 9)))
    #expect(path(.rect(cornerRadii: radii)) == path(UnevenRoundedRectangle(cornerRadii: radii)))
    #expect(
      path(
        .rect(
          topLeadingRadius: 4, bottomLeadingRadius: 8, bottomTrailingRadius: 12,
          topTrailingRadius: 16)) == path(.rect(cornerRadii: radii)))
    #expect(path(.capsule) == path(Capsule()))
    #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
    #expect(path(.ellipse) == Path(ellipseIn: rect))
    #expect(path(.circle) == path(Circle()))
    #expect(path(.containerRelative) == path(ContainerRelativeShape()))
  }

  @Test("An inset rectangle is smaller on all sides, its corners by as much") func insets() {
    let radii = RectangleCornerRadii(
      topLeading: 4, bottomLeading: 8, bottomTrailing: 12, topTrailing: 16)
    let inner = RectangleCornerRadii(
      topLeading: 0, bottomLeading: 2, bottomTrailing: 6, topTrailing: 10)
    let place = CGRect(x: 6, y: 6, width: 88, height: 38)
    #expect(
      path(UnevenRoundedRectangle(cornerRadii: radii).inset(by: 4).inset(by: 2))
        == Path(roundedRect: place, cornerRadii: inner, style: .continuous))
    #expect(path(Rectangle().inset(by: 4).inset(by: 2)) == Path(place))
  }

  @Test("A moved shape is as large as it was, somewhere else") func offsets() {
    let moved = path(Rectangle()).offsetBy(dx: 5, dy: -3)
    #expect(path(Rectangle().offset(x: 5, y: -3)) == moved)
    #expect(path(Rectangle().offset(CGSize(width: 5, height: -3))) == moved)
    #expect(path(Rectangle().offset(CGPoint(x: 5, y: -3))) == moved)
  }

  @Test("A scaled shape keeps its anchor where it is") func scales() {
    #expect(
      path(Rectangle().scale(0.5)).boundingRect == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    #expect(
      path(Rectangle().scale(x: 0.5, y: 1, anchor: .trailing)).boundingRect
        == CGRect(x: 50, y: 0, width: 50, height: 50))
  }

  @Test("A shape with a size stands at its anchor") func sizes() {
    let size = CGSize(width: 20, height: 10)
    #expect(
      path(Rectangle().size(size)).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      path(Rectangle().size(width: 20, height: 10, anchor: .center)).boundingRect
        == CGRect(x: 40, y: 20, width: 20, height: 10))
  }

  @Test("A shape can be transformed") func transforms() {
    let shear = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    #expect(path(Rectangle().transform(shear)) == Path(rect).applying(shear))
  }

  @Test("What a changed shape was still decides its size, its role and its mirroring")
  func inherited() {
    let size = CGSize(width: 50, height: 50)
    let proposal = ProposedViewSize(width: 100, height: 50)
    #expect(Circle().offset(x: 5).sizeThatFits(proposal) == size)
    #expect(Circle().scale(2).sizeThatFits(proposal) == size)
    #expect(Circle().transform(.identity).sizeThatFits(proposal) == size)

    struct Line: Shape {
      static var role: ShapeRole { .stroke }
      var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      func path(in rect: CGRect) -> Path { Path(rect) }
    }
    func check<S: Shape>(_ shape: S) {
      #expect(S.role == .stroke)
      #expect(shape.layoutDirectionBehavior == .fixed)
    }
    check(Line().offset(x: 1))
    check(Line().scale(2))
    check(Line().transform(.identity))
    check(Line().size(CGSize(width: 1, height: 1)))
  }

  @Test("What is done to a shape moves with an animation, together with the shape")
  func animation() {
    /// A shape halfway between two others.
    func between<S: Shape>(_ first: S, _ second: S) -> Path {
      var middle = first
      var way = second.animatableData - first.animatableData
      way.scale(by: 0.5)
      middle.animatableData = first.animatableData + way
      return path(middle)
    }
    let (small, large) = (RoundedRectangle(cornerRadius: 4), RoundedRectangle(cornerRadius: 12))
    let middle = RoundedRectangle(cornerRadius: 8)
    #expect(
      between(small.offset(x: 0), large.offset(x: 20)) == path(middle.offset(x: 10)))
    #expect(
      between(small.scale(1, anchor: .topLeading), large.scale(3, anchor: .bottomTrailing))
        == path(middle.scale(2, anchor: .center)))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      between(small.transform(double), large.transform(double)) == path(middle.transform(double)))
    #expect(
      between(
        SizedShape(shape: small, size: CGSize(width: 20, height: 20), anchor: .center),
        SizedShape(shape: large, size: CGSize(width: 60, height: 40), anchor: .center))
        == path(middle.size(width: 40, height: 30, anchor: .center)))
    func uneven(_ radius: CGFloat, _ amount: CGFloat) -> InsetUnevenRoundedRectangle {
      InsetUnevenRoundedRectangle(
        base: UnevenRoundedRectangle(topLeadingRadius: radius), amount: amount)
    }
    #expect(between(uneven(10, 0), uneven(20, 4)) == path(uneven(15, 2)))
  }
}
