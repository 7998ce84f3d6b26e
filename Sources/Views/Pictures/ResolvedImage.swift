import Drawing
import Foundation
import Geometry
import Motion

/// An image with everything the environment says about it: what is measured and drawn.
struct ResolvedImage: Equatable {
  enum Content: Equatable {
    case symbol(Symbol)
    case file(String)
    /// A file that cannot be read.
    case missing(String)
    case drawn(DrawnPicture)
  }

  struct Symbol: Equatable {
    var name: String
    var variableValue: Double?
    /// Steps that the value has not reached are left out instead of being faint.
    var drawsValue = false
    var font: FontDescription
    var scale: SymbolLeaf.Scale
    var mode: SymbolLeaf.Mode
    /// Those that a package's own has; nil in there is the foreground style.
    var colors: [Color?] = []
    /// The one piece of the artwork to draw; nil for all.
    var part: Int?
  }

  var content: Content
  /// Points.
  var size: CGSize
  /// Distance from the top to the baseline of text beside it.
  var baseline: CGFloat
  var isResizable: Bool
  var isTemplate: Bool
  /// What a template is painted with whatever the foreground style is.
  var tint: Color?
  var interpolation: ImageLeaf.Interpolation
  /// Nil stretches the whole picture.
  var slicing: ImageLeaf.Slicing?
  /// Of a symbol's artwork.
  var parts = SymbolParts()
  /// What stands for a file that cannot be read, where that is small or a template.
  var icon: MissingIcon?

  /// A symbol's own colours by its layers, where it is to be drawn in them, or the one that UIKit's
  /// image brings along; nil in there is the foreground style.
  var ownColors: [Color?]? {
    if let tint { return [tint] }
    guard case .symbol(let symbol) = content, symbol.mode == .multicolor else { return nil }
    return symbol.colors.isEmpty ? MulticolorSymbols.colors(of: symbol.name) : symbol.colors
  }

  /// The size of the box that stands for a file that cannot be read.
  static let placeholderSize = CGSize(width: 60, height: 60)

  /// Whether both show the same symbol or file, in whatever look.
  func showsSame(as other: ResolvedImage) -> Bool {
    switch (content, other.content) {
    case (.symbol(let a), .symbol(let b)): a.name == b.name
    default: content == other.content
    }
  }

  /// What to draw in a size, back to front.
  func leaf(in size: CGSize, paints: [Paint]) -> Leaf {
    switch content {
    case .symbol(let symbol):
      var leaf = SymbolLeaf(
        name: symbol.name, font: symbol.font, scale: symbol.scale, mode: symbol.mode,
        paints: paints, variableValue: symbol.variableValue, size: size)
      leaf.part = symbol.part
      if symbol.drawsValue { leaf.unlitOpacity = 0 }
      return .symbol(leaf)
    case .file(let path):
      var leaf = ImageLeaf(
        source: .file(path), size: size, interpolation: interpolation,
        tint: isTemplate ? paints.first?.solid : nil)
      leaf.slicing = slicing
      return .image(leaf)
    case .missing:
      return .shape(.imagePlaceholder(in: size))
    case .drawn:
      // Drawn by `drawn(in:paints:)`; where only a leaf has room, its outline stands for it.
      return .shape(.imagePlaceholder(in: size))
    }
  }

  /// What to draw in a rectangle.
  func drawn(in rect: CGRect, paints: [Paint]) -> DisplayItem {
    if case .missing(let name) = content {
      let isSmall = max(rect.width, rect.height) <= MissingIcon.largest
      if let icon, let paint = paints.first, isSmall || isTemplate {
        return icon.drawn(in: rect, paint: paint)
      }
      return MissingPicture(name: name).drawn(in: rect, paint: isTemplate ? paints.first : nil)
    }
    guard case .drawn(let picture) = content else {
      return .leaf(leaf(in: rect.size, paints: paints), at: rect.origin)
    }
    let drawn = picture.drawn(in: rect)
    guard isTemplate, let paint = paints.first else { return drawn }
    let field = ShapeLeaf(path: Path(CGRect(origin: .zero, size: rect.size)), paint: paint)
    return .group(.mask([drawn]), [.leaf(.shape(field), at: rect.origin)])
  }
}

