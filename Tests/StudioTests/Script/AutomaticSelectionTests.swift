import Foundation
import Motion
import Raster
import Testing

@testable import Studio
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What a demo selects by itself in what it has typed.
@MainActor
@Suite("What an automatic script selects")
struct AutomaticSelectionTests {
  private let names = AutomaticNames(width: 320, height: 600)

  private struct Words: View {
    @State private var text = "The quick brown fox"
    @State private var selection: TextSelection?

    var body: some View {
      VStack(spacing: 20) {
        TextField("Message", text: $text, selection: $selection)
        HStack(spacing: 20) {
          Button("First word") {
            selection = TextSelection(
              range: text.startIndex..<(text.firstIndex(of: " ") ?? text.endIndex))
          }
          Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        }
        Color.red.frame(width: 20, height: 20)
      }
    }
  }

  @Test("The buttons that select are tapped once it has typed, one after the other")
  func selecting() throws {
    let names = try names { Words() }
    #expect(names.contains { $0.hasPrefix("type") }, "\(names)")
    #expect(names.suffix(2) == ["tap 'First word'", "tap 'All'"], "\(names)")
  }

  private struct Above: View {
    @State private var text = ""
    @State private var other = ""
    @State private var selection: TextSelection?

    var body: some View {
      VStack(spacing: 20) {
        TextField("Message", text: $text, selection: $selection)
        Button("All") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
        TextField("Other", text: $other)
      }
    }
  }

  @Test("Another field does not come between") func otherField() throws {
    let names = try names { Above() }
    #expect(names.count { $0.hasPrefix("type") } == 1 && names.last == "tap 'All'", "\(names)")
  }

  private struct Formats: View {
    @State private var text = AttributedString("Words")
    @State private var selection = AttributedTextSelection()

    var body: some View {
      VStack(spacing: 20) {
        TextEditor(text: $text, selection: $selection)
        Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
        Button("Thin") { text.transformAttributes(in: &selection) { $0.font = .body.bold() } }
      }
    }
  }

  @Test("After a button that says how what is typed next looks, something is typed")
  func formatting() throws {
    let names = try names { Formats() }
    #expect(
      names.suffix(4) == ["tap 'Red'", "type ' red'", "tap 'Thin'", "type ' thin'"], "\(names)")
  }
}
