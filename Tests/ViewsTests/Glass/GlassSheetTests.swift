import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Sheets as recorded of UIKit on iOS 26.1, on a phone of 393 × 852 points.
@MainActor
@Suite("Sheets of iOS 26")
struct GlassSheetTests {
  private static let mark = Color(red: 1, green: 0, blue: 0)

  private func frame(_ detent: PresentationDetent) throws -> CGRect {
    let phone = Phone(system: .v26) { isShown in
      Color.green.ignoresSafeArea().sheet(isPresented: isShown) {
        Self.mark.ignoresSafeArea().presentationDetents([detent])
      }
    }
    phone.show()
    return try #require(phone.played.frame(of: Self.mark))
  }

  @Test("A large one begins at the safe area and fills the width")
  func large() throws {
    #expect(try frame(.large) == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test("A medium one floats 8 from three edges")
  func medium() throws {
    let frame = try frame(.medium)
    #expect(abs(frame.minX - 8) < 0.01 && abs(frame.width - 377) < 0.01)
    #expect(abs(frame.minY - 403.687) < 0.01 && abs(frame.height - 440.313) < 0.01)
  }

  @Test(
    "One with a height of its own is made smaller with what lies below the safe area",
    arguments: [(200, 224.473), (300, 320.402), (500, 512.260)] as [(CGFloat, CGFloat)])
  func heights(_ height: CGFloat, shown: CGFloat) throws {
    let frame = try frame(.height(height))
    #expect(abs(frame.height - shown) < 0.01 && abs(frame.maxY - 844) < 0.01)
  }

  @Test(
    "A low one floats further from the edges",
    arguments: [(144, 9.622), (100, 21.514), (10, 28)] as [(CGFloat, CGFloat)])
  func low(_ height: CGFloat, inset: CGFloat) throws {
    #expect(abs(try frame(.height(height)).minX - inset) < 0.01)
  }

  @Test("A height above the largest is large")
  func high() throws {
    #expect(try frame(.height(760)).minY == 59)
  }

  @Test("It darkens by a fifth, and goes out of sight whole")
  func dimming() throws {
    let phone = Phone(system: .v26) { isShown in
      Color.white.ignoresSafeArea().sheet(isPresented: isShown) {
        Self.mark.presentationDetents([.height(10)])
      }
    }
    phone.show()
    #expect(phone.played.frame(of: .black.opacity(0.2)) == Phone.screen)
    phone.played.change { phone.isShown.value = false }
    phone.wait()
    #expect(phone.played.frame(of: Self.mark) == nil)
  }
}
