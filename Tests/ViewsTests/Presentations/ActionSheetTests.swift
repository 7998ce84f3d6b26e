import Foundation
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Action sheets")
struct ActionSheetTests {
  private struct Photo: Identifiable {
    let id: Int
  }

  @Test("It asks about an item while there is one, and leaves none behind") func item() {
    let log = Log()
    let photo = Handle<Photo?>(nil)
    let phone = Phone { _ in
      photo.shows { _ in
        Color.green.actionSheet(item: photo.bound) { photo in
          ActionSheet(
            title: Text("Photo \(photo.id)"), message: Text("What now?"),
            buttons: [.destructive(Text("Delete")) { log.add("deleted \(photo.id)") }, .cancel()])
        }
      }
    }
    #expect(!phone.played.text.contains("Photo 7"))
    phone.played.change { photo.value = Photo(id: 7) }
    phone.wait()
    #expect(phone.played.text.contains("Photo 7") && phone.played.text.contains("What now?"))
    phone.played.tap("Delete")
    phone.wait()
    #expect(log.text == "deleted 7" && photo.value == nil)
    #expect(!phone.played.text.contains("Photo 7"))
  }
}
