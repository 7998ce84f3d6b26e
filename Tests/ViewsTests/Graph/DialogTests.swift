import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Every character is 10 points wide, every line 20 high.
@MainActor
@Suite("Confirmation dialogs and alerts as values")
struct DialogTests {
  private let isShown = Handle(false)
  private let log = Log()

  private func played<V: View>(@ViewBuilder _ content: @escaping () -> V) -> PlayedView {
    PlayedView(
      size: CGSize(width: 393, height: 852),
      safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
    ) {
      isShown.shows { _ in content() }
    }
  }

  private func dialog(_ visibility: Visibility = .automatic) -> some View {
    Color.green.confirmationDialog(
      "What now?", isPresented: isShown.bound, titleVisibility: visibility
    ) {
      Button("Delete", role: .destructive) { log.add("deleted") }
      Button("Keep", role: .cancel) { log.add("kept") }
      Button("Archive") { log.add("archived") }
    }
  }

  @Test("The buttons come from below, the one that cancels apart from the others") func buttons() {
    let played = played { dialog() }
    played.change { isShown.value = true }
    let start = played.frame(of: .white)?.minY ?? 0
    #expect(start > 761)
    played.advance(to: 2)
    #expect(played.frame(of: .white) == CGRect(x: 8, y: 761, width: 377, height: 57))
    let text = played.text
    #expect(text.contains("text \"Delete\" 20/400 #FF3B30FF 60x20 at 166.5,657"))
    #expect(text.contains("text \"Archive\" 20/400 #007AFFFF 70x20 at 161.5,714.5"))
    #expect(text.contains("text \"Keep\" 20/600 #007AFFFF 40x20 at 176.5,779.5"))
    #expect(!text.contains("What now?"))
    played.tap("Archive")
    #expect(log.text == "archived")
    #expect(!isShown.value)
    played.advance(to: 5)
    #expect(played.frame(of: .white) == nil)
  }

  @Test("A tap beside the buttons ends the dialog") func outside() {
    let played = played { dialog(.visible) }
    played.change { isShown.value = true }
    played.advance(to: 1)
    #expect(played.text.contains("What now?"))
    played.tap(at: CGPoint(x: 100, y: 100))
    #expect(!isShown.value)
    #expect(log.text == "")
  }

  /// Rule: `alert-has-a-button`.
  @Test("A dialog without a button that cancels gets one") func ownCancel() {
    let played = played {
      Color.green.confirmationDialog("What now?", isPresented: isShown.bound) {
        Button("Delete") { log.add("deleted") }
      } message: {
        Text("Think twice.")
      }
    }
    played.change { isShown.value = true }
    played.advance(to: 1)
    #expect(played.text.contains("text \"Think twice.\" 13/400 #3C3C4399"))
    played.tap("Cancel")
    #expect(!isShown.value)
    #expect(log.text == "")
  }

  @Test("An alert can be a value") func alert() {
    let played = played {
      Color.green.alert(isPresented: isShown.bound) {
        Alert(
          title: Text("Sure?"), message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")) { log.add("deleted") },
          secondaryButton: .cancel())
      }
    }
    played.change { isShown.value = true }
    played.advance(to: 1)
    #expect(played.text.contains("Sure?") && played.text.contains("It is gone then."))
    #expect(played.graph.tapTargets.map(\.label) == ["Cancel", "Delete"])
    played.tap("Delete")
    #expect(log.text == "deleted")
    #expect(!isShown.value)
  }

  /// Rule: `alert-has-a-button`.
  @Test("An alert without buttons gets one") func plainAlert() {
    let played = played {
      Color.green.alert(isPresented: isShown.bound) { Alert(title: Text("Done")) }
    }
    played.change { isShown.value = true }
    played.advance(to: 1)
    played.tap("OK")
    #expect(!isShown.value)
  }
}
