/// Demos of names that belong together, such as the styles of a control.
@MainActor
public struct GalleryFamily {
  /// The name of its folder in `Demos` and in `Pictures`.
  public let name: String
  public let demos: [GalleryDemo]

  public init(_ name: String, _ demos: [GalleryDemo]) {
    self.name = name
    self.demos = demos
  }

  /// Each family's list is in its folder.
  package static let all: [GalleryFamily] = [
    animators, menus, lists, controls, demoFiles, symbols, fonts, navigation, scrolling,
  ]
}
