import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Alerts on a phone")
struct AlertTests {
  private func alert<A: View>(@ViewBuilder actions: @escaping () -> A) -> Phone {
    Phone { isShown in
      Color.green.alert("Sure?", isPresented: isShown, actions: actions)
    }
  }

  /// Rule: `alert-motion`.
  @Test("An alert stands in the middle of the safe area and darkens with its spring") func motion()
  {
    let phone = alert {}
    let played = phone.played
    played.change { phone.isShown.value = true }
    played.advance(to: 0.1)
    let part = 1 - (1 + 2.29) * exp(-2.29)
    let shade = Color.black.opacity(Double(CGFloat(0.2 * part)))
    let wanted = shade.resolve(in: EnvironmentValues()).opacity
    let shown = played.graph.displayList().items.compactMap { item -> Float? in
      guard case .leaf(.shape(let shape), _) = item, case .color(let color) = shape.paint,
        color.red == 0, color.green == 0, color.blue == 0
      else { return nil }
      return Float(color.alpha)
    }
    #expect(shown.contains { abs($0 - wanted) < 0.004 })
    phone.wait()
    let ok = played.graph.tapTargets.first { $0.label == "OK" }?.frame ?? .zero
    #expect(ok.width == 270)
    // The box is 104 high with a title and a button: a line of text is 20 here.
    #expect(abs(ok.maxY - (438.5 + 52)) < 1)
  }

  /// Rule: `alert-buttons`.
  @Test("Cancel is the first of two and the last of three") func order() {
    let two = alert {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    two.show()
    #expect(two.targets == ["Cancel", "Delete"])
    let frames = two.played.graph.tapTargets.filter { !$0.label.isEmpty }.map(\.frame)
    #expect(frames[0].maxX <= frames[1].minX && frames[0].minY == frames[1].minY)
    let three = alert {
      Button("Cancel", role: .cancel) {}
      Button("Save") {}
      Button("Discard", role: .destructive) {}
    }
    three.show()
    #expect(three.targets == ["Save", "Discard", "Cancel"])
    let tops = three.played.graph.tapTargets.filter { !$0.label.isEmpty }.map(\.frame.minY)
    #expect(tops == tops.sorted() && Set(tops).count == 3)
  }

  @Test("The first field of an alert has the focus as it comes") func focus() {
    let phone = Phone { isShown in
      Color.green.alert("Log in", isPresented: isShown) {
        TextField("Name", text: .constant("")).tint(.red)
        TextField("Town", text: .constant("")).tint(.pink)
        Button("Go") {}
      }
    }
    phone.show()
    #expect(phone.played.frame(of: .red) != nil)
    #expect(phone.played.frame(of: .pink) == nil)
  }

  @Test("Text fields stand between the message and the buttons") func fields() {
    let phone = Phone { isShown in
      Color.green.alert("Log in", isPresented: isShown) {
        Button("Go") {}
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant("abc"))
      } message: {
        Text("Who are you?")
      }
      // What dialogs have on a Mac only changes nothing.
      .dialogIcon(nil).dialogSeverity(.critical)
      .dialogSuppressionToggle("Never again", isSuppressed: .constant(false))
    }
    phone.show()
    let text = phone.played.text
    let places = ["Log in", "Who are you?", "Name", "•••", "\"Go\""].map {
      text.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(!text.contains("Never again"))
  }

  @Test("An error and data say what an alert is about, and are there or it is not") func data() {
    enum Problem: LocalizedError {
      case offline
      var errorDescription: String? { "You are offline." }
    }
    let error = Phone { isShown in
      Color.green.alert(isPresented: isShown, error: Problem.offline) { Button("OK") {} }
    }
    error.show()
    #expect(error.played.text.contains("You are offline."))
    func about(_ file: String?) -> String {
      let phone = Phone { isShown in
        Color.green
          .alert("Delete?", isPresented: isShown, presenting: file) { file in
            Button("Delete \(file)") {}
          } message: { file in
            Text("About \(file).")
          }
      }
      phone.show()
      return phone.played.text
    }
    #expect(about("A.pdf").contains("Delete A.pdf") && about("A.pdf").contains("About A.pdf."))
    #expect(!about(nil).contains("Delete"))
    let dialog = Phone { isShown in
      Color.green.confirmationDialog("Delete?", isPresented: isShown, presenting: 3) { count in
        Button("Delete \(count)") {}
      }
    }
    dialog.show()
    #expect(dialog.targets == ["Delete 3", "Cancel"])
  }

  @Test("What used to be an action sheet is a dialog with its title") func actionSheet() {
    let phone = Phone { isShown in
      Color.green.actionSheet(isPresented: isShown) {
        ActionSheet(title: Text("Share"), buttons: [.default(Text("Mail")), .cancel()])
      }
    }
    phone.show()
    #expect(phone.played.text.contains("Share"))
    #expect(phone.targets == ["Mail", "Cancel"])
    phone.played.tap("Mail")
    #expect(!phone.isShown.value)
  }
}