extension Image {
  /// - Returns: The image as it looks at this place, and what is wrong with it.
  @MainActor
  func resolved(in environment: EnvironmentValues, measuring: any TextMeasuring)
    -> (ResolvedImage, ImageWarning?)
  {
    let shown = fromSymbolSet(in: environment)
    var (image, warning) = shown.untintedResolved(in: environment, measuring: measuring)
    guard let tint = shown.shownTint else { return (image, warning) }
    image.tint = tint
    image.isTemplate = true
    if case .symbol(var symbol) = image.content {
      symbol.mode = .monochrome
      image.content = .symbol(symbol)
    }
    return (image, warning)
  }

  /// The package's own symbol, where a symbol set has the name, in the form that is asked for and that the catalogue has.
  @MainActor
  private func fromSymbolSet(in environment: EnvironmentValues) -> Image {
    guard case .file(let name, _) = source, DemoAssets.current.symbol(name) != nil else {
      return self
    }
    let names = environment.symbolVariants.names(for: name)
    let file = names.lazy.compactMap { DemoAssets.current.symbol($0) }.first
    var image = self
    image.source = .symbol(file ?? name, variableValue: namedValue)
    return image
  }

  /// A template takes the colours around it, whatever its own is; a symbol is one unless it is said
  /// to be none.
  private var shownTint: Color? {
    switch source {
    case .symbol: templateMode == .original ? tint : nil
    case .file, .drawn: templateMode == .template ? nil : tint
    }
  }

  @MainActor
  private func untintedResolved(in environment: EnvironmentValues, measuring: any TextMeasuring)
    -> (ResolvedImage, ImageWarning?)
  {
    switch source {
    case .symbol(let name, let variableValue):
      return resolvedSymbol(name, variableValue, in: environment, measuring: measuring)
    case .file(let name, let folder):
      var image = ResolvedImage(
        content: .missing(name), size: ResolvedImage.placeholderSize,
        baseline: ResolvedImage.placeholderSize.height, isResizable: isResizable,
        isTemplate: templateMode == .template, interpolation: interpolationQuality.leaf)
      let asset = DemoAssets.current.picture(name, isDark: environment.colorScheme == .dark)
      guard let path = asset?.path ?? ImageFile.find(name, besideSource: folder),
        let size = measuring.imageSize(.file(path))
      else {
        if templateMode == nil, MissingPicture(name: name).isSymbol { image.isTemplate = true }
        image.icon = MissingIcon(
          of: name, font: environment.fontDescription(nil), measuring: measuring)
        let folders = ImageFile.folders(besideSource: folder)
        return (image, .missingFile(name, folders: folders, named: ImageFile.isNamedAlone))
      }
      image.content = .file(path)
      image.slicing = slicing
      let scale = pictureScale * (asset?.scale ?? 1)
      image.size = CGSize(width: size.width / scale, height: size.height / scale)
      if asset?.isTemplate == true, templateMode == nil { image.isTemplate = true }
      image.baseline = image.size.height
      return (image, nil)
    case .drawn(let picture):
      let image = ResolvedImage(
        content: .drawn(picture), size: picture.size, baseline: picture.size.height,
        isResizable: isResizable, isTemplate: templateMode == .template,
        interpolation: interpolationQuality.leaf)
      return (image, nil)
    }
  }

  private var slicing: ImageLeaf.Slicing? {
    guard isResizable, capInsets != EdgeInsets() || resizingMode == .tile else { return nil }
    return ImageLeaf.Slicing(
      top: capInsets.top, leading: capInsets.leading, bottom: capInsets.bottom,
      trailing: capInsets.trailing, tiles: resizingMode == .tile)
  }

