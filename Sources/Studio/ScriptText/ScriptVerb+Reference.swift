/// What people are told about a word, here and in the reference.
extension ScriptVerb {
  /// How a line is written: what is in brackets may be left out.
  var usage: String {
    switch self {
    case .tap: "tap [TARGET] [at TIME, …]"
    case .double: "double tap [TARGET] [at TIME, …]"
    case .long: "long press [TARGET] [for SECONDS] [at TIME, …]"
    case .drag: "drag [TARGET] by X,Y [at TIME] [over SECONDS] [via X,Y@SECONDS, …]"
    case .swipe: "swipe [TARGET] left|right|up|down [at TIME, …]"
    case .scroll: "scroll to TARGET [at TIME]"
    case .pinch: "pinch [TARGET] by FACTOR [at TIME] [over SECONDS]"
    case .rotate: "rotate [TARGET] by DEGREES [at TIME] [over SECONDS]"
    case .crown: "crown by AMOUNT [at TIME] [over SECONDS]"
    case .hover: "hover [TARGET] [at TIME, …]"
    case .type: "type \"TEXT\" [into TARGET] [at TIME]"
    case .press: "press \"KEY\" [at TIME, …]"
    case .zoom: "zoom FACTOR [on TARGET] [at TIME] [for SECONDS]"
    case .caption: "caption \"TEXT\" [at TIME] [for SECONDS]"
    case .code: "code \"TEXT\" [at TIME] [for SECONDS]"
    case .ring: "ring [TARGET] [at TIME] [for SECONDS]"
    case .arrow: "arrow [TARGET] [at TIME] [for SECONDS]"
    case .label: "label \"TEXT\" [on TARGET] [at TIME] [for SECONDS]"
    case .wait: "wait SECONDS, or wait until settled"
    case .hide: "hide [at TIME]"
    case .show: "show [at TIME]"
    case .speed: "speed FACTOR [at TIME] [for SECONDS]"
    case .duration: "duration SECONDS"
    case .loop: "loop"
    case .size: "size WIDTHxHEIGHT"
    case .device: "device NAME"
    case .os: "os VERSION"
    case .fps: "fps NUMBER"
    case .scale: "scale NUMBER"
    case .look: "look NAME [KEY VALUE …]"
    case .view: "view NAME"
    case .dark: "dark"
    case .light: "light"
    case .skip: "skip"
    }
  }

  var summary: String {
    switch self {
    case .tap:
      "A finger comes down a tenth of a second before the time and is lifted at it, which is when a "
        + "tap acts."
    case .double: "Two taps, of which the second is over at the time."
    case .long: "A finger comes down at the time and stays; for a second where none is said."
    case .drag:
      "A finger comes down at the time and moves so many points right and down, in half a second "
        + "where nothing else is said. `via` are places on its way, from where it came down."
    case .swipe:
      "A quick flick that leaves with speed: over what is named, or over the middle of the screen."
    case .scroll:
      "Drags what scrolls, as often as it takes, until the target is in view. It is an error if it "
        + "never comes."
    case .pinch:
      "Two fingers end so many times as far apart as they begin, in 0.6 s where nothing else is said: "
        + "more than 1 magnifies, less makes smaller."
    case .rotate:
      "Two fingers turn so many degrees, clockwise, in 0.6 s where nothing else is said."
    case .crown:
      "A watch's crown is turned, in 0.6 s where nothing else is said, until what it is bound to by "
        + "`digitalCrownRotation` is so much more, in its own unit, or less."
    case .hover:
      "A pointer goes to something and stays over it without pressing, until it is needed elsewhere: for "
        + "`onHover` and its like, on a Mac and on a tablet. On other devices nothing hears of it."
    case .type:
      "Types twelve characters a second. The field is tapped first unless it is being edited; without "
        + "one it is what is being edited, or the first. A line break, `\\n`, is the return key."
    case .press:
      "Presses a key of a hardware keyboard, a character or one of return, escape, tab, space, delete, up, down, "
        + "left and right, with command, shift, option or control before it and `+` between: for `onKeyPress`, for the "
        + "field that is being edited where no view takes it, and for buttons with a `keyboardShortcut`. On a television arrows "
        + "move the focus, and return presses what has it. What is held down is `long press`."
    case .zoom:
      "The camera goes so many times as near, to what is named or to the middle of the screen, and stays "
        + "for so long, until the next zoom, or to the end; `zoom out` goes back. It takes no time of "
        + "the script. In a plain look there is no camera."
    case .caption:
      "A text below the device, for so long, until the next one, or to the end. It may come before "
        + "what stands above it in the script."
    case .code: "A caption that is a line of code, in its colours."
    case .ring:
      "A ring around something, for 1.5 s where nothing else is said; it goes where that goes."
    case .arrow: "An arrow that points to something, from where there is space."
    case .label: "A text beside something, where there is space."
    case .wait: "Nothing is done for so long, or until nothing moves any more that will ever stop."
    case .hide:
      "What follows is played and not shown, until `show`: the clip goes on from what was shown last to "
        + "what has become of it. Times are those of the clip as it is played, also after what is hidden."
    case .show:
      "Ends what `hide` began. Where nothing is hidden, it marks the frame that shows best what the clip "
        + "is about: its poster."
    case .speed:
      "Slow motion, or fast: from here or from the time on everything is shown so many times as fast as "
        + "it is, 0.05 to 20, for so many seconds of the clip as it is played or until the next `speed`. "
        + "What is shown between was between: nothing is repeated."
    case .duration:
      "The clip's whole length as it is shown; without it, it ends when the last step is answered."
    case .loop:
      "The clip ends as it began, so that it can be played again and again: what is on the screen fades "
        + "into what was there first, in half a second, and a pointer and a camera go back to where they were."
    case .size:
      "The screen, in points. It is nobody's: what is on it looks as on an upright phone, however wide it is, "
        + "or as on a tablet where both of its sides are longer than 600."
    case .device:
      "The device whose screen it is, by its name: iphone15pro, ipad13-landscape, "
        + "mac, watch45, tv. The code is compiled for it. A size after it is that of a Mac's window."
    case .os: "The generation of a phone's or tablet's system whose look things have: 17, 18 or 26."
    case .fps: "Frames a second."
    case .scale: "Pixels a point."
    case .look:
      "What is around the screen: plain, documentation or social, and what of it is otherwise, by the keys of a look."
    case .view: "The view or preview to show, where there are several."
    case .dark: "The dark colour scheme."
    case .light: "The light colour scheme."
    case .skip: "No clip is made of this code."
    }
  }

