import Foundation
import Studio

extension PlannedClip {
  /// What the page and the source say about the clip: its script has the last word, then its preview's
  /// traits, then what the page says of all its clips, and then what the code itself can only be of.
  package var direction: Direction {
    var traits = Direction()
    if let device { traits.screen = .init(Stage(device)) }
    // Unless the page says how large it is.
    if device?.name == "mac", settings.screen == nil || settings.screen == traits.screen {
      fitWindow(of: &traits)
    }
    if case .preview(let preview) = root {
      var stage = device.map { Stage($0) } ?? .iPhone15Pro
      if let size = preview.fixedSize {
        stage = Stage(size: CGSize(width: size.width, height: size.height))
      }
      if preview.isLandscape { stage = stage.landscape }
      if preview.fixedSize != nil || preview.isLandscape { traits.screen = .init(stage) }
    }
    var guess = Direction()
    if platform == .iOS, SystemNames.areOfGlass(in: excerpt.text) { guess.system = .v26 }
    return Direction(script).over(traits).over(settings).over(guess)
  }

  /// Makes a Mac's window as large as its scene asks for, or as what it shows, where the code says how large that is.
  private func fitWindow(of traits: inout Direction) {
    let source = SwiftSource(excerpt.text, for: platform)
    let hasBar = Self.namesOfBars.contains(where: excerpt.text.contains)
    let bar = hasBar ? Self.bar : Double(Device.windowBar)
    if case .app(let name) = root, let screen = traits.screen,
      let window = AppScene(named: name, in: source)?
        .window(
          usual: (screen.width, screen.height), bar: bar, bounds: WindowBounds.of(root, in: source))
    {
      traits.screen?.width = window.width
      traits.screen?.height = window.height
    } else if let content = WindowContent.of(root, in: source) {
      traits.screen?.width = content.width
      traits.screen?.height = content.height + bar
    }
  }

  /// A window's bar with a title or tools in it, in points: AppKit's.
  private static let bar = 52.0
  /// What such a bar comes with.
  private static let namesOfBars = [
    ".toolbar", ".navigationTitle(", ".searchable(", "NavigationSplitView", "NavigationView",
  ]
}
