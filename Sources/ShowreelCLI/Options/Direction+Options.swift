import Movie
import Studio
import Views

extension Direction {
  /// What the command line says about a clip.
  ///
  /// - Throws: ``TapError`` for a `--tap`, ``InputError`` for a look's file that cannot be read.
  @MainActor
  init(
    _ stage: StageOptions, script: ScriptOptions? = nil, movie: MovieOptions? = nil
  ) throws {
    self.init()
    if let device = stage.device, let found = Stage.named(device) { screen = Screen(found) }
    if let size = stage.size, let parsed = StageOptions.parsed(size) {
      screen = Screen(width: parsed.width, height: parsed.height)
    }
    if let name = stage.look { look = try LookOption.choice(name) }
    scale = stage.scale
    frameRate = stage.fps.flatMap { FrameRate(parsing: $0) }
    duration = stage.duration
    motionBlur = stage.motionBlur
    locale = stage.locale
    system = stage.os.flatMap(SystemVersion.init)
    colorScheme = stage.colorScheme.flatMap(ScriptColorScheme.init)
    if let script {
      view = script.view
      let taps = try ScriptOptions.steps(script.tap)
      steps = taps.commands
      if !steps.isEmpty { places = taps.places }
    }
    if let movie {
      let options = movie.exportOptions
      self.movie = options.movie
      renderer = options.renderer
      frames = options.frames
      width = options.width
      maxBytes = options.maxBytes
    }
  }
}

extension Direction {
  /// What is asked of every clip of code, in one text.
  func named(isLenient: Bool) throws -> String { try json + (isLenient ? " lenient" : "") }
}
