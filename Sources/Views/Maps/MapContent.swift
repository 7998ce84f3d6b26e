import Foundation
import Geometry
import Motion
import ViewEngine

/// What can be put on a map.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
  var _parts: [_MapPart] { get }
}

extension MapContent {
  public var _parts: [_MapPart] { body._parts }
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

extension Never: MapContent {
  public var _parts: [_MapPart] { [] }
}

/// Something on a map, by where it is.
public struct _MapPart {
  enum Kind {
    /// A balloon with a symbol, pointing at the place.
    case marker(title: Text?, glyph: AnyView?)
    case view(AnyView, title: Text?, anchor: UnitPoint)
    case circle(radius: Double)
    case line
    case area
  }

  var kind: Kind
  var places: [CLLocationCoordinate2D]
  var tint: Color?
  var fill: AnyShapeStyle?
  var stroke: (style: AnyShapeStyle, width: StrokeStyle)?
  var tag: AnyHashable?
  var showsTitle = true

  /// Whether it lies on the ground.
  var isFlat: Bool {
    switch kind {
    case .marker, .view: false
    case .circle, .line, .area: true
    }
  }
}

/// Several things on a map.
public struct _MapParts: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]
}

@resultBuilder
@MainActor @preconcurrency
public struct MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _MapParts { _MapParts(_parts: []) }

  public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }

  public static func buildPartialBlock<A: MapContent, B: MapContent>(
    accumulated: A, next: B
  ) -> _MapParts { _MapParts(_parts: accumulated._parts + next._parts) }

  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }

  public static func buildEither<C: MapContent>(first content: C) -> _MapParts {
    _MapParts(_parts: content._parts)
  }

  public static func buildEither<C: MapContent>(second content: C) -> _MapParts {
    _MapParts(_parts: content._parts)
  }

  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> _MapParts {
    _MapParts(_parts: content._parts)
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
  public var _parts: [_MapPart] { self?._parts ?? [] }
}

extension ForEach: MapContent where Content: MapContent {
  /// What has no tag of its own is chosen by what tells it from the others, as a list's rows are.
  public var _parts: [_MapPart] {
    keyedElements.flatMap { key, content in
      content._parts.map { part in
        var part = part
        part.tag = part.tag ?? key
        return part
      }
    }
  }
}

extension ForEach where Content: MapContent {
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(elements: data, id: { $0.id }, content: content)
  }

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension MapContent {
  private func changed(_ change: (inout _MapPart) -> Void) -> some MapContent {
    _MapParts(
      _parts: _parts.map {
        var part = $0
        change(&part)
        return part
      })
  }

  public func tint(_ tint: Color?) -> some MapContent { changed { $0.tint = tint } }

  public func tag<V: Hashable>(_ tag: V) -> some MapContent { changed { $0.tag = tag } }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent {
    changed { $0.fill = AnyShapeStyle(style) }
  }

  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
  }

  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
    changed { $0.stroke = (AnyShapeStyle(content), style) }
  }

  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changed { $0.showsTitle = visibility != .hidden }
  }

  /// - Note: Accepted: no effect, as there are no streets and names to lie above.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
    changed { _ in }
  }

  /// - Note: Accepted: no effect, as places have no second line here.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent {
    changed { _ in }
  }
}

/// What of a map something lies above.
public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }
