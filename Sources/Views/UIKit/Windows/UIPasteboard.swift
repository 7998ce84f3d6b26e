import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// What was copied. A clip's board is empty at first and is its own: nothing comes from another app.
public final class UIPasteboard: @unchecked Sendable {
  public static let general = UIPasteboard()

  private var item: Any? {
    get { DispatchQueue.isOnMain ? onMainActor { Copied.things.item } : nil }
    set { if DispatchQueue.isOnMain { onMainActor { Copied.things.item = newValue } } }
  }

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

  public var color: UIColor? {
    get { item as? UIColor }
    set { item = newValue }
  }

  public var strings: [String]? {
    get { item as? [String] ?? string.map { [$0] } }
    set { item = newValue?.count == 1 ? newValue?.first : newValue }
  }

  public var urls: [URL]? {
    get { item as? [URL] ?? url.map { [$0] } }
    set { item = newValue?.count == 1 ? newValue?.first : newValue }
  }

  public var images: [UIImage]? {
    get { item as? [UIImage] ?? image.map { [$0] } }
    set { item = newValue?.count == 1 ? newValue?.first : newValue }
  }

  /// All that is there, whatever it is.
  var values: [Any] { item as? [Any] ?? item.map { [$0] } ?? [] }

  /// How often something was put there.
  public var changeCount: Int {
    DispatchQueue.isOnMain ? onMainActor { Copied.things.changeCount } : 0
  }

  /// - Parameter pasteboardType: Does not matter: the value is what it is.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { item = value }

  /// A text is found by the type of the first item's entry: `["public.utf8-plain-text": "text"]`.
  public func setItems(_ items: [[String: Any]]) { item = items.first?.values.first }

  public var hasColors: Bool { color != nil }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
}

/// What was copied in a clip, which another play of it knows nothing of.
private final class Copied: GraphPart {
  var item: Any? { didSet { changeCount += 1 } }
  private(set) var changeCount = 0

  private static let ofNoClip = Copied()

  static var things: Copied { ViewGraph.current?.part(Copied.self) ?? ofNoClip }
}
