import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("The automatic script of sheets that ask")
struct AutomaticSheetTests {
  private struct People: View {
    @State private var isAdding = false
    @State private var name = ""

    var body: some View {
      Button("Add") { isAdding = true }
        .sheet(isPresented: $isAdding) {
          VStack {
            TextField("Name", text: $name)
            Button("Save") { isAdding = false }.disabled(name.isEmpty)
          }
          .presentationDetents([.height(260), .large])
        }
    }
  }

  @Test("A sheet of several heights that asks for something is filled in, and not drawn up")
  func asking() throws {
    let plan = AutomaticPlan(width: 390, height: 800)
    let names = try plan { People() }.events.map(\.name)
    #expect(names.first == "tap 'Add'", "\(names)")
    #expect(names.contains { $0.hasPrefix("type") } && names.contains("tap 'Save'"), "\(names)")
    #expect(!names.contains { $0.hasPrefix("drag") }, "\(names)")
  }
}
