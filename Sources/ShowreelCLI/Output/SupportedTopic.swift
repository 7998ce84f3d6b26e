/// A part of SwiftUI, as its documentation is divided, and the folders of the sources that its names are
/// declared in.
struct SupportedTopic {
  let chapter: String
  let title: String
  let folders: [String]

  init(_ chapter: String, _ title: String, _ folders: String...) {
    self.chapter = chapter
    self.title = title
    self.folders = folders
  }

  /// Nil of a folder that none has.
  static func of(folder: String) -> SupportedTopic? { all.first { $0.folders.contains(folder) } }

  static let all: [SupportedTopic] = [
    SupportedTopic("App structure", "Navigation and tabs", "Views/Navigation"),
    SupportedTopic(
      "App structure", "Modal presentations", "Views/Presentations", "Views/Popovers",
      "Views/Floating"),
    SupportedTopic("App structure", "Search", "Views/Search"),
    SupportedTopic("App structure", "System bars", "Views/SystemBars"),
    SupportedTopic("Data and storage", "Model data", "ViewEngine/State", "Views/SwiftData"),
    SupportedTopic(
      "Data and storage", "Environment values", "Motion/Environment", "ViewEngine/Appearance",
      "ViewEngine/Environment", "Views/Environment"),
    SupportedTopic("Data and storage", "Preferences", "ViewEngine/Preferences"),
    SupportedTopic(
      "Views", "View fundamentals", "ViewEngine/Nodes", "ViewEngine/Views", "ViewEngine/Modifiers"),
    SupportedTopic(
      "Views", "Animations", "Motion/Animation", "Motion/Animatable", "Motion/Keyframes",
      "Motion/Spring", "Motion/Transaction", "Motion/UnitCurve", "Motion/VectorArithmetic",
      "ViewEngine/Animation", "ViewEngine/Transactions", "Views/Animators"),
    SupportedTopic(
      "Views", "Transitions", "ViewEngine/Transitions", "Views/Transitions",
      "Views/ContentTransitions"),
    SupportedTopic("Views", "Text", "Views/Text"),
    SupportedTopic(
      "Views", "Text input, focus and the keyboard", "Views/TextEntry", "Views/Focus"),
    SupportedTopic("Views", "Images", "Views/Images", "Views/Pictures"),
    SupportedTopic("Views", "Symbol effects", "Views/SymbolEffects"),
    SupportedTopic("Views", "Controls and indicators", "Views/Controls"),
    SupportedTopic("Views", "Gauges", "Views/Gauges"),
    SupportedTopic("Views", "Pickers", "Views/Pickers", "Views/DatePickers"),
    SupportedTopic("Views", "Menus and commands", "Views/Menus"),
    SupportedTopic("Views", "Shapes", "Views/Shapes", "Geometry/Path"),
    SupportedTopic("Views", "Styles, colours and gradients", "Views/Styles"),
    SupportedTopic("Views", "Drawing and graphics", "Views/Effects", "Views/Canvas"),
    SupportedTopic("Views", "Shaders", "Views/Shaders"),
    SupportedTopic(
      "View layout", "Layout fundamentals", "Views/Stacks", "Views/Grids", "ViewEngine/Layout",
      "ViewEngine/Measuring", "ViewEngine/Containers"),
    SupportedTopic(
      "View layout", "Layout adjustments", "Views/Layout", "Geometry", "Geometry/Layout",
      "Geometry/Transform"),
    SupportedTopic("View layout", "Lists and tables", "Views/Lists"),
    SupportedTopic("View layout", "View groupings", "Views/Containers", "Views/Subviews"),
    SupportedTopic("View layout", "Scroll views", "Views/Scrolling"),
    SupportedTopic("Event handling", "Gestures", "Views/Gestures", "ViewEngine/Touch"),
    SupportedTopic("Event handling", "Drag and drop", "Views/DragAndDrop", "Views/Transfer"),
    SupportedTopic("Event handling", "Remotes, keys and pointers", "Views/Devices"),
    SupportedTopic("Event handling", "Time", "ViewEngine/Time", "ViewEngine/Publishers"),
    SupportedTopic("Accessibility", "Accessibility", "Views/Accessibility"),
    SupportedTopic("Framework integration", "UIKit and Core Graphics", "Views/UIKit"),
    SupportedTopic("Framework integration", "Core Image", "Views/CoreImage"),
    SupportedTopic("Framework integration", "Foundation", "Views/Foundation"),
    SupportedTopic(
      "Framework integration", "Swift Charts", "Views/Charts", "Views/Charts/Depth"),
    SupportedTopic("Framework integration", "MapKit", "Views/Maps"),
    SupportedTopic("Framework integration", "AVKit", "Views/Media"),
    SupportedTopic("Framework integration", "SpriteKit", "Views/SpriteKit"),
    SupportedTopic("Framework integration", "TipKit", "Views/Tips"),
    SupportedTopic(
      "Framework integration", "Files and photographs", "Views/SystemPickers"),
    SupportedTopic("Tool support", "Previews", "Views/Previews"),
  ]
}
