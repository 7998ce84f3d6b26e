import Foundation
import Geometry
import Movie
import Views

extension Clip {
  /// Takes what a script's text says: its steps, and the clip's own properties.
  ///
  /// A text without a step leaves the script as it is, so that a demo of which only the size is said
  /// still plays itself.
  package mutating func apply(_ commands: [ScriptCommand]) {
    let written = Script(commands: commands).untilAnswered
    if !written.steps.isEmpty { script.steps = written.steps; script.isAutomatic = false }
    if let duration = written.duration { script.duration = duration }
    for command in commands {
      switch command {
      case .size(let width, let height):
        stage.size = CGSize(width: width, height: height)
        stage.safeArea = EdgeInsets()
      case .frameRate(let rate): frameRate = FrameRate(parsing: "\(rate)") ?? frameRate
      case .scale(let scale): stage.scale = scale
      case .colorScheme(let scheme): stage.colorScheme = scheme == .dark ? .dark : .light
      case .tap, .drag, .wait, .waitUntilSettled, .duration, .view, .skip: break
      }
    }
  }
}

extension Stage {
  /// The screen turned on its side, what is kept free turned with it.
  package var landscape: Stage {
    var stage = self
    stage.size = CGSize(width: size.height, height: size.width)
    stage.safeArea = EdgeInsets(
      top: 0, leading: safeArea.top, bottom: min(safeArea.bottom, 21), trailing: safeArea.top)
    return stage
  }
}
