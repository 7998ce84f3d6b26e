import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What the environment says of texts")
struct TextStyleValueTests {
  @Test("A text's truncation is read where it was set") func truncation() {
    var seen: [Text.TruncationMode] = []
    _ =
      PlayedView {
        VStack {
          EnvironmentReading(\.truncationMode) { seen.append($0) }
          EnvironmentReading(\.truncationMode) { seen.append($0) }.truncationMode(.middle)
          EnvironmentReading(\.truncationMode) { seen.append($0) }
            .environment(\.truncationMode, .head)
        }
      }.text
    #expect(seen.suffix(3) == [.tail, .middle, .head])
  }

  @Test("A view's baseline offset is that of the texts inside, but of one that has its own")
  func baseline() {
    let played = PlayedView {
      VStack {
        Text("a")
        Text("b").baselineOffset(3)
      }
      .baselineOffset(7)
    }
    let offsets = leaves(played.graph.displayList().items).flatMap { leaf -> [CGFloat] in
      guard case .text(let text) = leaf else { return [] }
      return text.runs.map { CGFloat($0.baselineOffset) }
    }
    #expect(offsets == [7, 3])
  }

  @Test("What a clip has no effect for is told as it is by itself") func accepted() {
    let values = EnvironmentValues()
    #expect(!values.allowsTightening && values.isHoverEffectEnabled)
    #expect(values.backgroundMaterial == nil)
  }

  @Test("A text has one form, whichever is preferred") func variant() {
    let plain = PlayedView { Text("x") }.text
    #expect(PlayedView { Text("x").textVariant(.fixed) }.text == plain)
    #expect(PlayedView { Text("x").textVariant(.sizeDependent) }.text == plain)
  }

  private struct EnvironmentReading<Value>: View {
    @Environment private var value: Value
    let report: (Value) -> Void

    init(_ path: KeyPath<EnvironmentValues, Value>, report: @escaping (Value) -> Void) {
      _value = Environment(path)
      self.report = report
    }

    var body: some View {
      let _ = report(value)
      Text("x")
    }
  }
}
