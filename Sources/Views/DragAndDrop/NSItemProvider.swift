import Foundation
import Motion
import ViewEngine

/// What an item provider can be made of.
public protocol NSItemProviderWriting: AnyObject {}

/// What an item provider can be read as.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

/// Carries a value from where it is dragged to where it is dropped.
///
/// What is loaded from it is there at once: nothing comes from another app.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  /// A Swift value: a string, an address, an image, or one of a demo's own types.
  let content: Any?
  private let identifiers: [String]?
  public var suggestedName: String?

  public override init() {
    content = nil
    identifiers = nil
  }

  init(content: Any?, identifiers: [String]? = nil) {
    self.content = content
    self.identifiers = identifiers
  }

  public convenience init(object: any NSItemProviderWriting) {
    switch object {
    case let string as NSString: self.init(content: "\(string)")
    case let url as NSURL: self.init(content: URL(string: url.absoluteString))
    default: self.init(content: object)
    }
  }

  public convenience init(item: Any?, typeIdentifier: String?) {
    switch item {
    case let object as any NSItemProviderWriting: self.init(object: object)
    default: self.init(content: item, identifiers: typeIdentifier.map { [$0] })
    }
  }

  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    self.init(content: fileURL)
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  // MARK: Kinds

  /// Identifiers of the kinds that the value is.
  public var registeredTypeIdentifiers: [String] {
    if let identifiers { return identifiers }
    return switch content {
    case is String: [UTType.utf8PlainText.identifier]
    case let url as URL: [url.isFileURL ? UTType.fileURL.identifier : UTType.url.identifier]
    case is Image, is UIImage: [UTType.png.identifier]
    case nil: []
    default: [UTType.data.identifier]
    }
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    guard let type = UTType(typeIdentifier) else { return false }
    return registeredTypeIdentifiers.contains { UTType($0)?.conforms(to: type) == true }
  }

  // MARK: Loading

  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }

  public func canLoadObject<T: Transferable>(ofClass: T.Type) -> Bool {
    DragPayload.value(of: self, as: T.self) != nil
  }

  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let object = object(of: aClass)
    completionHandler(object, object == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }

  @discardableResult
  public func loadObject<T: Transferable>(
    ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    let value = DragPayload.value(of: self, as: T.self)
    completionHandler(value, value == nil ? CocoaError(.featureUnsupported) : nil)
    return Progress(totalUnitCount: 1)
  }

  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let value = DragPayload.value(of: self, as: T.self)
    completionHandler(value.map { .success($0) } ?? .failure(CocoaError(.featureUnsupported)))
    return Progress(totalUnitCount: 1)
  }

  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let isThat = hasItemConformingToTypeIdentifier(typeIdentifier)
    // Text comes as data, as it does between apps.
    let item = (content as? String).map { Data($0.utf8) as Any } ?? content
    completionHandler?(isThat ? item : nil, isThat ? nil : CocoaError(.featureUnsupported))
  }

  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = (content as? String).map { Data($0.utf8) } ?? content as? Data
    let isThat = hasItemConformingToTypeIdentifier(typeIdentifier) && data != nil
    completionHandler(isThat ? data : nil, isThat ? nil : CocoaError(.featureUnsupported))
    return Progress(totalUnitCount: 1)
  }

  private func object(of type: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    if type == NSString.self {
      return DragPayload.value(of: self, as: String.self).map { NSString(string: $0) }
    }
    if type == NSURL.self {
      return DragPayload.value(of: self, as: URL.self).flatMap { NSURL(string: $0.absoluteString) }
    }
    if type == UIImage.self, let image = DragPayload.value(of: self, as: Image.self) {
      return UIImage(image)
    }
    return content.flatMap { $0 as? any NSItemProviderReading }
  }
}
