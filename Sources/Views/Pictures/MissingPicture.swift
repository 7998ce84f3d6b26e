import Drawing
import Foundation
import Geometry

/// What is drawn where a picture's file is not there: hills in colours that its name gives, so that one picture is told
/// from another, and what turns, fades and mixes colours shows it; of a spark a soft dot.
///
/// A template has no colours of its own, nor has a symbol that somebody has drawn: those are a field of what paints them.
struct MissingPicture {
  let name: String

  /// Whether it is called as symbols are, `ice.cream.coin`: a package's own symbols are made for what paints them.
  var isSymbol: Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false)
    let isWord = { (word: Substring) in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    return words.count > 1 && words.allSatisfy(isWord)
      && !Self.endings.contains(words.last.map(String.init) ?? "")
  }

  /// Whether it is called as what is scattered in great numbers: those are soft dots.
  private var isParticle: Bool {
    let lower = name.lowercased()
    return ["spark", "particle", "snowflake", "bokeh", "smoke"].contains { lower.contains($0) }
  }

  /// 0…1. Pictures that are numbered are far from each other: beside each other, or one after the other, they are told apart.
  var hue: Double {
    let number = name.split { !$0.isASCII || !$0.isNumber }.last.flatMap { Double($0) }
    guard let number, number.isFinite else { return StandInLandscape.hue(of: name) }
    let start = StandInLandscape.hue(of: name.filter { !$0.isNumber })
    return (start + number * Self.goldenTurn).truncatingRemainder(dividingBy: 1)
  }

  /// The part of a circle that comes near to none of the turns before it, however often it is made.
  private static let goldenTurn = 0.381966

  /// Of files that may hold pictures.
  private static let endings: Set = [
    "bmp", "gif", "heic", "jpeg", "jpg", "pdf", "png", "svg", "tiff", "webp",
  ]

  /// - Parameter paint: What a template is painted with, in the rectangle's own place.
  func drawn(in rect: CGRect, paint: Paint?) -> DisplayItem {
    let box = CGRect(origin: .zero, size: rect.size)
    if let paint {
      let field = Path(roundedRect: box, cornerRadius: min(rect.width, rect.height) * 0.2)
      return .leaf(.shape(ShapeLeaf(path: field, paint: paint)), at: rect.origin)
    }
    if isParticle { return dot(in: rect) }
    let landscape = StandInLandscape(hue: hue)
    let leaves = landscape.shapes(in: box).map { shape in
      let colors = shape.colors.map { $0.resolve(in: EnvironmentValues()).rgba }
      let stops = colors.enumerated().map { GradientStop($1, at: Double($0)) }
      let paint =
        colors.count == 1
        ? Paint.color(colors[0])
        : .linearGradient(stops, start: .zero, end: shape.end(in: box))
      return DisplayItem.leaf(.shape(ShapeLeaf(path: shape.path, paint: paint)), at: .zero)
    }
    let way = CGAffineTransform(translationX: rect.minX, y: rect.minY)
    return .group(.transform(ProjectionTransform(way)), leaves)
  }

  /// Seen on white as well as on black.
  private func dot(in rect: CGRect) -> DisplayItem {
    let color = RGBA(0.7, 0.7, 0.7)
    let stops = [
      GradientStop(color, at: 0), GradientStop(color, at: 0.25),
      GradientStop(RGBA(0.7, 0.7, 0.7, 0), at: 1),
    ]
    let radius = min(rect.width, rect.height) / 2
    let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
    let circle = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let paint = Paint.radialGradient(stops, center: center, startRadius: 0, endRadius: radius)
    return .leaf(
      .shape(ShapeLeaf(path: Path(ellipseIn: circle), paint: paint)), at: rect.origin)
  }
}
