/// The photos of a device; in a clip there are none.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()

  private init() {}

  public static func shared() -> PHPhotoLibrary { only }
}
