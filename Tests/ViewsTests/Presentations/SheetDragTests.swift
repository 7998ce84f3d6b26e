import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Rule: `sheet-under-a-finger`.
@MainActor
@Suite("A sheet under a finger")
struct SheetDragTests {
  private let detent = Handle(PresentationDetent.medium)

  private func phone(staying: Bool = false) -> Phone {
    Phone { isShown in
      detent.shows { _ in
        Color.green.sheet(isPresented: isShown) {
          Color.red.ignoresSafeArea()
            .presentationDetents([.medium, .large], selection: detent.bound)
            .interactiveDismissDisabled(staying)
        }
      }
    }
  }

  private let hold = CGPoint(x: 200, y: 500)

  private func top(_ phone: Phone) -> CGFloat { phone.played.frame(of: .red)?.minY ?? 0 }

  @Test("It goes with the finger from 10 points on, and back with its spring") func follows() {
    let phone = phone()
    phone.show()
    phone.played.graph.touchDown(at: hold)
    for y in stride(from: 500.0, through: 600, by: 10) {
      phone.played.graph.touchMoved(to: CGPoint(x: 200, y: y))
      phone.wait(1.0 / 60)
    }
    #expect(abs(top(phone) - (398 + 90)) < 1)
    phone.wait(0.3)
    phone.played.graph.touchUp(at: CGPoint(x: 200, y: 600))
    phone.wait(0.1)
    let left = (1 + 1.8257) * exp(-1.8257)
    // The finger's speed before it stood still counts for a little yet.
    #expect(abs(top(phone) - (398 + 90 * left)) < 8)
    phone.wait()
    #expect(abs(top(phone) - 398) < 1)
  }

  @Test("Past half of its height it goes, and so it does fast; nothing takes it where it stays")
  func dismissal() {
    let far = phone()
    far.show()
    far.drag(from: hold, by: 300, in: 1)
    #expect(!far.isShown.value)
    far.wait()
    #expect(top(far) == 0)
    let fast = phone()
    fast.show()
    fast.drag(from: hold, by: 130, in: 0.1)
    #expect(!fast.isShown.value)
    let staying = phone(staying: true)
    staying.show()
    staying.drag(from: hold, by: 300, in: 1)
    #expect(top(staying) > 398 && top(staying) < 600)
    staying.wait()
    #expect(staying.isShown.value && abs(top(staying) - 398) < 1)
  }

  @Test("Upwards it grows to its next detent and says so") func grows() {
    let phone = phone()
    phone.show()
    phone.drag(from: hold, by: -200, in: 0.5)
    phone.wait()
    #expect(detent.value == .large)
    #expect(abs(top(phone) - 69) < 1)
  }

  @Test("A tap above it ends it") func tapAbove() {
    let phone = phone()
    phone.show()
    phone.played.tap(at: CGPoint(x: 200, y: 200))
    #expect(!phone.isShown.value)
  }

  @Test(
    "What scrolls in it takes a finger only where the sheet does not", arguments: [false, true])
  func scrolling(scrollsFirst: Bool) {
    let phone = Phone { isShown in
      Color.green.sheet(isPresented: isShown) {
        ScrollView { Color.red.frame(height: 2000) }
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(scrollsFirst ? .scrolls : .resizes)
      }
    }
    phone.show()
    let start = top(phone)
    phone.drag(from: CGPoint(x: 200, y: 700), by: -150, in: 0.5)
    phone.wait()
    // Scrolled content goes beyond the sheet's top; that of a sheet that has grown does not.
    #expect((top(phone) < 69 - 1) == false || !scrollsFirst)
    #expect(scrollsFirst ? top(phone) > 69 : abs(top(phone) - 69) < 1)
    #expect(top(phone) < start)
  }

  @Test("By the bar above what scrolls first a sheet is drawn up") func byItsBar() {
    let phone = Phone { isShown in
      detent.shows { _ in
        Color.green.sheet(isPresented: isShown) {
          NavigationStack {
            ScrollView { Color.red.frame(height: 2000) }
              .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          }
          .presentationDetents([.medium, .large], selection: detent.bound)
          .presentationContentInteraction(.scrolls)
        }
      }
    }
    phone.show()
    phone.drag(from: CGPoint(x: 200, y: 418), by: -200, in: 0.5)
    phone.wait()
    #expect(detent.value == .large)
  }
}
