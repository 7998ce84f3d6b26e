import Movie

extension Direction {
  /// What a script's text says, with the places of its times.
  package init(_ script: ScriptText) {
    self.init(script.commands)
    if !steps.isEmpty { places = script.lines.filter(\.command.isStep).map(\.places) }
  }

  /// What a script's text says: its steps, and the clip's own properties. Of two that disagree the later
  /// counts.
  package init(_ commands: [ScriptCommand]) {
    self.init()
    for command in commands {
      if command.isStep { steps.append(command) }
      switch command {
      case .duration(let seconds): duration = seconds
      case .loop: loops = true
      case .size(let width, let height):
        screen = Screen(width: width, height: height).inside(screen)
      case .device(let name): screen = Stage.named(name).map { Screen($0) } ?? screen
      case .frameRate(let rate): frameRate = FrameRate(parsing: "\(rate)") ?? frameRate
      case .scale(let scale): self.scale = scale
      case .look(let choice): look = choice
      case .view(let name): view = name
      case .colorScheme(let scheme): colorScheme = scheme
      case .system(let version): system = version
      default: break
      }
    }
  }
}
