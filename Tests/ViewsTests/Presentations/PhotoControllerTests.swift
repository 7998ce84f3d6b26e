import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// UIKit's pickers of photos, which demos wrap.
@MainActor
@Suite("UIKit's pickers of photos")
struct PhotoControllerTests {
  private final class Heard: PHPickerViewControllerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var picked: [[String?]] = []
    var images = 0
    var cancelled = 0

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      picked.append(results.map(\.assetIdentifier))
      images += results.count { $0.itemProvider.canLoadObject(ofClass: UIImage.self) }
    }

    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      if info[.originalImage] is UIImage { images += 1 }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancelled += 1 }
  }

  private struct Hosted<C: UIViewController>: UIViewControllerRepresentable {
    let controller: C

    func makeUIViewController(context: Context) -> C { controller }
    func updateUIViewController(_ controller: C, context: Context) {}
  }

  private func played(_ controller: some UIViewController) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852)) { Hosted(controller: controller) }
  }

  @Test("A tap chooses a photo, and Cancel none") func one() {
    let heard = Heard()
    let picker = PHPickerViewController(configuration: PHPickerConfiguration())
    picker.delegate = heard
    let played = played(picker)
    played.tap("IMG_0002")
    played.tap("Cancel")
    #expect(heard.picked == [["IMG_0002"], []])
    #expect(heard.images == 1)
  }

  @Test("Several are chosen before they are added") func several() {
    let heard = Heard()
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 0
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = heard
    let played = played(picker)
    played.tap("IMG_0003")
    played.tap("IMG_0001")
    played.tap("Add")
    #expect(heard.picked == [["IMG_0003", "IMG_0001"]])
  }

  @Test("The older picker hands over an image") func older() {
    let heard = Heard()
    let picker = UIImagePickerController()
    picker.delegate = heard
    let played = played(picker)
    played.tap("IMG_0004")
    played.tap("Cancel")
    #expect(heard.images == 1 && heard.cancelled == 1)
  }

  @Test("A page in Safari's bars has its host") func safari() throws {
    let page = SFSafariViewController(url: try #require(URL(string: "https://www.example.org/a")))
    #expect(played(page).text.contains("www.example.org"))
  }
}
