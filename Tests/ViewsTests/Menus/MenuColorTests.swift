import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What colour the rows of a menu have.
@MainActor
@Suite("Colours of menus")
struct MenuColorTests {
  private func opened<V: View>(@ViewBuilder _ rows: @escaping () -> V) -> String {
    let played = PlayedView(size: CGSize(width: 393, height: 852)) {
      Menu("Edit") { rows() }.foregroundStyle(.orange).tint(.purple)
    }
    played.tap("Edit")
    played.advance(to: 1)
    return played.text
  }

  /// The line that draws something, without the place.
  private func line(_ word: String, in text: String) -> String {
    text.split(separator: "\n").map(String.init).first { $0.contains(word) } ?? ""
  }

  @Test("A row is in the label's colour, whatever it or its label say") func rows() {
    let text = opened {
      Button {
      } label: {
        Label("Copy", systemImage: "star").foregroundStyle(.green)
      }
      Button("Paste") {}.foregroundStyle(.green)
      Button {
      } label: {
        Text("Cut").foregroundColor(.green)
        Text("Hard").foregroundStyle(.green).bold()
      }
    }
    #expect(!text.contains("#34C759"), "\(text)")
    for word in ["\"Copy\"", "symbol star", "\"Paste\"", "\"Cut\"", "\"Hard\""] {
      #expect(line(word, in: text).contains("#000000FF"), "\(line(word, in: text))")
    }
  }

  @Test("What destroys is red, its picture too") func destructive() {
    let text = opened {
      Button(role: .destructive) {
      } label: {
        Label("Delete", systemImage: "star").foregroundStyle(.green)
      }
    }
    #expect(line("\"Delete\"", in: text).contains("#FF3B30FF"), "\(text)")
    #expect(line("symbol star", in: text).contains("#FF3B30FF"), "\(text)")
  }

  @Test("The layers of a symbol keep the colours that they are given") func layers() {
    let text = opened {
      Button {
      } label: {
        Label {
          Text("Add")
        } icon: {
          Image(systemName: "star").symbolRenderingMode(.palette).foregroundStyle(.green, .blue)
        }
      }
    }
    #expect(line("symbol star", in: text).contains("#34C759FF"), "\(text)")
  }
}
