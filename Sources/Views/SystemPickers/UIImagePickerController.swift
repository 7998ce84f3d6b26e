import Foundation
import ViewEngine

/// UIKit's picker of photos, and its camera.
///
/// - Note: Approximated: the page of `PhotosPicker`, with drawn landscapes for photos, whatever the source; nothing is cut
///   out of them.
@MainActor @preconcurrency
open class UIImagePickerController: UIViewController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public var mediaTypes: [String] = []

  open override func loadView() {
    view.hosted = AnyView(
      SystemPicker(
        kind: .photos(several: false),
        cancel: { [weak self] in
          if let self { delegate?.imagePickerControllerDidCancel(self) }
        }, choose: { [weak self] in self?.finish($0) }))
  }

  private func finish(_ names: [String]) {
    guard let name = names.first else { return }
    let image = UIImage(StandInPhoto(of: name).image)
    delegate?.imagePickerController(
      self, didFinishPickingMediaWithInfo: [.originalImage: image, .editedImage: image])
  }

  /// A simulator has photos and no camera.
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
}

@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
