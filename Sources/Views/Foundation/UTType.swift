import Foundation

/// A kind of data by its identifier, as modifiers for files and drops take it.
public struct UTType: Hashable, Sendable {
  public let identifier: String
  public let preferredFilenameExtension: String?

  private init(_ identifier: String, _ ending: String?) {
    self.identifier = identifier
    preferredFilenameExtension = ending
  }

  public init?(_ identifier: String) {
    self.init(identifier, nil)
  }

  public init?(filenameExtension: String) {
    self.init("dyn." + filenameExtension, filenameExtension)
  }

  public init(exportedAs identifier: String) {
    self.init(identifier, nil)
  }

  public init(importedAs identifier: String) {
    self.init(identifier, nil)
  }

  public static let item = UTType("public.item", nil)
  public static let content = UTType("public.content", nil)
  public static let data = UTType("public.data", nil)
  public static let folder = UTType("public.folder", nil)
  public static let text = UTType("public.text", "txt")
  public static let plainText = UTType("public.plain-text", "txt")
  public static let utf8PlainText = UTType("public.utf8-plain-text", "txt")
  public static let rtf = UTType("public.rtf", "rtf")
  public static let html = UTType("public.html", "html")
  public static let json = UTType("public.json", "json")
  public static let xml = UTType("public.xml", "xml")
  public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv")
  public static let swiftSource = UTType("public.swift-source", "swift")
  public static let url = UTType("public.url", nil)
  public static let fileURL = UTType("public.file-url", nil)
  public static let image = UTType("public.image", nil)
  public static let png = UTType("public.png", "png")
  public static let jpeg = UTType("public.jpeg", "jpeg")
  public static let gif = UTType("com.compuserve.gif", "gif")
  public static let heic = UTType("public.heic", "heic")
  public static let svg = UTType("public.svg-image", "svg")
  public static let pdf = UTType("com.adobe.pdf", "pdf")
  public static let audio = UTType("public.audio", nil)
  public static let mp3 = UTType("public.mp3", "mp3")
  public static let movie = UTType("public.movie", nil)
  public static let video = UTType("public.video", nil)
  public static let mpeg4Movie = UTType("public.mpeg-4", "mp4")
  public static let zip = UTType("public.zip-archive", "zip")

  /// The kinds that a kind is one of, the nearest only.
  private static let parents: [String: [UTType]] = [
    "public.content": [.item], "public.data": [.item], "public.text": [.data, .content],
    "public.plain-text": [.text], "public.utf8-plain-text": [.plainText], "public.rtf": [.text],
    "public.html": [.text], "public.json": [.text], "public.xml": [.text],
    "public.comma-separated-values-text": [.text], "public.swift-source": [.plainText],
    "public.url": [.data], "public.file-url": [.url], "public.image": [.data, .content],
    "public.png": [.image], "public.jpeg": [.image], "com.compuserve.gif": [.image],
    "public.heic": [.image], "public.svg-image": [.image], "com.adobe.pdf": [.data, .content],
    "public.audio": [.data, .content], "public.mp3": [.audio], "public.movie": [.data, .content],
    "public.video": [.movie], "public.mpeg-4": [.movie], "public.zip-archive": [.data],
  ]

  /// Whether everything of this kind is of the other one too.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier
      || Self.parents[identifier]?.contains { $0.conforms(to: type) } == true
  }
}
