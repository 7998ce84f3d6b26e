import Foundation
import ViewEngine

/// UIKit's image, as far as SwiftUI code uses it: a symbol or a file by its name.
public final class UIImage: @unchecked Sendable {
  let image: Image?
  /// Pixels a point.
  public let scale: CGFloat

  /// Nothing.
  public init() {
    image = nil
    scale = 1
  }

  init(_ image: Image, scale: CGFloat = 1) {
    self.image = image
    self.scale = scale
  }

  public convenience init?(systemName: String) {
    self.init(Image(systemName: systemName), scale: UIScreen.main.scale)
  }

  /// A symbol in the size and weight of a configuration.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    var image = Image(systemName: systemName)
    image.symbolFont = (configuration as? SymbolConfiguration)?.font
    self.init(image, scale: UIScreen.main.scale)
  }

  /// What `Image(name)` shows: a placeholder where there is no such file. Code without its catalogue of pictures
  /// would find what it names there, and most does not ask whether it does: `UIImage(named: "spark")!`.
  ///
  /// - Returns: Nil where a catalogue does not have the name.
  public convenience init?(named name: String, _file: String = #filePath) {
    let folder = (_file as NSString).deletingLastPathComponent
    let assets = DemoAssets.current
    let isAsset = assets.pictures[name] != nil
    let path = isAsset ? name : ImageFile.find(name, besideSource: folder)
    guard path != nil || !assets.hasCatalogue && !name.isEmpty else { return nil }
    self.init(
      Image(source: .file(path ?? name, folder: folder)),
      scale: assets.picture(name, isDark: false)?.scale ?? 1)
  }

  public convenience init?(contentsOfFile path: String) {
    guard FileManager.default.isReadableFile(atPath: path) else { return nil }
    self.init(Image(source: .file(path, folder: "")))
  }

  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    switch renderingMode {
    case .automatic: self
    case .alwaysOriginal: image.map { UIImage($0.renderingMode(.original)) } ?? self
    case .alwaysTemplate: image.map { UIImage($0.renderingMode(.template)) } ?? self
    }
  }
}

extension Image {
  /// An image without a picture shows nothing.
  nonisolated public init(uiImage: UIImage) {
    self = uiImage.image ?? Image(source: .symbol("", variableValue: nil))
  }
}
