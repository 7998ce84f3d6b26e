import Compositing
import Drawing
import Foundation
import Movie
import Pixels
import Raster
import Snippets

/// One thing that an export depends on.
struct HealthCheck: Encodable {
  let subject: String
  let isGood: Bool
  let isRequired: Bool
  let finding: String
  var advice: String?

  @MainActor
  static func all() async -> [HealthCheck] {
    [renderer()] + encoders() + fonts() + (await demos())
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
        subject: "Renderer", isGood: false, isRequired: true, finding: ErrorWords.of(error),
        advice: "sudo apt-get install libsdl2-2.0-0 libgl1 libgl1-mesa-dri libegl1")
    }
  }

  static func encoders() -> [HealthCheck] {
    MovieCodec.all.map { codec in
      let isThere = codec.isAvailable
      // The others are each for one kind of file; a clip is an MP4 unless somebody asks.
      return HealthCheck(
        subject: "Encoder", isGood: isThere, isRequired: codec == .h264,
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

  private static func compiler(in sandbox: Sandbox?) async -> HealthCheck {
    do {
      let toolchain = try DemoToolchain.locate()
      // Without walls nothing is compiled, so there is nothing to try.
      if let sandbox {
        try await DemoCompiler(toolchain: toolchain, sandbox: sandbox).checkModules()
      }
      return HealthCheck(
        subject: "Compiler", isGood: true, isRequired: false, finding: toolchain.compiler)
    } catch {
      return HealthCheck(
        subject: "Compiler", isGood: false, isRequired: false, finding: presetsAlone,
        advice: ErrorWords.of(error))
    }
  }

  private static let presetsAlone =
    "presets and clips that are there work without it; .swift files, packages and pages do not"

  private static func demos() async -> [HealthCheck] {
    do {
      let sandbox = try await Sandbox.detect()
      return [
        await compiler(in: sandbox),
        HealthCheck(
          subject: "Sandbox", isGood: true, isRequired: false, finding: sandbox.summary),
      ]
    } catch {
      return [
        await compiler(in: nil),
        HealthCheck(
          subject: "Sandbox", isGood: false, isRequired: false,
          finding: "presets work; .swift files and pages do not without --no-sandbox",
          advice: ErrorWords.of(error)),
      ]
    }
  }
}
