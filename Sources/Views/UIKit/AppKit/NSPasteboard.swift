import Foundation
import ViewEngine

/// AppKit's board of what was copied: UIKit's, with AppKit's names.
public final class NSPasteboard: Sendable {
  public static let general = NSPasteboard()

  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    public static let URL = PasteboardType(rawValue: "public.url")
    public static let fileURL = PasteboardType(rawValue: "public.file-url")
    public static let png = PasteboardType(rawValue: "public.png")
  }

  private init() {}

  public var changeCount: Int { UIPasteboard.general.changeCount }

  @discardableResult
  public func clearContents() -> Int {
    UIPasteboard.general.string = nil
    return changeCount
  }

  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    UIPasteboard.general.string = string
    return true
  }

  public func string(forType dataType: PasteboardType) -> String? { UIPasteboard.general.string }
}
