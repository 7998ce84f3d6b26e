import Foundation
import Motion
import ViewEngine

/// What was copied. A clip's board is empty at first and is its own: nothing comes from another app.
public final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()

  private var item: Any?

  public var string: String? {
    get { item as? String }
    set { item = newValue }
  }

  public var url: URL? {
    get { item as? URL }
    set { item = newValue }
  }

  public var image: UIImage? {
    get { item as? UIImage }
    set { item = newValue }
  }

  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}
