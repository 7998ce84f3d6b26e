import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What modifiers say to the views inside, as those read it.
@MainActor
@Suite("Values that modifiers tell")
struct ToldValueTests {
  /// What a view reads inside of a modifier.
  private func told<T: Hashable, V: View>(
    _ value: KeyPath<EnvironmentValues, T>, in modified: (Reader<T>) -> V
  ) -> T? {
    let box = Box<T>()
    let view = modified(Reader(value, box))
    _ = PlayedView { view }
    return box.value
  }

  private final class Box<T> { var value: T? }

  private struct Reader<T>: View {
    @Environment private var value: T
    private let box: Box<T>

    init(_ path: KeyPath<EnvironmentValues, T>, _ box: Box<T>) {
      _value = Environment(path)
      self.box = box
    }

    var body: some View {
      box.value = value
      return Color.red
    }
  }

  @Test("Correction, the focus' look, labels and indicators are read back") func values() {
    #expect(told(\.autocorrectionDisabled) { $0 } == false)
    #expect(told(\.autocorrectionDisabled) { $0.autocorrectionDisabled() } == true)
    #expect(told(\.isFocusEffectEnabled) { $0 } == true)
    #expect(told(\.isFocusEffectEnabled) { $0.focusEffectDisabled() } == false)
    #expect(told(\.labelsVisibility) { $0 } == .automatic)
    #expect(told(\.labelsVisibility) { $0.labelsHidden() } == .hidden)
    var values = EnvironmentValues()
    values.verticalScrollIndicatorVisibility = .never
    #expect(values.verticalScrollIndicatorVisibility == .hidden)
    #expect(values.horizontalScrollIndicatorVisibility == .automatic)
    #expect(values.scrollIndicators == .horizontal)
  }
}
