import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What a watch's crown turns: of the views that follow it, the one that came last.
@MainActor
final class DigitalCrown: GraphPart {
  private struct Follower { weak var link: CrownLink? }

  private var followers: [Follower] = []

  func add(_ link: CrownLink) { followers.append(Follower(link: link)) }

  func remove(_ link: CrownLink) { followers.removeAll { $0.link == nil || $0.link === link } }

  var link: CrownLink? { followers.last { $0.link != nil }?.link }
}

/// How far a crown goes, in the unit of what it is bound to.
struct CrownScale: Equatable {
  /// Nil where it goes on for ever.
  var range: ClosedRange<Double>?
  /// What is between two places that it stops at; nil where it stops everywhere.
  var stride: Double?
  /// After its end it begins anew.
  var isContinuous = false

  /// A place that it has.
  func kept(_ place: Double) -> Double {
    guard let range else { return place }
    let length = range.upperBound - range.lowerBound
    guard isContinuous, length > 0 else {
      return min(max(place, range.lowerBound), range.upperBound)
    }
    let way = (place - range.lowerBound).truncatingRemainder(dividingBy: length)
    return range.lowerBound + (way < 0 ? way + length : way)
  }

  /// What a place counts as.
  func value(at place: Double) -> Double {
    guard let stride, stride > 0 else { return place }
    let start = range?.lowerBound ?? 0
    return kept(start + ((place - start) / stride).rounded() * stride)
  }

  /// How far a hand turns it from a place to show its use: to the other side, as far as is well seen.
  func demonstration(from place: Double) -> Double {
    guard let range else { return 10 }
    let way = (range.upperBound - range.lowerBound) * 0.6
    return place + way <= range.upperBound ? way : -way
  }
}

/// A view that follows the crown, for as long as it is there.
@MainActor
final class CrownLink {
  var modifier: CrownModifier
  /// Where the crown is while it is turned, which may lie between what it counts as.
  private var place: Double?

  init(_ modifier: CrownModifier) { self.modifier = modifier }

  func turn(by amount: Double, over seconds: Double) {
    let now = modifier.scale.kept((place ?? modifier.read()) + amount)
    place = now
    let value = modifier.scale.value(at: now)
    if value != modifier.read() { modifier.write(value) }
    modifier.changed(
      DigitalCrownEvent(offset: now, velocity: seconds > 0 ? amount / seconds : 0))
  }

  func rest() {
    place = nil
    modifier.idle()
  }
}

struct CrownModifier: ObservingModifier {
  let scale: CrownScale
  let read: () -> Double
  let write: (Double) -> Void
  var changed: (DigitalCrownEvent) -> Void = { _ in }
  var idle: () -> Void = {}

  init<V: BinaryFloatingPoint>(_ binding: Binding<V>, _ scale: CrownScale) {
    self.scale = scale
    read = { Double(binding.wrappedValue) }
    write = { binding.wrappedValue = V($0) }
  }

  func appeared(in node: Node) -> CrownLink {
    let link = CrownLink(self)
    node.graph.part(DigitalCrown.self).add(link)
    return link
  }

  func updated(_ kept: inout CrownLink, from old: CrownModifier, in node: Node) {
    kept.modifier = self
  }

  func disappeared(_ kept: CrownLink, from node: Node) {
    node.graph.part(DigitalCrown.self).remove(kept)
  }
}

extension ViewGraph {
  /// How far a hand would turn the crown; nil where no view follows it.
  package var crownDemonstration: Double? {
    part(DigitalCrown.self).link.map { $0.modifier.scale.demonstration(from: $0.modifier.read()) }
  }

  /// Turns the crown on, in the unit of what it is bound to.
  ///
  /// - Parameters:
  ///   - seconds: How long that has taken.
  ///   - isLast: Then it rests.
  package func turnCrown(by amount: Double, over seconds: Double, isLast: Bool) {
    seenChange?.noteTouch(at: time)
    perform {
      guard let link = part(DigitalCrown.self).link else { return }
      link.turn(by: amount, over: seconds)
      if isLast { link.rest() }
    }
  }
}
