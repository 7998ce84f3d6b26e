import TestSupport
import Foundation

@testable import Snippets

/// A `SwiftUI` of a few lines, as a module and a library: what is tested here is how demos are
/// compiled.
struct CompilerFixture: Sendable {
  let folder: TemporaryFolder
  let toolchain: DemoToolchain

  static let swiftUI = """
    @_exported import Foundation
    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }
    public enum _ClipTime {
      public static var now: Date { Date(timeIntervalSince1970: 0) }
      public static func scheduledTimer(
        _ interval: TimeInterval, _ repeats: Bool, _ block: @Sendable @escaping (Timer) -> Void
      ) -> Timer { Timer(timeInterval: interval, repeats: repeats, block: block) }
      public static func add(_ timer: Timer, to loop: RunLoop, _ mode: RunLoop.Mode) { }
      public static func asyncAfter(
        _ deadline: DispatchTime, on queue: DispatchQueue, _ work: @escaping () -> Void
      ) { }
      public static func asyncAfter(
        wall deadline: DispatchWallTime, on queue: DispatchQueue, _ work: @escaping () -> Void
      ) { }
      public static var uptime: DispatchTime { DispatchTime(uptimeNanoseconds: 1) }
      public static var wallTime: DispatchWallTime { .distantFuture }
      public static var instant: ContinuousClock.Instant { ContinuousClock().now }
      public static var suspendingInstant: SuspendingClock.Instant { SuspendingClock().now }
      public static func sleep(until deadline: ContinuousClock.Instant) async throws { }
      public static func sleep(until deadline: SuspendingClock.Instant) async throws { }
      public static func sleep(for duration: Duration) async throws { }
      public static func isDate(_ date: Date, _ days: Int, _ calendar: Calendar) -> Bool { false }
      public static func relative(_ date: Date, _ style: Date.RelativeFormatStyle) -> String { "" }
      public static func async(
        on queue: DispatchQueue, _ group: DispatchGroup?, _ work: @escaping () -> Void
      ) { }
      public static func notify(
        of item: DispatchWorkItem, on queue: DispatchQueue, _ work: @escaping () -> Void
      ) { }
      public static func notify(
        of group: DispatchGroup, on queue: DispatchQueue, _ work: @escaping () -> Void
      ) { }
    }
    public struct _ClipNumbers: RandomNumberGenerator {
      public nonisolated(unsafe) static var count: UInt64 = 0
      public init() { }
      public mutating func next() -> UInt64 {
        Self.count += 1
        return Self.count &* 0x9E37_79B9_7F4A_7C15
      }
      public static var bits: UInt32 {
        var numbers = _ClipNumbers()
        return UInt32(truncatingIfNeeded: numbers.next() >> 32)
      }
      public static var uuid: UUID {
        count += 1
        return UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
      }
    }
    public final class _ClipTimerSource { }
    public enum _ClipDispatchSource { }
    public enum _PersonNameComponentsFormatter { }
    public enum _MeasurementFormatter { }
    public enum _DateComponentsFormatter { }
    public enum _DateFormatter { }
    public enum _URLSession { }
    public enum _URLSessionConfiguration { }
    public enum _URLSessionDataTask { }
    public enum _URLRequest { }
    public enum _URLResponse { }
    public enum _HTTPURLResponse { }
    public func _firstPreview<V: View>(of previews: V) -> V { previews }
    public enum _NumberFormatter { }
    public enum _ClipTexts {
      public static func string(_ key: String, _ table: String?, _ value: String?) -> String { key }
    }
    public enum _ClipFiles {
      public static func path(
        _ name: String?, _ ending: String?, _ folder: String?, in bundle: Bundle
      ) -> String? { nil }
    }
    public enum _ClipLocale {
      public static var current: Locale { Locale(identifier: "en_US") }
      public static var calendar: Calendar { Calendar(identifier: .gregorian) }
      public static func localized<F: FormatStyle>(_ format: F) -> F { format }
    }
    extension Never: View { public var body: Never { fatalError() } }
    @resultBuilder public enum ViewBuilder {
      public static func buildBlock<V: View>(_ view: V) -> V { view }
    }
    public struct UIScreen: Sendable {
      public static let main = UIScreen()
      public var bounds: CGRect { CGRect(x: 0, y: 0, width: 3, height: 4) }
    }
    public struct Text: View {
      public init(_ text: String) { }
      public var body: Never { fatalError() }
      public func bold() -> Text { self }
    }
    @propertyWrapper public struct State<Value> {
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      public var wrappedValue: Value
      public var projectedValue: Value { wrappedValue }
    }
    @MainActor @preconcurrency public protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder static var previews: Previews { get }
    }
    """

  static var compiler: String? { Executables.find("swiftc") }

  /// Built once for all tests of a run.
  static let shared = Task { try await CompilerFixture() }

  /// Tried once for all tests of a run that only compile.
  static let walls: Task<Sandbox, any Error> = Task { try await Sandbox.detect() }

  private init() async throws {
    folder = try TemporaryFolder()
    let source = try folder.write(Self.swiftUI, to: "SwiftUI.swift")
    let compiler = Self.compiler ?? "swiftc"
    let report = await Sandbox(.limitsOnly(reason: "a test")).run(
      SandboxedCommand(
        compiler,
        [
          "-emit-module", "-emit-library", "-parse-as-library", "-module-name", "SwiftUI", "-o",
          "libSwiftUI.so", source,
        ], in: folder.path, limits: .patient))
    guard report.ending == .ok else {
      throw CompileJob.error(in: report, file: source, line: 1)
    }
    toolchain = DemoToolchain(compiler: compiler, modules: [folder.path])
    // Before a dozen compilers make them at once. What is wrong with them is told by whoever compiles.
    if let walls = try? await Self.walls.value {
      try? await self.compiler(sandbox: walls).checkModules()
    }
  }

  func compiler(sandbox: Sandbox, cache: String = "cache", isLenient: Bool = false) -> DemoCompiler
  {
    DemoCompiler(
      toolchain: toolchain, sandbox: sandbox,
      cache: CacheFolder(path: folder.path + "/" + cache), limits: .patient, isLenient: isLenient)
  }
}
