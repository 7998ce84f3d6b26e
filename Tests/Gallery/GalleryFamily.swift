/// Demos of names that belong together, such as the styles of a control.
@MainActor
public struct GalleryFamily {
  /// The name of its folder in `Demos` and in `Pictures`.
  public let name: String
  public let demos: [GalleryDemo]
  /// What its looks are taken from: the end of a sentence.
  let source: String
  /// What is known to look otherwise than on a device; a list in Markdown.
  let differences: String

  public init(
    _ name: String, after source: String, differs differences: String = "",
    _ demos: [GalleryDemo]
  ) {
    self.name = name
    self.demos = demos
    self.source = source
    self.differences = differences
  }

  /// Each family's list is in its folder.
  package static let all: [GalleryFamily] = [
    animators, layout, drawing, gestures, controls, lists, navigation, presentations, menus,
    scrolling, symbols, fonts, charts, devices, demoFiles,
  ]
}
