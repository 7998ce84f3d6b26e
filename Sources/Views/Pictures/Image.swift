import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A symbol by its name, or a picture from a file.
///
/// A symbol is as large as the font around it and drawn in the foreground style; a picture has its
/// own size, a pixel being a point, and its own colours.
public struct Image: PrimitiveView, Equatable {
  /// Whether a picture keeps its colours or only its alpha counts.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  enum Source: Hashable, Sendable {
    case symbol(String, variableValue: Double?)
    /// - folder: Of the source file that named it.
    case file(String, folder: String)
    case drawn(DrawnPicture)
  }

  var source: Source
  /// Pixels of a picture a point.
  var pictureScale: CGFloat = 1
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var templateMode: TemplateRenderingMode?
  var interpolationQuality = Interpolation.medium
  var isAntialiased = true
  var symbolMode: SymbolRenderingMode?
  /// A symbol's own, whatever the font around it is.
  var symbolFont: Font?
  /// UIKit's, of an image that brings its colour along.
  var tint: Color?
  /// How much of a symbol is lit that a package has under the name.
  var namedValue: Double?

  nonisolated init(source: Source) {
    self.source = source
  }

  /// An SF Symbol's name; artwork of the same meaning is drawn for it.
  nonisolated public init(systemName: String) {
    self.init(source: .symbol(systemName, variableValue: nil))
  }

  /// - Parameter variableValue: 0…1, how much of a symbol with several steps is lit.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName, variableValue: variableValue))
  }

  /// A PNG, JPEG, SVG, WebP or PDF file, the latter with its first page: a path, or a name beside the source
  /// file or in the working directory; the ending may be left out. Or a symbol set of the package's.
  ///
  /// - Parameter variableValue: 0…1, how much of a symbol with several steps is lit.
  nonisolated public init(
    _ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, _file: String = #filePath
  ) {
    let folder = (_file as NSString).deletingLastPathComponent
    self.init(source: .file(name, folder: folder))
    namedValue = variableValue
  }

  nonisolated public init(
    _ name: String, variableValue: Double? = nil, bundle: Bundle? = nil, label: Text,
    _file: String = #filePath
  ) {
    self.init(name, variableValue: variableValue, bundle: bundle, _file: _file)
  }

  nonisolated public init(
    decorative name: String, variableValue: Double? = nil, bundle: Bundle? = nil,
    _file: String = #filePath
  ) {
    self.init(name, variableValue: variableValue, bundle: bundle, _file: _file)
  }

  package func makeNode(parent: Node, environment: EnvironmentValues) -> Node {
    LeafNode(self, parent: parent, environment: environment) { ImageItem($0, node: $1) }
  }
}

extension Image {
  private nonisolated func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Takes whatever size is proposed instead of its own. Symbols are stretched as a whole.
  ///
  /// - Parameters:
  ///   - capInsets: Points along the picture's sides that keep their size.
  ///   - resizingMode: Whether what is between is stretched or repeated.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    with { $0.templateMode = mode }
  }

  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolationQuality = interpolation }
  }

  /// - Note: Accepted: edges of pictures are always antialiased.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }
}
