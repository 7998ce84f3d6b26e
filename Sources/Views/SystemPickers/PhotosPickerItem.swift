import Foundation
import Motion

/// A photo that was chosen, of those that a clip has: drawn landscapes.
public struct PhotosPickerItem: Hashable, Sendable {
  /// How what is loaded is encoded.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  public let itemIdentifier: String?

  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
  }

  public var supportedContentTypes: [UTType] { [] }

  /// - Note: Approximated: an `Image`, and as `Data` what `UIImage(data:)` makes one of; nothing else is loaded.
  @MainActor public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let name = itemIdentifier, StandInPhoto.library.contains(name) else { return nil }
    return StandInPhoto(of: name).image as? T ?? StandInPhoto.data(of: name) as? T
  }
}

/// How photos are chosen when they are several.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
}

/// Which photos can be chosen.
public struct PHPickerFilter: Hashable, Sendable {
  private let words: [String]

  public static let images = PHPickerFilter(words: ["images"])
  public static let videos = PHPickerFilter(words: ["videos"])
  public static let livePhotos = PHPickerFilter(words: ["livePhotos"])
  public static let screenshots = PHPickerFilter(words: ["screenshots"])
  public static let screenRecordings = PHPickerFilter(words: ["screenRecordings"])
  public static let panoramas = PHPickerFilter(words: ["panoramas"])
  public static let slomoVideos = PHPickerFilter(words: ["slomoVideos"])
  public static let bursts = PHPickerFilter(words: ["bursts"])
  public static let depthEffectPhotos = PHPickerFilter(words: ["depthEffectPhotos"])
  public static let cinematicVideos = PHPickerFilter(words: ["cinematicVideos"])

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(words: ["any"] + subfilters.flatMap(\.words))
  }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(words: ["all"] + subfilters.flatMap(\.words))
  }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(words: ["not"] + filter.words)
  }
}
