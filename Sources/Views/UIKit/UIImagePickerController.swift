import Foundation

/// UIKit's picker of photos, and its camera.
///
/// - Note: Approximated: a box with its name; nothing is picked.
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

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {}