  var examples: [String] {
    switch self {
    case .tap:
      [
        "tap \"Toggle\" at 0.5, 2", "tap #save at 1", "tap 120,40 at 1", "tap",
        "tap 'Toggle@0.5,2'",
      ]
    case .double: ["double tap \"Photo\" at 1"]
    case .long: ["long press \"Photo\" for 1.5 at 0.5"]
    case .drag:
      [
        "drag \"Card\" by 100,0 at 1 over 0.5",
        "drag 10,20 by 80,0 over 0.5 via 40,-5@0.1, 80,0@0.25",
      ]
    case .swipe: ["swipe left at 1, 2", "swipe \"Message\" left at 0.5"]
    case .scroll: ["scroll to \"Row 40\" at 1"]
    case .pinch: ["pinch \"Photo\" by 2 at 1", "pinch by 0.5 over 1"]
    case .rotate: ["rotate \"Photo\" by 45° at 1", "rotate by -90"]
    case .crown: ["crown by 5 at 1", "crown by -20 over 2"]
    case .hover: ["hover \"Card\" at 1", "hover 120,40"]
    case .type: ["type \"Hello\" into \"Name\" at 1", "type \"swift\\n\""]
    case .press: ["press \"return\" at 1", "press \"right\" at 1, 1.5", "press \"command+s\""]
    case .zoom: ["zoom 2× on \"Toggle\" at 0.4 for 2", "zoom 1.5 on 120,40 at 1", "zoom out at 3"]
    case .caption: ["caption \"A spring, with bounce\" at 1 for 2"]
    case .code: ["code \"withAnimation(.bouncy) { isOn.toggle() }\" at 1 for 2"]
    case .ring: ["ring \"Toggle\" at 1 for 1"]
    case .arrow: ["arrow \"Toggle\" at 1 for 1"]
    case .label: ["label \"Tap here\" on \"Toggle\" at 1 for 1"]
    case .wait: ["wait 1", "wait 500ms", "wait until settled"]
    case .hide: ["hide at 1", "hide"]
    case .show: ["show at 2.5", "show"]
    case .speed: ["speed 0.25 at 1 for 0.5", "speed 4"]
    case .duration: ["duration 4"]
    case .loop: ["loop"]
    case .size: ["size 800x600"]
    case .device: ["device ipad13", "device iphone15pro-landscape", "device mac"]
    case .os: ["os 26"]
    case .fps: ["fps 30"]
    case .scale: ["scale 2"]
    case .look: ["look social", "look documentation keyboard shown finish light"]
    case .view: ["view ContentView"]
    case .dark: ["dark"]
    case .light: ["light"]
    case .skip: ["skip"]
    }
  }
}

extension ScriptVerb {
  /// The page that lists all words, in Markdown.
  package static var reference: String {
    let entries = allCases.map { verb in
      "## \(verb.words)\n\n    \(verb.usage)\n\n\(verb.summary)\n\n"
        + verb.examples.map { "- `\($0)`\n" }.joined()
    }
    return """
      # Scripts

      A script says what happens to a view while it plays. It stands in a comment of Swift code,
      `// showreel: tap "Count" at 0.5; wait until settled`, in one of a page, in the timeline of a
      preset, or, for taps, on the command line. A line has one command, or several with `;` between them.

      A **TARGET** is what can be read on a thing or what it is called, in quotes (`"Toggle"`, or a
      symbol's name, `"plus"`), an accessibility identifier (`#save`), or a point of the screen
      (`120,40`). Without one it is the first thing there that fits.

      A **TIME** is in seconds from the start of the clip: `1`, `0.5`, `500ms`, `2s`. A step without
      one comes when the step before is over. A time that is over by then is an error. What is merely shown
      (`zoom`, `caption` and their like) or said of the time (`hide`, `show`, `speed`) waits for no step where
      it has a time of its own.

      Without a script a demo plays itself. It taps the first thing that changes something, uses what that has opened and closes it.
      Then it opens what stands beside it, three things in all: buttons of one name where there are no more than three, and rows of a list
      that were written one by one, not the rows of a collection nor links to pages. What can be dragged is dragged the
      first of a few ways in which it stays; where it always springs back, a longer one, at last as far as the screen is wide. Where one can search,
      it types, on to what is nowhere if a view tells of that, chooses another scope, takes a token or a word that is
      suggested, and cancels; a search that leaves all as it was gives way to what else there is. Where a field's selection is
      bound to something, it types and taps the buttons that select. What scrolls beside segments is scrolled once they were tapped.
      What never ends is shown for four seconds; longer where a timer's first turn, or what a delay leads to, comes later, for eight at most and the
      movement that it begins. A timer that the code ends within twenty seconds is shown to its end.

      """ + "\n" + entries.joined(separator: "\n")
  }
}
