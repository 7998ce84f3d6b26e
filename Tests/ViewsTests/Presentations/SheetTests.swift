import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Sheets as they are on recordings of a phone of 393 × 852 points.
@MainActor
@Suite("Sheets on a phone")
struct SheetTests {
  /// The left of a critically damped way.
  private func left(after time: Double, frequency: Double = 18.3) -> Double {
    (1 + frequency * time) * exp(-frequency * time)
  }

  private func phone(_ detents: Set<PresentationDetent>) -> Phone {
    Phone { isShown in
      Color.green.ignoresSafeArea().sheet(isPresented: isShown) {
        Color.red.ignoresSafeArea().overlay { Color.blue.frame(width: 20, height: 20) }
          .presentationDetents(detents)
      }
    }
  }

  /// Rules: `sheet-motion`, `dimming-behind`.
  @Test("A sheet and what it darkens move as one critically damped spring, in and out")
  func motion() {
    let phone = phone([.medium])
    let played = phone.played
    played.change { phone.isShown.value = true }
    for time in [0.05, 0.1, 0.2] {
      played.advance(to: time)
      let top = played.frame(of: .red)?.minY ?? 0
      // Less than a frame's way beside the exact spring: ours goes in steps, as SwiftUI's does.
      #expect(abs(top - (398 + 454 * left(after: time))) < 2.5)
    }
    played.advance(to: 2)
    played.change { phone.isShown.value = false }
    played.advance(to: 2.1)
    #expect(abs((played.frame(of: .red)?.minY ?? 0) - (852 - 454 * left(after: 0.1))) < 2.5)
    played.advance(to: 3)
    #expect(played.frame(of: .red) == nil)
    #expect(played.frame(of: .green) == Phone.screen)
  }

  /// Rule: `detent-heights`.
  @Test(
    "Detents stand where they stand on a phone",
    arguments: [
      (PresentationDetent.medium, CGFloat(398)), (.fraction(0.25), 629), (.large, 69),
      (.height(200), 618), (.height(900), 69), (.custom(Third.self), 852 - 253 - 34),
    ])
  func detents(_ detent: PresentationDetent, top: CGFloat) {
    let phone = phone([detent])
    phone.show()
    #expect(abs((phone.played.frame(of: .red)?.minY ?? 0) - top) < 0.6)
    #expect(phone.played.frame(of: .red)?.maxY == 852)
  }

  @Test("A sheet has the ground and the corners that it is given") func look() {
    let phone = Phone { isShown in
      Color.green.sheet(isPresented: isShown) {
        Text("A").presentationDetents([.medium])
          .presentationBackground(.purple).presentationCornerRadius(44)
      }
    }
    phone.show()
    #expect(phone.played.frame(of: .purple) == CGRect(x: 0, y: 398, width: 393, height: 454))
    #expect(phone.played.text.contains("44"))
  }

  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  /// Rule: `dimming-behind`.
  @Test("What is behind a sheet is darker by 12 %, behind an alert by 20 %") func dimming() {
    let sheet = phone([.medium])
    sheet.show()
    #expect(sheet.played.frame(of: .black.opacity(0.12)) == Phone.screen)
    let alert = Phone { isShown in
      Color.green.alert("Sure?", isPresented: isShown) {}
    }
    alert.show()
    #expect(alert.played.frame(of: .black.opacity(0.2)) == Phone.screen)
  }

  /// Rule: `page-behind-is-a-card`.
  @Test("Behind a large sheet the page is a card, behind a medium one it stays") func card() {
    let medium = phone([.medium])
    medium.show()
    #expect(medium.played.frame(of: .green) == Phone.screen)
    let large = phone([.large])
    large.show()
    let card = large.played.frame(of: .green) ?? .zero
    #expect(abs(card.minX - 16) < 0.1 && abs(card.width - 361) < 0.1)
    #expect(abs(card.minY - 58.5) < 0.1)
    large.played.change { large.isShown.value = false }
    large.wait()
    #expect(large.played.frame(of: .green) == Phone.screen)
  }

  @Test("Several detents bring a grabber, and the view has the last word") func grabber() {
    func grabber(_ detents: Set<PresentationDetent>, _ visibility: Visibility) -> CGRect? {
      let phone = Phone { isShown in
        Color.green.sheet(isPresented: isShown) {
          Text("A").presentationDetents(detents).presentationDragIndicator(visibility)
        }
      }
      phone.show()
      return phone.played.frame(of: Color(.tertiaryLabel))
    }
    let frame = grabber([.medium, .large], .automatic) ?? .zero
    #expect(abs(frame.minX - 178.5) < 0.6 && abs(frame.minY - 403) < 0.6)
    #expect(frame.size == CGSize(width: 36, height: 5))
    #expect(grabber([.medium], .automatic) == nil)
    #expect(grabber([.medium], .visible) != nil)
    #expect(grabber([.medium, .large], .hidden) == nil)
  }

