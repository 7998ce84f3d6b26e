import Foundation
import Geometry
import Motion
import ViewEngine

/// A balloon at a place.
public struct Marker<Label: View>: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  private init(_ title: Text?, _ glyph: AnyView?, _ place: CLLocationCoordinate2D) {
    _parts = [_MapPart(kind: .marker(title: title, glyph: glyph), places: [place])]
  }

  /// - Parameter label: Its picture stands in the balloon, its title below.
  public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
    self.init(nil, AnyView(label().labelStyle(.iconOnly)), coordinate)
  }
}

extension Marker where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), nil, coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), nil, coordinate)
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), AnyView(Image(systemName: systemImage)), coordinate)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), AnyView(Image(systemName: systemImage)), coordinate)
  }

  /// - Parameter monogram: Up to three letters in the balloon.
  public init(
    _ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(titleKey), AnyView(monogram), coordinate)
  }

  /// - Parameter monogram: Up to three letters in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
  ) {
    self.init(Text(title), AnyView(monogram), coordinate)
  }

  /// - Parameter image: A picture of the catalogue, in the balloon.
  public init(
    _ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D,
    _file: String = #filePath
  ) {
    self.init(Text(titleKey), AnyView(Image(image, _file: _file)), coordinate)
  }

  /// - Parameter image: A picture of the catalogue, in the balloon.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, coordinate: CLLocationCoordinate2D, _file: String = #filePath
  ) {
    self.init(Text(title), AnyView(Image(image, _file: _file)), coordinate)
  }
}

/// A view at a place.
public struct Annotation<Label: View, Content: View>: MapContent {
  public typealias Body = Never
  public let _parts: [_MapPart]

  private init(
    _ title: Text?, _ place: CLLocationCoordinate2D, _ anchor: UnitPoint, _ content: Content
  ) {
    _parts = [
      _MapPart(kind: .view(AnyView(content), title: title, anchor: anchor), places: [place])
    ]
  }
}

extension Annotation {
  /// - Parameters:
  ///   - anchor: The point of the view that is at the place.
  ///   - label: Its text stands below.
  public init(
    coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let title = plainText(of: label()).map { Text(verbatim: $0) }
    self.init(title, coordinate, anchor, content())
  }
}

extension Annotation where Label == Text {
  /// - Parameter anchor: The point of the view that is at the place.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), coordinate, anchor, content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), coordinate, anchor, content())
  }
}

/// Where the user is; nothing tells a clip.
public struct UserAnnotation: MapContent {
  public typealias Body = Never
  public var _parts: [_MapPart] { [] }

  public init() {}

  /// - Parameter content: What would show the user.
  public init<Content: View>(
    anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
  ) {
    self.init()
  }
}
