import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What the environment says of the device, the app and the reader.
@MainActor
@Suite("The environment of a clip")
struct EnvironmentTests {
  private let log = Log()

  /// Reads a value where the environment is nobody's but the screen's.
  private func read<Value>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, size: CGSize = CGSize(width: 100, height: 100),
    device: DeviceIdiom? = nil
  ) -> Value? {
    var value: Value?
    _ = PlayedView(size: size, device: device) { Reading(keyPath) { value = $0 } }
    return value
  }

  private struct Reading<Value>: View {
    @Environment private var value: Value
    let tell: (Value) -> Void

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, tell: @escaping (Value) -> Void) {
      _value = Environment(keyPath)
      self.tell = tell
    }

    var body: some View {
      let _ = tell(value)
      Square()
    }
  }

  @Test(
    "Size classes are those of the device with the canvas as its screen",
    arguments: [
      (393.0, 852.0, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
      (852, 393, .compact, .compact),
      (932, 430, .regular, .compact),
      (375, 667, .compact, .regular),
    ])
  func sizeClasses(
    _ width: Double, _ height: Double, _ horizontal: UserInterfaceSizeClass,
    _ vertical: UserInterfaceSizeClass
  ) {
    let size = CGSize(width: width, height: height)
    #expect(read(\.horizontalSizeClass, size: size, device: .phone) == horizontal)
    #expect(read(\.verticalSizeClass, size: size, device: .phone) == vertical)
  }

  @Test(
    "A screen that is nobody's is an upright phone's, however wide, or a tablet's",
    arguments: [
      (393.0, 852.0, UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular),
      (852, 393, .compact, .regular),
      (932, 430, .compact, .regular),
      (800, 300, .compact, .regular),
      (640, 360, .compact, .regular),
      (400, 400, .compact, .regular),
      (834, 1194, .regular, .regular),
      (1194, 834, .regular, .regular),
    ])
  func nobodysSizeClasses(
    _ width: Double, _ height: Double, _ horizontal: UserInterfaceSizeClass,
    _ vertical: UserInterfaceSizeClass
  ) {
    let size = CGSize(width: width, height: height)
    #expect(read(\.horizontalSizeClass, size: size) == horizontal)
    #expect(read(\.verticalSizeClass, size: size) == vertical)
  }

  @Test("A size class can be another further in") func setSizeClass() {
    var value: UserInterfaceSizeClass?
    _ = PlayedView {
      Reading(\.horizontalSizeClass) { value = $0 }.environment(\.horizontalSizeClass, .regular)
    }
    #expect(value == .regular)
  }

  @Test("The app is active, its reader has changed nothing") func defaults() {
    #expect(read(\.scenePhase) == .active)
    #expect(read(\.dynamicTypeSize) == .large)
    #expect(read(\.accessibilityReduceMotion) == false)
    #expect(read(\.accessibilityReduceTransparency) == false)
    #expect(ScenePhase.background < .inactive && ScenePhase.inactive < .active)
    #expect(DynamicTypeSize.xxxLarge < .accessibility1)
    #expect(!DynamicTypeSize.large.isAccessibilitySize)
    #expect(DynamicTypeSize.accessibility3.isAccessibilitySize)
    #expect(DynamicTypeSize.allCases.count == 12)
  }

  @Test("A date is written in the time zone of its place") func timeZone() throws {
    let start = PlayedView { Square() }.graph.clock.date
    func string(in zone: TimeZone) -> String {
      var environment = EnvironmentValues()
      environment.timeZone = zone
      let clock = PlayedView { Square() }.graph.clock
      return DateText(date: start, style: .time).string(on: clock, in: environment)
    }
    let london = try #require(TimeZone(secondsFromGMT: 0))
    let plain = DateText(date: start, style: .time)
      .string(on: PlayedView { Square() }.graph.clock, in: EnvironmentValues())
    #expect(string(in: london) == plain)
    #expect(string(in: try #require(TimeZone(secondsFromGMT: 3600))) != plain)
  }

  @Test("The system opens no address; a handler is asked") func openURL() throws {
    let url = try #require(URL(string: "https://example.com"))
    let open = try #require(read(\.openURL))
    open(url)
    open(url) { log.add("\($0)") }
    var own: OpenURLAction?
    _ = PlayedView {
      Reading(\.openURL) { own = $0 }
        .environment(
          \.openURL,
          OpenURLAction {
            log.add($0.absoluteString)
            return .handled
          })
    }
    own?(url) { log.add("\($0)") }
    #expect(log.entries == ["false", "https://example.com", "true"])
  }

  @Test("The presentation mode ends a presentation") func presentationMode() {
    struct Inside: View {
      @Environment(\.presentationMode) private var presentationMode

      var body: some View {
        Button("Close \(presentationMode.wrappedValue.isPresented)") {
          presentationMode.wrappedValue.dismiss()
        }
      }
    }
    let isPresented = Handle(false)
    let played = PlayedView {
      isPresented.shows { _ in
        Square().sheet(isPresented: isPresented.bound) { Inside() }
      }
    }
    played.change { isPresented.value = true }
    played.advance(to: 2)
    played.tap("Close true")
    #expect(!isPresented.value)
  }

  @Test("No status bar and no home indicator can be hidden") func overlays() {
    let played = PlayedView {
      Square().statusBarHidden().statusBar(hidden: false).persistentSystemOverlays(.hidden)
    }
    #expect(played.text == PlayedView { Square() }.text)
  }
}
