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
    [renderer()] + encoders() + fonts() + (await demos()) + [pictures()]
  }

  /// What `doctor` ends with: where walls alone are missing, as an export of Swift code would.
  static func exitCode(for checks: [HealthCheck]) -> Int32 {
    let missing = checks.filter { !$0.isGood && $0.isRequired }
    if missing.isEmpty { return 0 }
    return missing.allSatisfy { $0.subject == walls } ? ExitStatus.unavailable : ExitStatus.ours
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
        subject: "Compiler", isGood: true, isRequired: isForCode, finding: toolchain.compiler)
    } catch {
      return HealthCheck(
        subject: "Compiler", isGood: false, isRequired: isForCode, finding: presetsAlone,
        advice: ErrorWords.of(error))
    }
  }

  /// Whether Swift code is to work here. Whoever has no compiler and names none has presets alone, on purpose; else a
  /// job that asks `doctor` first is not to hear of it later, page by page.
  private static var isForCode: Bool {
    do throws(CompileError) {
      _ = try DemoToolchain.locate()
      return true
    } catch .noCompiler {
      return ProcessInfo.processInfo.environment["SHOWREEL_SWIFTC"] != nil
    } catch {
      return true
    }
  }

  /// No clip without a PDF file needs it.
  private static func pictures() -> HealthCheck {
    let path = PDFConverter.path
    return HealthCheck(
      subject: "Pictures", isGood: path != nil, isRequired: false,
      finding: path.map { "PDF files are drawn by \($0)" }
        ?? "PDF files of Swift code and pages are placeholders",
      advice: path == nil ? "sudo apt-get install \(PDFConverter.package)" : nil)
  }

  private static let walls = "Sandbox"

  private static let presetsAlone =
    "presets and clips that are there work without it; .swift files, packages and pages do not"

  private static func demos() async -> [HealthCheck] {
    do {
      let sandbox = try await Sandbox.detect()
      return [
        await compiler(in: sandbox),
        HealthCheck(
          subject: walls, isGood: true, isRequired: isForCode, finding: sandbox.summary),
      ]
    } catch {
      return [
        await compiler(in: nil),
        HealthCheck(
          subject: walls, isGood: false, isRequired: isForCode,
          finding: "presets work; .swift files and pages do not without --no-sandbox",
          advice: ErrorWords.of(error)),
      ]
    }
  }
}