  @MainActor
  private func resolvedSymbol(
    _ name: String, _ variableValue: Double?, in environment: EnvironmentValues,
    measuring: any TextMeasuring
  ) -> (ResolvedImage, ImageWarning?) {
    let font = environment.fontDescription(symbolFont)
    let scale = environment.imageScale.leaf
    let isOwn = SymbolLeaf.file(named: name) != nil
    let names = isOwn ? [name] : environment.symbolVariants.names(for: name)
    let measured = names.map { measuring.measure(symbol: $0, font: font, scale: scale) }
    let index = measured.firstIndex(where: \.isKnown) ?? names.count - 1
    let metrics = measured[index]
    // In its original colours: those that a symbol has of its own.
    let asked =
      symbolMode ?? (templateMode == .original ? .multicolor : environment.symbolRenderingMode)
    var mode = (asked ?? environment.automaticSymbolMode).leaf
    let isColored = !metrics.colors.isEmpty || MulticolorSymbols.colors(of: names[index]) != nil
    if mode == .multicolor, !isColored { mode = .monochrome }
    var image = ResolvedImage(
      content: .symbol(
        ResolvedImage.Symbol(
          name: names[index], variableValue: variableValue, font: font, scale: scale,
          mode: mode)),
      size: metrics.size, baseline: metrics.baseline, isResizable: isResizable, isTemplate: true,
      interpolation: .medium)
    if case .symbol(var symbol) = image.content {
      symbol.drawsValue = environment.symbolVariableValueMode == .draw
      symbol.colors = metrics.colors.map {
        DemoAssets.current.symbolColor($0, isDark: environment.colorScheme == .dark)
      }
      image.content = .symbol(symbol)
    }
    image.parts = SymbolParts(
      count: metrics.parts, steps: metrics.steps, isBadged: names[index].contains("badge"))
    // Why a package's own cannot be read is known to whoever draws it.
    if metrics.isKnown || isOwn { return (image, nil) }
    let nearest = (measuring as? any SymbolNaming)?.symbolNames(nearestTo: name) ?? []
    return (image, .unknownSymbol(name, nearest: nearest))
  }
}

extension EnvironmentValues {
  /// The font of text without modifiers of its own here, or with this font.
  @MainActor
  fileprivate func fontDescription(_ font: Font?) -> FontDescription {
    var environment = self
    if let font { environment.font = font }
    return Text.Run(string: "").resolved(in: environment, paint: .color(.black)).font
  }

  /// Several foreground styles ask for a palette by themselves.
  var automaticSymbolMode: SymbolRenderingMode {
    (foreground?.count ?? 1) > 1 ? .palette : .monochrome
  }
}

extension Image.Scale {
  var leaf: SymbolLeaf.Scale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension Image.Interpolation {
  var leaf: ImageLeaf.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

extension SymbolRenderingMode {
  var leaf: SymbolLeaf.Mode {
    switch mode {
    case .monochrome: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    case .multicolor: .multicolor
    }
  }
}

extension Paint {
  /// One colour for what cannot be drawn in a gradient: its first.
  var solid: RGBA {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.first?.color ?? .black
    case .mesh(let mesh): mesh.colors.first ?? .black
    }
  }
}

extension ShapeLeaf {
  /// A crossed box where a picture should be.
  static func imagePlaceholder(in size: CGSize) -> ShapeLeaf {
    let line: CGFloat = 1
    let box = CGRect(origin: .zero, size: size).insetBy(dx: line / 2, dy: line / 2)
    var path = Path(box)
    path.move(to: CGPoint(x: box.minX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    path.move(to: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    return ShapeLeaf(
      path: path.strokedPath(StrokeStyle(lineWidth: line)), paint: .color(RGBA(0.6, 0.6, 0.6)))
  }
}
