import Foundation
import Geometry
import Motion

/// The numbers of a style that animate. A missing number counts as zero.
struct StyleVector: VectorArithmetic {
  var values: [Double] = []

  static var zero: StyleVector { StyleVector() }

  static func == (a: StyleVector, b: StyleVector) -> Bool {
    combine(a, b, -).values.allSatisfy { $0 == 0 }
  }

  static func + (a: StyleVector, b: StyleVector) -> StyleVector { combine(a, b, +) }
  static func - (a: StyleVector, b: StyleVector) -> StyleVector { combine(a, b, -) }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func combine(
    _ a: StyleVector, _ b: StyleVector, _ operation: (Double, Double) -> Double
  ) -> StyleVector {
    let count = max(a.values.count, b.values.count)
    return StyleVector(
      values: (0..<count).map { index in
        operation(
          index < a.values.count ? a.values[index] : 0,
          index < b.values.count ? b.values[index] : 0)
      })
  }
}

/// Visits the animating numbers of a style in a fixed order, to read or to replace them.
protocol StyleNumbers {
  mutating func visit(_ number: inout Double, scale: Double)
}

private struct NumberReader: StyleNumbers {
  var values: [Double] = []

  mutating func visit(_ number: inout Double, scale: Double) {
    values.append(number * scale)
  }
}

private struct NumberWriter: StyleNumbers {
  var values: ArraySlice<Double>

  mutating func visit(_ number: inout Double, scale: Double) {
    if let value = values.popFirst() { number = value / scale }
  }
}

/// Values in 0…1 animate 128 times as large, so that a spring takes them as seriously as points.
private let unitScale = 128.0

extension StyleNumbers {
  fileprivate mutating func visit(_ color: inout Color.Resolved) {
    visit(&color.linearRed)
    visit(&color.linearGreen)
    visit(&color.linearBlue)
    visit(&color.opacity)
  }

  private mutating func visit(_ unit: inout Float) {
    var number = Double(unit)
    visit(&number, scale: unitScale)
    unit = Float(number)
  }

  fileprivate mutating func visit(_ length: inout CGFloat, scale: Double = 1) {
    var number = Double(length)
    visit(&number, scale: scale)
    length = CGFloat(number)
  }

  fileprivate mutating func visit(_ point: inout UnitPoint) {
    visit(&point.x, scale: unitScale)
    visit(&point.y, scale: unitScale)
  }

  fileprivate mutating func visit(_ course: inout ResolvedGradient.Course) {
    switch course {
    case .linear(var start, var end):
      visit(&start)
      visit(&end)
      course = .linear(start: start, end: end)
    case .radial(var center, var startRadius, var endRadius):
      visit(&center)
      visit(&startRadius, scale: 1)
      visit(&endRadius, scale: 1)
      course = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(var center, var startRadius, var endRadius):
      visit(&center)
      visit(&startRadius, scale: unitScale)
      visit(&endRadius, scale: unitScale)
      course = .elliptical(center: center, startRadius: startRadius, endRadius: endRadius)
    case .angular(var center, var start, var end):
      visit(&center)
      visit(&start.radians, scale: unitScale)
      visit(&end.radians, scale: unitScale)
      course = .angular(center: center, start: start, end: end)
    }
  }
}

extension ResolvedStyle {
  /// What animates: colours in linear sRGB with their opacity apart, stops and points
  /// (rule `color-animates-linear`).
  var vector: StyleVector {
    get {
      var reader = NumberReader()
      var style = self
      style.visit(with: &reader)
      return StyleVector(values: reader.values)
    }
    set {
      var writer = NumberWriter(values: newValue.values[...])
      visit(with: &writer)
    }
  }

  /// Whether the numbers of both mean the same; if not, one replaces the other at once.
  func animates(to other: ResolvedStyle) -> Bool {
    guard shadows.map(\.isInner) == other.shadows.map(\.isInner) else { return false }
    switch (fill, other.fill) {
    case (.color, .color): return true
    case (.gradient(let from), .gradient(let to)):
      return from.colorSpace == to.colorSpace && from.stops.count == to.stops.count
        && from.course.isSameKind(as: to.course)
    case (.mesh(let from), .mesh(let to)): return from.animates(to: to)
    default: return false
    }
  }

  private mutating func visit(with numbers: inout some StyleNumbers) {
    switch fill {
    case .color(var color):
      numbers.visit(&color)
      fill = .color(color)
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        numbers.visit(&gradient.stops[index].color)
        numbers.visit(&gradient.stops[index].location, scale: unitScale)
      }
      numbers.visit(&gradient.course)
      fill = .gradient(gradient)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        numbers.visit(&mesh.vertices[index].color)
        for part in mesh.vertices[index].numbers.indices {
          numbers.visit(&mesh.vertices[index].numbers[part], scale: unitScale)
        }
      }
      numbers.visit(&mesh.background)
      fill = .mesh(mesh)
    }
    for index in shadows.indices {
      numbers.visit(&shadows[index].color)
      numbers.visit(&shadows[index].radius, scale: 1)
      numbers.visit(&shadows[index].offset.width)
      numbers.visit(&shadows[index].offset.height)
    }
  }
}

extension ResolvedGradient.Course {
  fileprivate func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.linear, .linear), (.radial, .radial), (.elliptical, .elliptical), (.angular, .angular):
      true
    default: false
    }
  }
}
