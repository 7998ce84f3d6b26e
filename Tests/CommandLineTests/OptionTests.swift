import Testing

/// Options that make no sense end in 64 with what to type instead.
struct OptionTests {
  private static let options: [(String, String)] = [
    ("--size 80", "'80' is not a size in points, 1 to 16384 each. Use --size 800x600."),
    ("--size infxinf", "'infxinf' is not a size in points, 1 to 16384 each. Use --size 800x600."),
    ("--scale 0", "--scale 0.0 is not between 0.01 and 8. Use --scale 2."),
    ("--scale 1e-320", "--scale 1e-320 is not between 0.01 and 8. Use --scale 2."),
    ("--scale nan", "--scale nan is not between 0.01 and 8. Use --scale 2."),
    (
      "--motion-blur 361",
      "--motion-blur 361.0 is not between 0 and 360 degrees. Use --motion-blur 180."
    ),
    (
      "--motion-blur nan",
      "--motion-blur nan is not between 0 and 360 degrees. Use --motion-blur 180."
    ),
    ("--fps x", "'x' is not a frame rate. Use --fps 60 or --fps 30000/1001."),
    (
      "--duration 0", "--duration 0.0 is not a length of up to 3600 seconds. Use --duration 4."
    ),
    (
      "--duration inf", "--duration inf is not a length of up to 3600 seconds. Use --duration 4."
    ),
    (
      "--duration 1e18",
      "--duration 1e+18 is not a length of up to 3600 seconds. Use --duration 4."
    ),
    ("--color-scheme blue", "'blue' is not a colour scheme. Use light or dark."),
    ("--os 16", "There is no look of iOS '16'. Use --os 17, --os 18 or --os 26."),
    (
      "--device square --size 80x60",
      "A device has a size of its own. Use --device or --size, not both."
    ),
    ("--device fridge", "There is no device 'fridge'. Devices: iphonese, "),
    (
      "--look documentatoin",
      "There is no look 'documentatoin', and no such file. Did you mean 'documentation'?"
    ),
    (
      "--look 17", "There is no look '17', and no such file. Looks: plain, documentation, social."
    ),
    (
      "--codec h265",
      "There is no codec 'h265' here. "
        + "Did you mean 'hevc'?"
    ),
    (
      "--codec theora",
      "There is no codec 'theora' here. "
        + "Codecs: h264, hevc, vp9, av1, prores, gif, webp, apng, svg, y4m, png."
    ),
    ("--device iphon", "There is no device 'iphon'. Devices that begin so: iphonese, iphone14, "),
    ("--device macl", "There is no device 'macl'. Did you mean 'maclarge'?"),
    ("--device iphone15por", "There is no device 'iphone15por'. Did you mean 'iphone15pro'?"),
    (
      "--device ipad13-landscap",
      "There is no device 'ipad13-landscap'. Did you mean 'ipad13-landscape'?"
    ),
    ("--tpa A", "Unknown option '--tpa'. Did you mean '--tap'?"),
    ("--format mp5", "There is no format 'mp5'. Did you mean 'mp4'?"),
    ("--crf 60", "--crf 60.0 is not between 0 and 51. Use --crf 18."),
    ("--frames 9-2", "'9-2' is not a range of frames. Use --frames 30-89."),
    ("--frames 0-", "'0-' is not a range of frames. Use --frames 30-89."),
    ("--frames 1-2-3", "'1-2-3' is not a range of frames. Use --frames 30-89."),
    (
      "--frames 0-9223372036854775808",
      "'0-9223372036854775808' is not a range of frames. Use --frames 30-89."
    ),
    ("--jobs 0", "--jobs 0 does nothing. Use --jobs 1 or more."),
    ("--time-limit 0", "--time-limit 0.0 is no time at all. Use --time-limit 120."),
    ("--time-limit 1e18", "--time-limit 1e+18 is more than a day. Use --time-limit 120."),
    ("--memory-limit 1", "--memory-limit 1 is too little. Use --memory-limit 2048."),
    (
      "--memory-limit 99999999999",
      "--memory-limit 99999999999 is more than a machine has. Use --memory-limit 2048."
    ),
    ("--jobs 9999", "--jobs 9999 is too many. Use --jobs 256 or less."),
    (
      "TransitionPush -o x.mp4",
      "x.mp4 is one file, but there are several clips. Name a folder: --output x/"
    ),
  ]

  @Test(arguments: options)
  func anOptionThatMakesNoSenseIsRefused(_ options: String, _ text: String) async throws {
    let program = try Showreel()
    let words = options.split(separator: " ").map(String.init)
    let answer = try await program.run(["export", "TransitionMove"] + words)
    #expect(answer.code == 64)
    #expect(answer.errors.hasPrefix("error: " + text), "\(answer.errors)")
    #expect(program.files.isEmpty)
  }

  private static let commands: [(String, String)] = [
    ("filmstrip TransitionMove --count 1", "--count 1 is not between 2 and 60. Use --count 7."),
    (
      "filmstrip TransitionMove --height 1",
      "--height 1 is not between 16 and 4096. Use --height 200."
    ),
    ("export", "Missing expected argument '<inputs> ...'"),
    ("exprt", "There is no command 'exprt'. Did you mean 'export'?"),
    ("exprt a.yaml --fps 30", "There is no command 'exprt'. Did you mean 'export'?"),
    (
      "publish",
      "There is no command 'publish'. Commands: export, watch, serve, preview, list, check, "
    ),
    ("export TransitionMove --sclae 2", "Unknown option '--sclae'. Did you mean '--scale'?"),
    ("compare a.mp4", "Missing expected argument '<after>'"),
    ("compare a.mp4 b.mp4 -o a.jpg", "'a.jpg' is no PNG. Use --output difference.png, or none."),
    (
      "verify TransitionMove --tolerance 2",
      "--tolerance 2.0 is not at least 0 and less than 1. Use --tolerance 0.01."
    ),
    (
      "verify TransitionMove -o -",
      "There is no clip on standard output to compare with. Name a file or a folder."
    ),
    (
      "verify TransitionMove --scale 1 --width 64",
      "--scale and --width both say how large the picture is. Use one of them."
    ),
  ]

  @Test(arguments: commands)
  func aCommandThatMakesNoSenseIsRefused(_ line: String, _ text: String) async throws {
    let answer = try await Showreel().run(line.split(separator: " ").map(String.init))
    #expect(answer.code == 64)
    #expect(answer.errors.hasPrefix("error: " + text), "\(answer.errors)")
  }
}
