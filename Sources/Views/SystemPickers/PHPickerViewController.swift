import Foundation
import ViewEngine

/// UIKit's picker of photos.
///
/// - Note: Approximated: the page of `PhotosPicker`, with drawn landscapes for photos.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    let several = configuration.selectionLimit != 1
    view.hosted = AnyView(
      SystemPicker(
        kind: .photos(several: several), cancel: { [weak self] in self?.finish([]) },
        choose: { [weak self] in self?.finish($0) }))
  }

  public required init?(coder: NSCoder) { nil }

  private func finish(_ names: [String]) {
    delegate?.picker(self, didFinishPicking: names.map { PHPickerResult($0) })
  }
}

/// Who is told which photos were chosen: none where there was a change of mind.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// What can be chosen, and how many.
public struct PHPickerConfiguration: Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }

  /// - Note: Accepted: the landscapes are images.
  public var filter: PHPickerFilter?
  /// 0 is as many as there are.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []

  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that was chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?

  @MainActor init(_ name: String) {
    itemProvider = NSItemProvider(content: UIImage(StandInPhoto(of: name).image))
    assetIdentifier = name
  }
}
