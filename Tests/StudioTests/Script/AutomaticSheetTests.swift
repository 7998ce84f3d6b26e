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

  @Test("What can be set in a sheet of several heights is, before it is closed") func setting()
    throws
  {
    struct Terms: View {
      @State private var isShown = false
      @State private var agrees = false
      var body: some View {
        Button("Terms") { isShown = true }
          .sheet(isPresented: $isShown) {
            VStack {
              Toggle("Agree", isOn: $agrees)
              Button("Close") { isShown = false }.disabled(!agrees)
            }
            .presentationDetents([.medium, .large])
          }
      }
    }
    let plan = AutomaticPlan(width: 390, height: 800)
    let names = try plan { Terms() }.events.map(\.name)
    #expect(names.first == "tap 'Terms'" && names.last == "tap 'Close'", "\(names)")
    #expect(names.count == 4 && names[1].hasPrefix("drag"), "\(names)")
    #expect(names.dropFirst(2).first?.contains("Agree") == true, "\(names)")
  }

  private struct Half<Content: View>: View {
    @ViewBuilder let content: (Binding<Bool>) -> Content
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { content($isShown).presentationDetents([.medium]) }
    }
  }

  @Test("A sheet that leaves room above it is closed by its own button, and not beside it")
  func closing() throws {
    let plan = AutomaticPlan(width: 390, height: 800)
    let words = try plan { Half { shown in Button("Close") { shown.wrappedValue = false } } }
    #expect(words.events.map(\.name) == ["tap 'Show'", "tap 'Close'"])
    let used = try plan {
      Half { shown in
        VStack {
          Toggle("Sound", isOn: .constant(true))
          Button("Close") { shown.wrappedValue = false }
        }
      }
    }
    #expect(used.events.map(\.name).last == "tap 'Close'")
  }

  @Test("One without is thrown off") func throwing() throws {
    let plan = AutomaticPlan(width: 390, height: 800)
    let names = try plan { Half { _ in Text("Details") } }.events.map(\.name)
    #expect(names.count == 2 && names[1].hasPrefix("drag"), "\(names)")
  }
}
