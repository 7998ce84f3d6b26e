import Foundation
import Motion
import ViewEngine

/// Which style stands for which value.
struct StyleScale {
  /// Values with styles of their own, or in an order of their own.
  var domain: [PlotDatum] = []
  var styles: [AnyShapeStyle] = []
  /// For numbers.
  var gradient: Gradient?
  /// Those that it goes over; nil where it goes over those of the data.
  var amounts: ClosedRange<Double>?
  var mapping: ((PlotDatum) -> AnyShapeStyle?)?

  /// What charts take by themselves, again and again (seen in charts of many series).
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// What numbers go through by themselves; by eye, not measured.
  private static let ownGradient = Gradient(colors: [.blue.opacity(0.15), .blue])

  /// What marks have that are told nothing.
  static var own: AnyShapeStyle { AnyShapeStyle(colors[0]) }

  /// - Parameter all: The values of the data, in their order.
  func order(_ all: [PlotDatum]) -> [PlotDatum] {
    domain + all.filter { !domain.contains($0) }
  }

  /// - Parameter ordered: What `order` answers.
  func style(_ datum: PlotDatum, among ordered: [PlotDatum]) -> AnyShapeStyle {
    if let style = mapping?(datum) { return style }
    let index = ordered.firstIndex(of: datum) ?? 0
    if styles.isEmpty {
      return AnyShapeStyle(Self.colors[index % Self.colors.count])
    }
    return styles[index % styles.count]
  }

  /// - Parameter part: 0…1.
  func style(at part: Double) -> AnyShapeStyle {
    AnyShapeStyle(shownGradient.color(at: part))
  }

  var shownGradient: Gradient { gradient ?? Self.ownGradient }
}

extension Gradient {
  /// - Parameter part: 0…1.
  fileprivate func color(at part: Double) -> Color {
    guard let next = stops.firstIndex(where: { $0.location >= part }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let length = to.location - from.location
    return from.color.mix(with: to.color, by: length > 0 ? (part - from.location) / length : 1)
  }
}
