import ArgumentParser
import Foundation
import Geometry
import Movie
import Studio
import Views

/// What a clip is played on, how fast and how long, over what its input says.
struct ScreenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The device whose screen to play on.", valueName: "name"),
    completion: .list((Stage.named + Stage.turned).map(\.name)))
  var device: String?

  @Option(help: ArgumentHelp("The screen in points, without a device: 800x600.", valueName: "WxH"))
  var size: String?

  @Option(
    help: ArgumentHelp(
      "Frames a second: 60, 29.97, 30000/1001. (default: \(Self.usualRates))", valueName: "rate"))
  var fps: String?

  /// `60; GIF: 50`
  private static var usualRates: String {
    let others = OutputFormat.all.filter { $0.usualFrameRate != 60 }
    return (["60"] + others.map { "\($0.name): \($0.usualFrameRate)" }).joined(separator: "; ")
  }

  @Option(help: ArgumentHelp("The clip's whole length.", valueName: "seconds"))
  var duration: Double?

  @Option(
    help: ArgumentHelp("light or dark.", valueName: "scheme"), completion: .list(["light", "dark"]))
  var colorScheme: String?

  @Option(
    help: ArgumentHelp("The language and region of texts and dates: de, pt-BR.", valueName: "name"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The generation of a phone's or tablet's system whose look things have: 17, 18 or 26.",
      valueName: "version"), completion: .list(SystemVersion.allCases.map(\.name)))
  var os: String?

  func validate() throws {
    if let os, SystemVersion(os) == nil {
      throw ValidationError("There is no look of iOS '\(os)'. Use --os 17, --os 18 or --os 26.")
    }
    if let locale, locale.wholeMatch(of: #/[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/#) == nil {
      throw ValidationError("'\(locale)' is not a language. Use --locale de or --locale pt-BR.")
    }
    if let device, Stage.named(device) == nil {
      throw ValidationError(
        "There is no device '\(device)'. "
          + UnknownWord.remedy(
            for: device, among: Stage.named.map(\.name), more: Stage.turned.map(\.name),
            title: "Devices"))
    }
    if let size, Self.parsed(size) == nil {
      throw ValidationError(
        "'\(size)' is not a size in points, 1 to 16384 each. Use --size 800x600.")
    }
    if device != nil && size != nil {
      throw ValidationError("A device has a size of its own. Use --device or --size, not both.")
    }
    if let fps, FrameRate(parsing: fps) == nil {
      throw ValidationError("'\(fps)' is not a frame rate. Use --fps 60 or --fps 30000/1001.")
    }
    if let duration, !(duration > 0 && duration <= ClipLimits.duration) {
      throw ValidationError(
        "--duration \(duration) is not a length of up to 3600 seconds. Use --duration 4.")
    }
    if let colorScheme, !["light", "dark"].contains(colorScheme) {
      throw ValidationError("'\(colorScheme)' is not a colour scheme. Use light or dark.")
    }
  }

  static func parsed(_ size: String) -> CGSize? {
    let parts = size.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      ClipLimits.side.contains(width), ClipLimits.side.contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
