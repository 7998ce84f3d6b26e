import Movie
import Studio
import Views

extension Direction {
  /// What the command line says about a clip.
  ///
  /// - Throws: ``TapError`` for a `--tap`, ``InputError`` for a look's file that cannot be read.
  @MainActor
  init(
    _ screen: ScreenOptions, look: LookOptions? = nil, scale: ScaleOptions? = nil,
    shutter: ShutterOptions? = nil, script: ScriptOptions? = nil, movie: MovieOptions? = nil
  ) throws {
    self.init()
    if let device = screen.device, let found = Stage.named(device) { self.screen = Screen(found) }
    if let size = screen.size, let parsed = ScreenOptions.parsed(size) {
      self.screen = Screen(width: parsed.width, height: parsed.height)
    }
    if let name = look?.look { self.look = try LookOption.choice(name) }
    self.scale = scale?.scale
    frameRate = screen.fps.flatMap { FrameRate(parsing: $0) }
    duration = screen.duration
    motionBlur = shutter?.motionBlur
    locale = screen.locale
    system = screen.os.flatMap(SystemVersion.init)
    colorScheme = screen.colorScheme.flatMap(ScriptColorScheme.init)
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
  /// The same of a command that heeds all that is said of a clip's pictures.
  @MainActor
  init(
    _ screen: ScreenOptions, _ picture: PictureOptions, script: ScriptOptions? = nil,
    movie: MovieOptions? = nil
  ) throws {
    try self.init(
      screen, look: picture.look, scale: picture.scale, shutter: picture.shutter, script: script,
      movie: movie)
  }

  /// What is asked of every clip of code, in one text.
  func named(isLenient: Bool) throws -> String { try json + (isLenient ? " lenient" : "") }
}