  /// Rule: `presented-safe-area`.
  @Test("A sheet's content stands above the bottom safe area, a cover's within all of it")
  func safeArea() {
    let sheet = phone([.medium])
    sheet.show()
    #expect(abs((sheet.played.frame(of: .blue)?.midY ?? 0) - (398 + 818) / 2) < 1)
    let cover = Phone { isShown in
      Color.green.fullScreenCover(isPresented: isShown) { Color.red }
    }
    cover.show()
    #expect(cover.played.frame(of: .red) == CGRect(x: 0, y: 59, width: 393, height: 759))
  }

  /// Rule: `presented-safe-area`.
  @Test("A view in a cover knows the safe area before it is seen") func geometry() {
    struct Reading: View {
      @State private var top = 0.0

      var body: some View {
        Text("top \(Int(top))").onGeometryChange(for: CGFloat.self) {
          $0.safeAreaInsets.top
        } action: {
          top = $0
        }
      }
    }
    let phone = Phone { isShown in
      Color.green.fullScreenCover(isPresented: isShown) { Reading() }
    }
    phone.played.change { phone.isShown.value = true }
    phone.played.advance(to: 1.0 / 60)
    #expect(phone.played.text.contains("top 59"))
    #expect(!phone.played.text.contains("top 0"))
  }

  /// Rule: `tint-behind-is-grey`.
  @Test("Behind a sheet, an alert or a dialog the tint is grey; in front and afterwards it is not")
  func tint() {
    let phone = Phone { isShown in
      Rectangle().fill(.tint).frame(width: 10, height: 10)
        .sheet(isPresented: isShown) {
          Rectangle().fill(.tint).frame(width: 20, height: 20).presentationDetents([.medium])
        }
    }
    #expect(phone.played.frames(of: .blue).map(\.width) == [10])
    phone.show()
    #expect(phone.played.frames(of: .blue).map(\.width) == [20])
    let grey = Color(Color.blue.resolve(in: EnvironmentValues()).dimmedAsTint)
    #expect(phone.played.frames(of: grey).map(\.width) == [10])
    phone.played.change { phone.isShown.value = false }
    phone.wait()
    #expect(phone.played.frames(of: .blue).map(\.width) == [10])
  }

  /// Rule: `dark-sheets-are-elevated`.
  @Test("A dark sheet's backgrounds are one step lighter") func elevated() {
    let phone = Phone { isShown in
      Color(.systemBackground).preferredColorScheme(.dark).sheet(isPresented: isShown) {
        Color(.secondarySystemGroupedBackground).frame(width: 20, height: 20)
      }
    }
    phone.show()
    #expect(phone.played.frame(of: Color(Color.Resolved(hex: 0x1C1C1E)))?.width == 393)
    #expect(phone.played.frame(of: Color(Color.Resolved(hex: 0x2C2C2E)))?.width == 20)
  }

  /// Rule: `presented-without-animation`.
  @Test("A transaction without animations presents and dismisses at once") func unanimated() {
    let phone = Phone { isShown in
      Color.green.ignoresSafeArea().fullScreenCover(isPresented: isShown) {
        Color.red.ignoresSafeArea()
      }
    }
    var transaction = Transaction()
    transaction.disablesAnimations = true
    phone.played.change { withTransaction(transaction) { phone.isShown.value = true } }
    #expect(phone.played.frame(of: .red) == Phone.screen)
    phone.played.change { withTransaction(transaction) { phone.isShown.value = false } }
    #expect(phone.played.frame(of: .red) == nil)
  }

  @Test("Another item's sheet comes when the last one's is gone") func items() {
    struct Item: Identifiable { let id: Int }
    let item = Handle<Item?>(nil)
    let played = PlayedView(size: Phone.size) {
      item.shows { _ in
        Color.green.sheet(item: item.bound) { item in Text("item \(item.id)") }
      }
    }
    played.change { item.value = Item(id: 1) }
    played.advance(to: 1)
    played.change { item.value = Item(id: 2) }
    played.advance(to: 1.2)
    #expect(played.text.contains("item 1") && !played.text.contains("item 2"))
    played.advance(to: 3)
    #expect(!played.text.contains("item 1") && played.text.contains("item 2"))
  }

  @Test("A sheet may ask to fill the screen, an inspector is a sheet, and sizes have no say")
  func adaptation() {
    let full = Phone { isShown in
      Color.green.sheet(isPresented: isShown) {
        Color.red.ignoresSafeArea().presentationCompactAdaptation(.fullScreenCover)
      }
    }
    full.show()
    #expect(full.played.frame(of: .red) == Phone.screen)
    let inspector = Phone { isShown in
      Color.green.inspector(isPresented: isShown) {
        Color.red.ignoresSafeArea().inspectorColumnWidth(200).presentationSizing(.form)
      }
    }
    inspector.show()
    #expect(inspector.played.frame(of: .red)?.minY == 69)
  }

  @Test("A clip has one window, which others do not join") func windows() {
    struct Windows: View {
      @Environment(\.openWindow) private var openWindow
      @Environment(\.dismissWindow) private var dismissWindow
      @Environment(\.supportsMultipleWindows) private var several

      var body: some View {
        Button("Windows \(several)") {
          openWindow(id: "other")
          dismissWindow(id: "other")
        }
      }
    }
    let played = PlayedView { Windows() }
    played.tap("Windows false")
    #expect(played.graph.tapTargets.map(\.label) == ["Windows false"])
  }
}
