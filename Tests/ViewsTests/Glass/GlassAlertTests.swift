import Drawing
import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Alerts and dialogs as recorded of UIKit on iOS 26.1.
@MainActor
@Suite("Alerts of iOS 26")
struct GlassAlertTests {
  private func frames(_ phone: Phone) -> [String: CGRect] {
    Dictionary(
      phone.played.graph.tapTargets.filter { !$0.label.isEmpty }.map { ($0.label, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  private func alert<A: View>(@ViewBuilder actions: @escaping () -> A) -> Phone {
    let phone = Phone(system: .v26) { isShown in
      Color.green.alert("Sure?", isPresented: isShown, actions: actions) {
        Text("There is no way back.")
      }
    }
    phone.show()
    return phone
  }

  /// The opacity that a text is seen with.
  private func opacity(of text: String, _ phone: Phone) -> Double? {
    func find(_ items: [DisplayItem], _ opacity: Double) -> Double? {
      items.lazy.compactMap { item in
        switch item {
        case .leaf(let leaf, _): "\(leaf)".contains(text) ? opacity : nil
        case .group(.opacity(let own), let items): find(items, opacity * own)
        case .group(_, let items): find(items, opacity)
        }
      }.first
    }
    return find(phone.played.graph.displayList().items, 1)
  }

  @Test("It is there at once, as large as it stays", arguments: [SystemVersion.v18, .v26])
  func motion(_ system: SystemVersion) throws {
    let phone = Phone(system: system) { isShown in
      Color.green.alert("Sure?", isPresented: isShown) { Button("OK") {} }
    }
    phone.played.change { phone.isShown.value = true }
    phone.wait(0.05)
    let early = try #require(frames(phone)["OK"]?.width)
    let seen = try #require(opacity(of: "Sure?", phone))
    phone.wait()
    let late = try #require(frames(phone)["OK"]?.width)
    #expect((early == late) == (system == .v26))
    #expect((seen == 1) == (system == .v26))
  }

  @Test("One button is 288 by 48")
  func one() throws {
    let ok = try #require(frames(alert { Button("OK") {} })["OK"])
    #expect(ok.size == CGSize(width: 288, height: 48))
    #expect(ok.midX == 196.5)
  }

  @Test("Two stand side by side, cancel at the left, 140 wide and 8 apart")
  func two() throws {
    let frames = frames(
      alert {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      })
    let (cancel, delete) = (try #require(frames["Cancel"]), try #require(frames["Delete"]))
    #expect(cancel.width == 140 && delete.width == 140)
    #expect(delete.minX - cancel.maxX == 8 && cancel.minY == delete.minY)
    #expect(cancel.minX == 52.5)
  }

  @Test("Three stand below each other, cancel the last")
  func three() throws {
    let frames = frames(
      alert {
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
        Button("Discard", role: .destructive) {}
      })
    let order = frames.sorted { $0.value.minY < $1.value.minY }
    #expect(order.map(\.key) == ["Save", "Discard", "Cancel"])
    #expect(order[1].value.minY - order[0].value.maxY == 8)
    #expect(order.allSatisfy { $0.value.width == 288 })
  }

  @Test("A dialog stands in the middle and has a button that cancels")
  func dialog() throws {
    let phone = Phone(system: .v26) { isShown in
      Color.green.confirmationDialog("Sure?", isPresented: isShown, titleVisibility: .visible) {
        Button("Delete", role: .destructive) {}
      }
    }
    phone.show()
    let frames = frames(phone)
    let (delete, cancel) = (try #require(frames["Delete"]), try #require(frames["Cancel"]))
    #expect(delete.width == 288 && cancel.width == 288)
    #expect(cancel.minY - delete.maxY == 8)
    #expect(cancel.maxY < 600)
    phone.played.tap("Cancel")
    phone.wait()
    #expect(!phone.isShown.value)
  }
}
