import Compositor
import Drawing
import Foundation
import Movie
import Raster

/// One thing that an export depends on.
struct HealthCheck: Encodable {
  let subject: String
  let isGood: Bool
  let isRequired: Bool
  let finding: String
  var advice: String?

  @MainActor
  static func all() -> [HealthCheck] {
    [renderer()] + encoders() + fonts() + [compiler(), sandbox()]
  }

  @MainActor
  private static func renderer() -> HealthCheck {
    do {
      let compositor = try Compositor(
        size: PixelSize(width: 64, height: 64), scale: 1, painter: LeafPainter())
      let facts = compositor.facts
      return HealthCheck(
        subject: "Renderer", isGood: facts.warning == nil, isRequired: true,
        finding: "SDL \(facts.name) on the \(facts.driver) driver"
          + (facts.device.map { ", \($0)" } ?? ""),
        advice: facts.warning)
    } catch {
      return HealthCheck(
        subject: "Renderer", isGood: false, isRequired: true, finding: "\(error)",
        advice: "sudo apt-get install libsdl2-2.0-0 libgl1-mesa-dri libegl1")
    }
  }

  private static func encoders() -> [HealthCheck] {
    [MovieCodec.h264].map { codec in
      let isThere = codec.isAvailable
      return HealthCheck(
        subject: "Encoder", isGood: isThere, isRequired: true,
        finding: "\(codec.name) by \(codec.encoder)" + (isThere ? "" : " is missing"),
        advice: isThere ? nil : "sudo apt-get install \(codec.package)")
    }
  }

  private static func fonts() -> [HealthCheck] {
    let problems = FontBook().problems
    guard !problems.isEmpty else {
      return [
        HealthCheck(
          subject: "Fonts", isGood: true, isRequired: true,
          finding: "Inter, the fallbacks and the symbols are installed")
      ]
    }
    return problems.map {
      HealthCheck(subject: "Fonts", isGood: false, isRequired: true, finding: "\($0)")
    }
  }

  private static func compiler() -> HealthCheck {
    let path = Program.path(of: "swiftc")
    return HealthCheck(
      subject: "Compiler", isGood: path != nil, isRequired: false,
      finding: path ?? "swiftc is not on the PATH: presets work, .swift files and pages do not",
      advice: path == nil ? "Install Swift from swift.org." : nil)
  }

  private static func sandbox() -> HealthCheck {
    let path = Program.path(of: "bwrap")
    return HealthCheck(
      subject: "Sandbox", isGood: path != nil, isRequired: false,
      finding: path.map { "\($0): demos run without network or files" }
        ?? "bwrap is missing: demos run with your own rights",
      advice: path == nil ? "sudo apt-get install bubblewrap" : nil)
  }
}

enum Program {
  /// Where a program is, as the shell would find it.
  static func path(of name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
