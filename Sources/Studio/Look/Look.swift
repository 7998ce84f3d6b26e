import Drawing
import Foundation

/// How a clip's screen is shown: the device around it, what is behind that, who touches it, from where it
/// is seen.
///
/// A clip without one is its screen and nothing else. Everything in a look is drawn through the display
/// list of a frame, from the clip's plan alone: the same clip has the same picture on every run.
///
///     clip.look = .documentation
///     clip.look = Look(backdrop: .color(.black), pointer: .touch)
public struct Look: Codable, Hashable, Sendable {
  /// What stands around the screen.
  public enum Shell: String, Codable, Hashable, Sendable, CaseIterable {
    /// The device that the screen belongs to; nothing where it belongs to none.
    case device
    /// A Mac's window, with its title bar.
    case window
    case laptop
    case none
  }

  /// The colour of a device.
  public enum Finish: String, Codable, Hashable, Sendable, CaseIterable {
    case dark, light
  }

  /// Who touches the screen.
  public enum Pointer: String, Codable, Hashable, Sendable, CaseIterable {
    /// An arrow that goes to what it presses.
    case arrow
    /// A round mark where a finger is down.
    case touch
    case none
  }

  /// From where the device is seen.
  public enum Camera: String, Codable, Hashable, Sendable, CaseIterable {
    case still
    /// Goes near what is touched or moves, and back before the end.
    case follow
  }

  /// What a camera that comes near makes larger.
  public enum CameraMoves: String, Codable, Hashable, Sendable, CaseIterable {
    /// The device, in front of a backdrop that stays.
    case device
    case all
  }

  /// Whether the line of code is shown that runs, the keys that a script types with, or a keyboard.
  public enum Showing: String, Codable, Hashable, Sendable, CaseIterable {
    case shown, hidden
  }

  /// The size of the picture, in pixels before the scale.
  public var canvas: Canvas
  /// What is behind the device.
  public var backdrop: LookBackdrop
  /// Pixels between the device and the nearest edge of the canvas, before the scale; nil leaves 9.37 % of
  /// the canvas's shorter side, as the documentation's recordings do.
  public var padding: Double?
  /// What stands around the screen.
  public var shell: Shell
  /// The colour of the device, where it has one.
  public var finish: Finish
  /// The time, the signal, the battery and the line at the bottom.
  public var statusBar: Bool
  /// Who touches the screen.
  public var pointer: Pointer
  /// From where the device is seen.
  public var camera: Camera
  /// What a camera that comes near makes larger.
  public var cameraMoves: CameraMoves
  /// Beneath the device. Windows have one in any case.
  public var shadow: Bool
  /// Beside an upright device on a wide canvas, above it elsewhere.
  public var title: String?
  /// Below the title, smaller.
  public var subtitle: String?
  /// What a button does that is tapped, or a change that a preset makes.
  public var code: Showing
  /// The keys that a script types with.
  public var keys: Showing
  /// The device's own keyboard, which rises while a field has the focus.
  public var keyboard: Showing
  /// Two screens that the same script plays on at the same time; nil shows one.
  public var sideBySide: SideBySide?
  /// What the canvas is multiplied with: 2 makes 3840 × 2160 pixels of 1920 × 1080.
  public var scale: Double
  /// How long the shutter of each frame is open, in degrees: 180 is half of the time until the next.
  public var motionBlur = 0.0
  /// The clip ends as it began.
  public var loops = false

  /// A look with these parts; what is left out is as in `Look.documentation`.
  public init(
    canvas: Canvas = .fullHD, backdrop: LookBackdrop = .lightGrey, padding: Double? = nil,
    shell: Shell = .device, finish: Finish = .dark, statusBar: Bool = true,
    pointer: Pointer = .arrow, camera: Camera = .still, cameraMoves: CameraMoves = .device,
    shadow: Bool = false, title: String? = nil, subtitle: String? = nil, code: Showing = .hidden,
    keys: Showing = .hidden, keyboard: Showing = .hidden,
    sideBySide: SideBySide? = nil, scale: Double = 1
  ) {
    self.canvas = canvas
    self.backdrop = backdrop
    self.padding = padding
    self.shell = shell
    self.finish = finish
    self.statusBar = statusBar
    self.pointer = pointer
    self.camera = camera
    self.cameraMoves = cameraMoves
    self.shadow = shadow
    self.title = title
    self.subtitle = subtitle
    self.code = code
    self.keys = keys
    self.keyboard = keyboard
    self.sideBySide = sideBySide
    self.scale = scale
  }

  /// As the videos of SwiftUI's documentation: a phone on light grey, 1920 × 1080, and a pointer.
  public static let documentation = Look()

  /// For a feed: square, on a gradient, and the camera goes near what is touched.
  public static let social = Look(
    canvas: .fixed(width: 1080, height: 1080), backdrop: .dusk, pointer: .touch, camera: .follow,
    shadow: true)
}

extension Look {
  /// The size of the picture.
  public enum Canvas: Codable, Hashable, Sendable {
    /// Pixels, before the look's scale.
    case fixed(width: Int, height: Int)
    /// The device and the padding around it.
    case auto

    /// 1920 × 1080 pixels before the scale.
    public static let fullHD = Canvas.fixed(width: 1920, height: 1080)
  }
}
