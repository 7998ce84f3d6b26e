import ArgumentParser

/// All that is said of a clip's pictures. A command that draws in a way of its own, or not at all, takes of these
/// only what it heeds.
struct PictureOptions: ParsableArguments {
  @OptionGroup var look: LookOptions
  @OptionGroup var scale: ScaleOptions
  @OptionGroup var shutter: ShutterOptions
}
