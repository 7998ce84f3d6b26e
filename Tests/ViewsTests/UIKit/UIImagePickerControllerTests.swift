import Foundation
import Testing

@testable import Views

@MainActor
@Suite("The picker of photos")
struct UIImagePickerControllerTests {
  private typealias InfoKey = UIImagePickerController.InfoKey

  @Test("What was picked is asked for by the names that UIKit gives it") func keys() {
    let info: [InfoKey: Any] = [.originalImage: "whole", .editedImage: "cut"]
    let key = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    #expect(info[key] as? String == "cut")
    #expect(InfoKey.mediaURL.rawValue == "UIImagePickerControllerMediaURL")
  }

  @Test("As in a simulator, there are photos and no camera") func sources() {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController().sourceType == .photoLibrary)
  }
}
