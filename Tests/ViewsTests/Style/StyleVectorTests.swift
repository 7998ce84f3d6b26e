import Drawing
import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

struct StyleVectorTests {
  private func resolved(_ style: some ShapeStyle) -> ResolvedStyle {
    style.resolved(in: StyleContext(EnvironmentValues()))
  }

  private func halfway(_ from: ResolvedStyle, _ to: ResolvedStyle) -> ResolvedStyle {
    var style = to
    var sum = from.vector + to.vector
    sum.scale(by: 0.5)
    style.vector = sum
    return style
  }

  /// Rule: `color-animates-linear`.
  @Test func redToBlueIsBC00BCHalfway() {
    let red = resolved(Color(red: 1, green: 0, blue: 0))
    let blue = resolved(Color(red: 0, green: 0, blue: 1))
    #expect(
      halfway(red, blue)
        == ResolvedStyle(
          Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0.5)))
    guard case .color(let color) = halfway(red, blue).fill else {
      Issue.record("A colour became something else")
      return
    }
    #expect(color.description == "#BC00BCFF")
  }

  @Test func theSystemsRedToBlueIsBC61BEHalfway() {
    guard case .color(let color) = halfway(resolved(.red), resolved(.blue)).fill else {
      Issue.record("A colour became something else")
      return
    }
    #expect(color.description == "#BC61BEFF")
  }

  /// Rule: `color-animates-linear`.
  @Test func opacityAnimatesApartFromTheColor() {
    guard
      case .color(let color) = halfway(
        resolved(.red), resolved(Color.red.opacity(0))
      ).fill
    else {
      Issue.record("A colour became something else")
      return
    }
    #expect(color.description == "#FF3B3080")
  }

  /// Rule: `color-animates-linear`.
  @Test func aColorsVectorIs128TimesItsLinearComponents() {
    let color = Color(.sRGBLinear, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
    #expect(resolved(color).vector.values == [32, 64, 96, 64])
  }

  /// Rule: `styles-of-other-kinds-replace`.
  @Test func gradientsOfOneKindAndLengthAnimate() {
    let first = resolved(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    let second = resolved(
      LinearGradient(
        stops: [.init(color: .green, location: 0.5), .init(color: .black, location: 1)],
        startPoint: .leading, endPoint: .trailing))
    #expect(first.animates(to: second))
    guard case .gradient(let middle) = halfway(first, second).fill else {
      Issue.record("A gradient became something else")
      return
    }
    #expect(middle.stops.map(\.location) == [0.25, 1])
    #expect(
      middle.course
        == .linear(start: UnitPoint(x: 0.25, y: 0.25), end: UnitPoint(x: 0.75, y: 0.75)))
  }

  /// Rule: `styles-of-other-kinds-replace`.
  @Test func otherStylesReplaceEachOther() {
    let two = resolved(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    let three = resolved(
      LinearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom))
    let radial = resolved(
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    let perceptual = resolved(Gradient(colors: [.red, .blue]).colorSpace(.perceptual))
    #expect(!two.animates(to: three))
    #expect(!two.animates(to: radial))
    #expect(!two.animates(to: perceptual))
    #expect(!two.animates(to: resolved(.red)))
    #expect(!resolved(.red).animates(to: resolved(Color.red.shadow(.drop(radius: 2)))))
  }

  @Test func everyNumberOfAStyleComesBackFromItsVector() {
    let styles: [any ShapeStyle] = [
      Color.red.shadow(.inner(radius: 3, x: 1, y: 2)),
      RadialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 9),
      EllipticalGradient(colors: [.red, .blue], center: .leading),
      AngularGradient(colors: [.red, .blue], center: .bottom, angle: .degrees(30)),
      Color.green.gradient,
    ]
    for style in styles {
      let style = style.resolved(in: StyleContext(EnvironmentValues()))
      var copy = style
      copy.vector = style.vector
      #expect(copy == style)
      copy.vector = .zero
      #expect(copy == style, "Missing numbers leave what is there")
      var zero = style.vector
      zero.scale(by: 0)
      copy.vector = zero
      #expect(copy.vector == .zero)
      #expect(copy != style)
    }
  }

  @Test func vectorsOfDifferentLengthsCountMissingNumbersAsZero() {
    let long = StyleVector(values: [1, 2, 3])
    let short = StyleVector(values: [1])
    #expect((long - short).values == [0, 2, 3])
    #expect((short + long).values == [2, 2, 3])
    #expect(StyleVector(values: [0, 0]) == .zero)
    #expect(long != short)
    #expect(long.magnitudeSquared == 14)
  }
}
