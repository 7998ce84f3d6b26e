import Studio

/// The keys of a preset, in the order they are best written in.
enum PresetKey: String, CaseIterable {
  case title, about, view, transition, animation, animate, layout, button, show
  case canvas, look, frameRate, duration, loop, timeline

  /// What the key is for; the schema shows it in editors.
  var summary: String {
    switch self {
    case .title: "The clip's name for people; the file's name if there is none."
    case .about: "One sentence: what there is to see."
    case .view:
      "What is shown, written as in SwiftUI, or a built-in demo such as PulseRing(color: .pink)."
    case .transition: "How the view comes and goes, written as in SwiftUI."
    case .animation: "The animation of the change, written as in SwiftUI; none for none."
    case .animate: "Where the demo's code has the animation."
    case .layout:
      "What stands in the VStack, in order: view, Button, Spacer and other views. "
        + "For another container: { ZStack: [...] }."
    case .button: "The button's label."
    case .show: "Whether the view is there from the start."
    case .canvas: "The screen."
    case .look:
      "What is around the screen: plain, documentation (on a device without more), social, keys of "
        + "its own, or a YAML file with them."
    case .frameRate: "Frames a second, also as a fraction: 30000/1001."
    case .duration: "The clip's length in seconds; without it the clip ends with its timeline."
    case .loop: "Whether the clip ends as it began: true or false."
    case .timeline: "What happens, in order. Without it the button is tapped twice."
    }
  }

  /// Whether the key says something about a view that comes and goes.
  var isOfToggling: Bool {
    switch self {
    case .transition, .animation, .animate, .layout, .button, .show: true
    default: false
    }
  }
}

/// The keys of `canvas`.
enum CanvasKey: String, CaseIterable {
  case device, size, scale, colorScheme, os

  var summary: String {
    switch self {
    case .device: "A screen with its safe area."
    case .size: "Width x height in points, without a safe area: 400x300."
    case .scale: "Pixels a point."
    case .colorScheme: "Light or dark appearance."
    case .os: "The generation of a phone's or tablet's system whose look things have."
    }
  }
}
