import Foundation
import Geometry
import Views

/// The screen a clip is played on.
public struct Stage: Hashable, Sendable {
  /// Points.
  public var size: CGSize
  /// What a phone keeps free of content, in points.
  public var safeArea: EdgeInsets
  /// Pixels a point.
  public var scale: Double
  public var colorScheme: ColorScheme

  public init(
    size: CGSize, safeArea: EdgeInsets = EdgeInsets(), scale: Double = 2,
    colorScheme: ColorScheme = .light
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.colorScheme = colorScheme
  }

  /// Pixels, rounded to whole ones.
  public var pixelWidth: Int { Int(nearest: size.width * scale) }
  public var pixelHeight: Int { Int(nearest: size.height * scale) }
}

extension Stage {
  /// Devices by the names that people choose them by, portrait.
  public static let devices: [(name: String, stage: Stage)] = [
    ("iphone15pro", phone(393, 852, top: 59)),
    ("iphone15promax", phone(430, 932, top: 59)),
    ("iphone16pro", phone(402, 874, top: 62)),
    ("iphone14", phone(390, 844, top: 47)),
    (
      "iphonese",
      Stage(
        size: CGSize(width: 375, height: 667),
        safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    ),
    (
      "ipad11",
      Stage(
        size: CGSize(width: 834, height: 1194),
        safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    ),
    ("square", Stage(size: CGSize(width: 400, height: 400))),
    ("hd", Stage(size: CGSize(width: 640, height: 360))),
  ]

  /// The screen clips are made for unless another is named.
  public static let iPhone15Pro = phone(393, 852, top: 59)

  public static func device(named name: String) -> Stage? {
    devices.first { $0.name == name.lowercased() }?.stage
  }

  private static func phone(_ width: CGFloat, _ height: CGFloat, top: CGFloat) -> Stage {
    Stage(
      size: CGSize(width: width, height: height),
      safeArea: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0))
  }

  var graphCanvas: GraphCanvas {
    GraphCanvas(size: size, safeArea: safeArea, scale: scale, colorScheme: colorScheme)
  }
}
