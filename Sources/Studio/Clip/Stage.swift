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
  /// Light or dark, as views read it from their environment.
  public var colorScheme: ColorScheme
  /// Whose screen it is; nil of one that stands for itself.
  public var device: Device?
  /// What dates, numbers and words are written in, as `de` or `pt-BR`; nil as a simulator comes.
  public var locale: String?
  /// The generation of the system whose look things have; 17 and 18 look alike.
  package var system = SystemVersion.v18
  /// Rounds the picture to even sides, as movies have to have.
  var hasEvenSides = false

  /// A screen without a device.
  ///
  /// - Parameters:
  ///   - size: Points.
  ///   - safeArea: What is kept free of content, in points.
  ///   - scale: Pixels a point.
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
  public var pixelWidth: Int { pixels(size.width) }
  /// Pixels, rounded to whole ones.
  public var pixelHeight: Int { pixels(size.height) }

  private func pixels(_ length: CGFloat) -> Int {
    hasEvenSides ? max(1, Int(nearest: length * scale / 2)) * 2 : Int(nearest: length * scale)
  }
}

extension Stage {
  /// The screen of a device, upright.
  ///
  /// - Parameter scale: Pixels a point of a clip that is shown without a look.
  public init(_ device: Device, scale: Double = 2, colorScheme: ColorScheme = .light) {
    self.init(
      size: device.size, safeArea: device.safeArea, scale: scale, colorScheme: colorScheme)
    self.device = device
    // Watches and televisions are dark.
    if device.isDark { self.colorScheme = .dark }
  }

  /// Screens by the names that people choose them by: those of devices, upright, and two without one.
  public static let named: [(name: String, stage: Stage)] =
    Device.all.map { ($0.name, Stage($0)) } + [
      ("square", Stage(size: CGSize(width: 400, height: 400))),
      ("hd", Stage(size: CGSize(width: 640, height: 360))),
    ]

  /// Those that can be turned on their side, so.
  public static let turned: [(name: String, stage: Stage)] = Device.all
    .filter { $0.family == .phone || $0.family == .tablet }
    .map { ($0.name + "-landscape", Stage($0).landscape) }

  /// The screen clips are made for unless another is named.
  public static let iPhone15Pro =
    Device.named("iphone15pro").map { Stage($0) } ?? Stage(size: .zero)

  /// The screen of that name, in any case, of those in ``named`` and ``turned``; nil where there is none.
  public static func named(_ name: String) -> Stage? {
    let name = name.lowercased()
    if let found = named.first(where: { $0.name == name }) { return found.stage }
    return turned.first { $0.name == name }?.stage
  }
}

extension Clip {
  /// In a look the views are on the device itself, whatever the size of the picture.
  var graphCanvas: GraphCanvas {
    let isOnDevice = look != nil && stage.device != nil
    var canvas = GraphCanvas(
      size: stage.size, safeArea: isInWindow ? EdgeInsets() : stage.safeArea,
      scale: isOnDevice ? stage.device?.displayScale ?? stage.scale : stage.scale,
      colorScheme: stage.colorScheme)
    canvas.deviceIdiom = stage.device?.family.idiom
    canvas.system = stage.system
    if let locale = stage.locale { canvas.locale = Locale(identifier: locale) }
    canvas.showsStatusBar = isOnDevice && look?.statusBar == true && !isInWindow
    canvas.showsKeyboard =
      isOnDevice && look?.keyboard == .shown && [.phone, .pad].contains(canvas.idiom)
    return canvas
  }

  /// Whether what a phone or a tablet shows is in something else: neither a window nor a laptop has a status bar or
  /// a line at the bottom, and nothing is kept free for them.
  private var isInWindow: Bool {
    guard let shell = look?.shell, let family = stage.device?.family else { return false }
    return [.window, .laptop].contains(shell) && [.phone, .tablet].contains(family)
  }
}
