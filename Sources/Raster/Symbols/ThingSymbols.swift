import Foundation

/// Drawings of our own of things, where the icon sets have none or another one.
///
/// In the coordinates of ``OwnSymbols``; `{line}` stands for the weight's line width.
enum ThingSymbols {
  static let drawings: [String: String] = [
    "cross": line(crossEdge), "cross.fill": solid(crossEdge),
    // The icon font has the outline alone.
    "tshirt.fill": solid(
      "M5.2 1.8L1 4.2L2.8 7.8L4.4 7V14.4H11.6V7L13.2 7.8L15 4.2L10.8 1.8C10.3 3.2 9.3 3.9 8 3.9S5.7 3.2 5.2 1.8Z"
    ),
    "cross.case": line(caseEdge + caseHandle) + line("M8 7.4V11.8M5.8 9.6H10.2"),
    "cross.case.fill": cut(solid(caseEdge) + line(caseHandle), "M8 7.4V11.8M5.8 9.6H10.2"),
    "iphone": line(phoneEdge) + #"<rect x="6.6" y="1.9" width="2.8" height="1.1" rx="0.55"/>"#,
    "apps.iphone": line(phoneEdge)
      + #"<path d="M5.6 3H7.4V4.8H5.6ZM8.6 3H10.4V4.8H8.6ZM5.6 6H7.4V7.8H5.6ZM8.6 6H10.4V7.8H8.6Z"/>"#
      + #"<path d="M5.6 9H7.4V10.8H5.6ZM8.6 9H10.4V10.8H8.6Z"/>"#,
    "ipad": line(
      "M4 0.4H12Q13.8 0.4 13.8 2.2V13.8Q13.8 15.6 12 15.6H4Q2.2 15.6 2.2 13.8V2.2Q2.2 0.4 4 0.4Z")
      + line("M6.4 13.6H9.6"),
    "signature": line("M0.6 13.6H15.4")
      + line(
        "M1.6 11.4C4.8 7 7.4 3.6 6.4 1.8C5 0.4 3 6.8 4.6 9.6C5.6 11 6.8 8 8 7C8.8 6.6 8 9.6 9 9.6C10 9.6 10.2 7.8 11.2 7.8C12 7.8 11.8 9.4 14.4 8.8"
      ),
    // Upright, side by side.
    "fork.knife": line("M1.4 1V4.8Q1.4 7.6 4.1 7.6Q6.8 7.6 6.8 4.8V1M4.1 1V15.2")
      + solid("M11.2 9.4V1.2C13.1 2.2 14 5.4 13.9 9.4Z") + line("M11.2 9.4V15.2"),
    "mappin": #"<circle cx="8" cy="3.6" r="3.4"/>"# + line("M8 6V15.4"),
    "mappin.and.ellipse": #"<circle cx="8" cy="2.9" r="3"/>"# + line("M8 5V12.4")
      + line(
        "M5.4 10.6C3 10.9 1.4 11.7 1.4 12.8C1.4 14.2 4.2 15.4 8 15.4S14.6 14.2 14.6 12.8C14.6 11.7 13 10.9 10.6 10.6"
      ),
    "circle.and.line.horizontal": line("M8 1.6A6.4 6.4 0 1 1 7.99 1.6Z") + line("M-0.6 8H16.6"),
    "lasso": line(
      "M8 1.8C12.2 1.8 15.4 4 15.4 6.9S12.2 12 8 12S0.6 9.8 0.6 6.9S3.8 1.8 8 1.8Z")
      + line("M5.2 13.2A1.6 1.6 0 1 1 5.19 10C6.4 10 7.2 12 5.6 15"),
    "arrow.uturn.backward": line("M3 5.6H10.8A3.9 3.9 0 0 1 10.8 13.4H6.6M6.4 1.8L2.6 5.6L6.4 9.4"),
    "arrow.uturn.left": line("M3 5.6H10.8A3.9 3.9 0 0 1 10.8 13.4H6.6M6.4 1.8L2.6 5.6L6.4 9.4"),
    "arrow.uturn.forward": line("M13 5.6H5.2A3.9 3.9 0 0 0 5.2 13.4H9.4M9.6 1.8L13.4 5.6L9.6 9.4"),
    "arrow.uturn.right": line("M13 5.6H5.2A3.9 3.9 0 0 0 5.2 13.4H9.4M9.6 1.8L13.4 5.6L9.6 9.4"),
    "arrow.uturn.down": line("M12.4 12.6V5.2A3.9 3.9 0 0 0 4.6 5.2V9M8.8 9.4L12.4 13L16 9.4"),
    "arrow.uturn.up": line("M12.4 3.4V10.8A3.9 3.9 0 0 1 4.6 10.8V7M8.8 6.6L12.4 3L16 6.6"),
    "arrowshape.up": line(shapeUp), "arrowshape.up.fill": solid(shapeUp),
    "arrowshape.down": line(shapeDown), "arrowshape.down.fill": solid(shapeDown),
    "arrowshape.left": line(shapeLeft), "arrowshape.left.fill": solid(shapeLeft),
    "arrowshape.right": line(shapeRight), "arrowshape.right.fill": solid(shapeRight),
    "rectangle.on.rectangle": line(
      "M11.6 4.4V2.6Q11.6 1 10 1H0.8Q-0.8 1 -0.8 2.6V8.8Q-0.8 10.4 0.8 10.4H2.4")
      + line(
        "M6 5.6H15.2Q16.8 5.6 16.8 7.2V13.4Q16.8 15 15.2 15H6Q4.4 15 4.4 13.4V7.2Q4.4 5.6 6 5.6Z"),
    "rectangle.on.rectangle.fill": line(
      "M11.6 4.4V2.6Q11.6 1 10 1H0.8Q-0.8 1 -0.8 2.6V8.8Q-0.8 10.4 0.8 10.4H2.4")
      + solid(
        "M6 5.6H15.2Q16.8 5.6 16.8 7.2V13.4Q16.8 15 15.2 15H6Q4.4 15 4.4 13.4V7.2Q4.4 5.6 6 5.6Z"),
    "square.on.square": squareBehind + line(squareInFront),
    "square.on.square.fill": squareBehind + solid(squareInFront),
    "plus.square.on.square": squareBehind + line(squareInFront)
      + line("M10.2 7.6V12.8M7.6 10.2H12.8"),
    "plus.square.fill.on.square.fill": squareBehind
      + cut(solid(squareInFront), "M10.2 7.6V12.8M7.6 10.2H12.8"),
    "cursorarrow": line("M4 1.2V13.6L7.1 10.8L9.1 15L11.1 14.1L9.1 9.9L13.2 9.6Z"),
    "cursorarrow.rays": cursorWithRays, "cursorarrow.click": cursorWithRays,
    "circlebadge": line(badgeEdge), "circlebadge.fill": solid(badgeEdge),
    "smallcircle.circle": line(ball) + line("M8 5.2A2.8 2.8 0 1 1 7.99 5.2Z"),
    "smallcircle.filled.circle": line(ball) + #"<circle cx="8" cy="8" r="3.2"/>"#,
    "scope": line("M8 2.2A5.8 5.8 0 1 1 7.99 2.2Z")
      + line("M8 -0.4V4.8M8 11.2V16.4M-0.4 8H4.8M11.2 8H16.4"),
    "capsule.portrait": line(uprightCapsule), "capsule.portrait.fill": solid(uprightCapsule),
    "rectangle.dashed":
      #"<rect x="0.5" y="3" width="15" height="10" rx="1.8" fill="none" stroke="black" stroke-width="{line}" stroke-dasharray="2.7 1.6"/>"#,
    "rectangle.grid.3x2": line(sixRectangles), "rectangle.grid.3x2.fill": solid(sixRectangles),
    "text.page": line(pageEdge) + line(pageText),
    "text.page.fill": cut(solid(pageEdge), pageText),
    "text.rectangle": line(plateEdge) + line(plateText),
    "text.rectangle.fill": cut(solid(plateEdge), plateText),
    "arrow.triangle.turn.up.right.diamond": line(diamondEdge) + turnedArrow,
    "arrow.triangle.turn.up.right.diamond.fill": cutOut(solid(diamondEdge), turnedArrow),
    "arrow.triangle.merge": line(
      "M3 15V13Q3 10.6 5.4 9.4L6.6 8.8Q8 8 8 6.4V4M13 15V13Q13 10.6 10.6 9.4L9.4 8.8Q8 8 8 6.4")
      + #"<path d="M4.8 4.6L8 0L11.2 4.6Z"/>"#,
    "waveform.path": line("M-0.6 8H2.8L5 2.6L8.2 13.4L11 5L12.6 8H16.6"),
    "square.stack": line(stackedSquare) + stackLines,
    "square.stack.fill": solid(stackedSquare) + stackLines,
    "person.crop.square.stack": line(stackedSquare) + stackLines + croppedPerson,
    "person.crop.square.stack.fill": cutOut(solid(stackedSquare), croppedPerson) + stackLines,
    "person.2.crop.square.stack": line(stackedSquare) + stackLines + croppedPeople,
    "person.2.crop.square.stack.fill": cutOut(solid(stackedSquare), croppedPeople) + stackLines,
    "leaf": line(leafEdge) + line("M1.2 14.8C3.4 11.4 6 9 10.4 7.2"),
    "faceid": line(
      "M0.8 4.4V2.8Q0.8 0.8 2.8 0.8H4.4M11.6 0.8H13.2Q15.2 0.8 15.2 2.8V4.4M15.2 11.6V13.2Q15.2 15.2 13.2 15.2H11.6M4.4 15.2H2.8Q0.8 15.2 0.8 13.2V11.6"
    )
      + line(
        "M4.9 5.3V6.5M11.1 5.3V6.5M8.3 5.3V8.5Q8.3 9.1 7.7 9.1H7.4M5.1 10.9Q8 13.3 10.9 10.9"),
    "crown": line(crownEdge), "crown.fill": solid(crownEdge),
    "mountain.2": line(mountains), "mountain.2.fill": solid(mountains),
    "app": line(appEdge), "app.fill": solid(appEdge),
    "theatermasks": line(maskBehind) + line(maskInFront) + line(maskFace),
    "theatermasks.fill": solid(maskBehind) + cut(solid(maskInFront), maskFace),
    "sailboat": line(
      "M7.6 1.2V10.4H1.6ZM9.6 4.4C11.6 6 12.8 8 13.2 10.4H9.6ZM0.8 12.6H15.2C14.6 14.2 13.4 15 11.8 15H4.2C2.6 15 1.4 14.2 0.8 12.6Z"
    ),
    "sailboat.fill": solid(
      "M7.6 1.2V10.4H1.6ZM9.6 4.4C11.6 6 12.8 8 13.2 10.4H9.6ZM0.8 12.6H15.2C14.6 14.2 13.4 15 11.8 15H4.2C2.6 15 1.4 14.2 0.8 12.6Z"
    ),
    "sun.dust": line("M8 4.6A3.4 3.4 0 1 1 7.99 4.6Z") + dots(radius: 6.4, count: 8),
    "sun.dust.fill": solid("M8 4.6A3.4 3.4 0 1 1 7.99 4.6Z") + dots(radius: 6.4, count: 8),
    "bolt.heart": line(heart) + solid("M8.8 4.8L5.6 9H7.8L7.2 12L10.4 7.8H8.2Z"),
    "bolt.heart.fill": cutOut(
      solid(heart), #"<path d="M8.8 4.8L5.6 9H7.8L7.2 12L10.4 7.8H8.2Z"/>"#),
    "party.popper": line("M1.2 14.8L5.2 4.8L11.2 10.8Z") + confetti,
    "party.popper.fill": solid("M1.2 14.8L5.2 4.8L11.2 10.8Z") + confetti,
    "fireworks": burst, "progress.indicator": spinner,
    "exclamationmark.warninglight": line(dome) + line("M0.8 14.6H15.2") + line("M8 6V8.4")
      + #"<circle cx="8" cy="10.6" r="0.8"/>"#,
    "exclamationmark.warninglight.fill": cutOut(
      solid(dome),
      #"<path d="M8 5.8V8.2" stroke="black" stroke-width="1.3" stroke-linecap="round"/><circle cx="8" cy="10.4" r="0.85"/>"#
    )
      + line("M0.8 14.6H15.2"),
    "sportscourt": line(
      "M0.6 2.6H15.4Q16.6 2.6 16.6 3.8V12.2Q16.6 13.4 15.4 13.4H0.6Q-0.6 13.4 -0.6 12.2V3.8Q-0.6 2.6 0.6 2.6Z"
    )
      + line("M8 2.6V13.4M8 6A2 2 0 1 1 7.99 6ZM-0.6 5.4H2.6V10.6H-0.6M16.6 5.4H13.4V10.6H16.6"),
    "volleyball": line(ball)
      + line(
        "M8 8C9.6 4.6 9.4 2.4 8.2 0.8M8 8C4.2 7.8 2 8.8 0.9 10M8 8C9.8 11.2 12 12.4 14.2 12M11.4 7.2C12 4.6 11.4 2.8 10.4 1.4M6 9.4C3.8 10.4 2.8 11.6 2.6 12.8"
      ),
    "tennisball": line(ball) + line(seams), "tennisball.fill": cut(solid(ball), seams),
    "baseball": line(ball) + line(stitchedSeams), "baseball.fill": cut(solid(ball), stitchedSeams),
    "ruler": line("M0.4 5.4H15.6V10.6H0.4Z")
      + line("M3 5.4V7.6M5.5 5.4V8.4M8 5.4V7.6M10.5 5.4V8.4M13 5.4V7.6"),
    "ruler.fill": cut(
      solid("M0.4 5.4H15.6V10.6H0.4Z"), "M3 4.8V7.6M5.5 4.8V8.4M8 4.8V7.6M10.5 4.8V8.4M13 4.8V7.6"),
    "highlighter": line("M3 12.4L10.8 1.4L14.4 4L6.6 14.8H3Z") + line("M8 5.2L11.8 8M0.8 15.2H3"),
    "dial.low": dial(-120), "dial.medium": dial(0), "dial.high": dial(120), "dial.max": dial(150),
    "dial.min": dial(-150), "dial": dial(0),
    "dial.fill": cut(solid("M8 3.4A4.8 4.8 0 1 1 7.99 3.4Z"), "M8 3.4V5.8")
      + dots(radius: 7.4, count: 12, from: 1, through: 11),
    "barometer": line(ball) + line("M8 8L11.6 5")
      + #"<circle cx="8" cy="8" r="1.2"/>"#
      + line("M3.2 8H3.6M8 3.2V3.6M12.4 8H12.8M4.6 4.6L4.9 4.9"),
    "gauge.with.needle": line(ball) + line("M8 9.4L11 4.6") + #"<circle cx="8" cy="9.8" r="1.3"/>"#,
    "metronome": line("M5.6 0.8H10.4L13.6 15.2H2.4Z") + line("M8 11.4L13.4 3.2M3.4 11.4H12.6"),
    "giftcard": line(cardEdge)
      + line(
        "M-0.4 9.4H16.4M5 2.8V13.2M5 9.4C2.6 8.6 2.2 6.6 3.4 6.2S5 7.6 5 9.4C5 7.6 5.4 5.8 6.6 6.2S7.4 8.6 5 9.4"
      ),
    "banknote": line(cardEdge) + line("M8 5.8A2.2 2.2 0 1 1 7.99 5.8Z")
      + #"<circle cx="2.2" cy="8" r="0.8"/><circle cx="13.8" cy="8" r="0.8"/>"#,
    "banknote.fill": cutOut(
      solid(cardEdge),
      #"<circle cx="8" cy="8" r="2.4"/><circle cx="2.2" cy="8" r="0.8"/><circle cx="13.8" cy="8" r="0.8"/>"#
    ),
    "wallet.pass": line(wallet)
      + line("M1.2 8.4H5.4C5.4 10 6.6 11 8 11S10.6 10 10.6 8.4H14.8M1.4 5.6H14.6"),
    "wallet.pass.fill": cut(
      solid(wallet), "M1.2 8.4H5.4C5.4 10 6.6 11 8 11S10.6 10 10.6 8.4H14.8M1.4 5.2H14.6"),
    "birthday.cake": line(
      "M1.6 15V9.4Q1.6 7.8 3.2 7.8H12.8Q14.4 7.8 14.4 9.4V15ZM0.4 15H15.6M1.6 11.4C3.2 12.8 4.8 12.8 6.4 11.4S9.6 12.8 11.2 11.4S13.6 12.4 14.4 11.6"
    )
      + candles,
    "birthday.cake.fill": cut(
      solid("M1.6 15V9.4Q1.6 7.8 3.2 7.8H12.8Q14.4 7.8 14.4 9.4V15Z"),
      "M1 11.4C3.2 12.8 4.8 12.8 6.4 11.4S9.6 12.8 11.2 11.4S13.6 12.4 15 11.4")
      + line("M0.4 15H15.6") + candles,
    "wineglass": line("M4 0.8H12C13 5 12 8.6 8 8.6S3 5 4 0.8ZM8 8.6V15M4.8 15.2H11.2M3.6 4.4H12.4"),
    "wineglass.fill": solid("M3.5 4.4H12.5C12.6 6.8 11.2 8.6 8 8.6S3.4 6.8 3.5 4.4Z")
      + line("M4 0.8H12C13 5 12 8.6 8 8.6S3 5 4 0.8ZM8 8.6V15M4.8 15.2H11.2"),
    "mug": line(
      "M1.6 2.4H11V12.6Q11 14.8 8.8 14.8H3.8Q1.6 14.8 1.6 12.6ZM11 4.8H12.8Q15 4.8 15 7V8.6Q15 10.8 12.8 10.8H11"
    ),
    "mug.fill": solid("M1.6 2.4H11V12.6Q11 14.8 8.8 14.8H3.8Q1.6 14.8 1.6 12.6Z")
      + line("M11 4.8H12.8Q15 4.8 15 7V8.6Q15 10.8 12.8 10.8H11"),
    "popcorn": line("M2.4 6.4L4 15.2H12L13.6 6.4ZM6 6.6L6.6 15M10 6.6L9.4 15") + line(popped),
    "popcorn.fill": cut(solid("M2.4 6.4L4 15.2H12L13.6 6.4Z"), "M6 6.6L6.6 15M10 6.6L9.4 15")
      + solid(popped),
    "mouth": line(
      "M0.8 7.6C3.2 4.4 5.8 4 8 5.4C10.2 4 12.8 4.4 15.2 7.6C13 11.6 10.6 12.8 8 12.8S3 11.6 0.8 7.6ZM0.8 7.6C5 8.8 11 8.8 15.2 7.6"
    ),
    "mouth.fill": cut(
      solid(
        "M0.8 7.6C3.2 4.4 5.8 4 8 5.4C10.2 4 12.8 4.4 15.2 7.6C13 11.6 10.6 12.8 8 12.8S3 11.6 0.8 7.6Z"
      ), "M0.8 7.8C5 9 11 9 15.2 7.8"),
    "nose": line(
      "M9.6 1.2C9 6 12.4 8.8 12.6 11.4C12.8 13.6 10.4 13.6 9.8 12.8M9.8 12.8C9 14.8 6.4 14.6 6.2 13M6.2 13C4.4 13.8 3.2 12 4.4 10.6"
    ),
    "mustache": line(mustache), "mustache.fill": solid(mustache),
    "brain": line(brainHalf + mirrored(brainHalf)) + line("M8 2V14"),
    "brain.fill": cut(solid(brainHalf + mirrored(brainHalf)), "M8 1V15"),
    "brain.head.profile": line(
      "M10.4 15.4V12.8H12.2Q13.4 12.8 13.4 11.6V9.6L15 9L13.4 6.2C13.2 2.6 10.8 0.6 7.6 0.6C3.8 0.6 1 3.4 1 7C1 9.6 2.2 11.2 3.6 12.4V15.4"
    )
      + line(
        "M7.4 3.6C5.6 2.6 3.8 4 4.2 5.6C3 6.6 3.8 8.8 5.6 8.6C6 9.8 7.4 9.8 7.8 8.8C9.6 9.2 10.8 7.4 9.8 6C10.2 4.2 8.8 3 7.4 3.6Z"
      ),
    "facemask": line(
      "M2 5.4C4.6 5 6.4 3.6 8 3.6S11.4 5 14 5.4V8.6C14 11.4 11.6 13 8 13S2 11.4 2 8.6ZM4.8 7.4H11.2M4.8 9.8H11.2"
    ),
    "teddybear": line(
      "M8 1.6C10.6 1.6 12.4 3 12.4 5C12.4 7 10.6 8.2 8 8.2S3.6 7 3.6 5C3.6 3 5.4 1.6 8 1.6ZM5 8C3.4 9 3 10.6 3.4 12.4M11 8C12.6 9 13 10.6 12.6 12.4M3.4 12.4C3.4 14.4 5.2 15.2 8 15.2S12.6 14.4 12.6 12.4"
    )
      + #"<circle cx="4" cy="1.8" r="1.6"/><circle cx="12" cy="1.8" r="1.6"/><circle cx="6.4" cy="4.4" r="0.7"/><circle cx="9.6" cy="4.4" r="0.7"/><circle cx="8" cy="6" r="0.9"/>"#,
    "lizard": line(
      "M8 0.8C9.6 1.4 9.8 3.4 9 4.6C10.6 6.4 10.4 9 8.8 10.8C7.6 12.4 8.6 14.4 11 13.6M7 4.6C5.4 6.4 5.6 9 7.2 10.8M8 0.8C6.4 1.4 6.2 3.4 7 4.6M9.4 5.6L12.4 4.4L13.4 2.4M6.6 5.6L3.6 4.4L2.6 2.4M9.4 9.6L12.4 10.2L13.6 12.2M6.6 9.6L3.6 10.2L2.4 12.2"
    ),
    "zzz": line("M9.6 0.8H13.6L9.6 5.2H13.6M14.6 4.8H17L14.6 7.6H17"),
    "rays.top": line("M8 -0.6V1M3 1.4L4 2.6M13 1.4L12 2.6M0.6 6H2.2M13.8 6H15.4"),
    "clap.lines": line("M3 4L1.8 2.6M5.2 2.6L4.8 0.8M1.8 6.2L0 5.6"),
    "wave.lines": line("M1.6 4.4C2 3 2.8 2.2 4 1.6M14.4 11.6C14 13 13.2 13.8 12 14.4"),
    "play.tv": line(tvEdge + tvFoot) + solid("M6.6 5V9L10 7Z"),
    "play.tv.fill": cutOut(solid(tvEdge), #"<path d="M6.4 4.6V9.4L10.6 7Z"/>"#) + line(tvFoot),
    "4k.tv": line(tvEdge + tvFoot + fourK), "4k.tv.fill": cut(solid(tvEdge), fourK) + line(tvFoot),
    "text.magnifyingglass": line("M0.6 2.6H13.4M0.6 6.4H5.4M0.6 10.2H4.4")
      + line("M10.2 6A3.6 3.6 0 1 1 10.19 6ZM12.8 12.2L15.6 15"),
    "pencil.tip.crop.circle": line(ball) + line("M5.2 14.2V10.4L8 3.8L10.8 10.4V14.2")
      + solid("M7.2 5.9L8 3.8L8.8 5.9Z"),
    "airpodspro.chargingcase.wireless": line(earbudCase) + #"<circle cx="8" cy="9.4" r="0.8"/>"#,
    "airpodspro.chargingcase.wireless.fill": cutOut(
      solid(earbudCase), #"<circle cx="8" cy="9.4" r="0.9"/>"# + line("M-1 6.6H17")),
    "badge.dot": #"<circle cx="8" cy="8" r="2.6"/>"#,
    "quarternote": #"<ellipse cx="6.2" cy="13" rx="2.6" ry="2.1"/>"# + line("M8.3 12.6V1.4"),
    "battery.0": battery(0), "battery.0percent": battery(0), "battery.25": battery(0.25),
    "battery.25percent": battery(0.25), "battery.50": battery(0.5),
    "battery.50percent": battery(0.5), "battery.75": battery(0.75),
    "battery.75percent": battery(0.75), "battery.100": battery(1),
    "battery.100percent": battery(1), "battery.100.bolt": chargedBattery,
    "battery.100percent.bolt": chargedBattery,
  ].merging(gauges) { own, _ in own }.merging(lowGauges) { own, _ in own }

  // MARK: Made by numbers

  private static let gauges: [String: String] = Dictionary(
    uniqueKeysWithValues: [0, 33, 50, 67, 100].map { percent in
      let angle = (Double(percent) / 100 * 240 - 120) * .pi / 180
      return (
        "gauge.with.dots.needle.\(percent)percent",
        line(ball) + dots(radius: 4.9, count: 12, from: 1, through: 11)
          + line("M8 9L\(8 + 3.8 * sin(angle)) \(9 - 3.8 * cos(angle))")
          + #"<circle cx="8" cy="9" r="1.3"/>"#
      )
    })

  /// A needle that turns about the dial's lower half.
  private static let lowGauges: [String: String] = Dictionary(
    uniqueKeysWithValues: [0, 50, 100].map { percent in
      let angle = (Double(percent) / 100 * 180 - 90) * .pi / 180
      return (
        "gauge.with.dots.needle.bottom.\(percent)percent",
        line(ball) + dots(radius: 4.9, count: 12, from: 2, through: 10)
          + line("M8 10.4L\(8 + 4 * sin(angle)) \(10.4 - 4 * cos(angle))")
          + #"<circle cx="8" cy="10.4" r="1.3"/>"#
      )
    })

  /// - Parameter degrees: From the top, clockwise.
  private static func dial(_ degrees: Double) -> String {
    let angle = degrees * .pi / 180
    return line("M8 3.4A4.8 4.8 0 1 1 7.99 3.4Z")
      + line(
        "M\(8 + 2.4 * sin(angle)) \(8.2 - 2.4 * cos(angle))L\(8 + 4.4 * sin(angle)) \(8.2 - 4.4 * cos(angle))"
      ) + dots(radius: 7.4, count: 12, from: 1, through: 11)
  }

  /// - Parameters:
  ///   - first: Counted clockwise from the lowest.
  private static func dots(
    radius: Double, count: Int, from first: Int = 0, through last: Int? = nil
  ) -> String {
    (first...(last ?? count - 1)).map { dot in
      let angle = Double(dot) / Double(count) * 2 * .pi
      return
        #"<circle cx="\#(8 - radius * sin(angle))" cy="\#(8 + radius * cos(angle))" r="0.75"/>"#
    }.joined()
  }

  private static func battery(_ charge: Double) -> String {
    batteryEdge
      + (charge > 0
        ? #"<rect x="0.4" y="5.6" width="\#(13 * charge)" height="4.8" rx="1.1"/>"# : "")
  }

  private static let batteryEdge =
    line("M0.2 3.8H13.6Q15.8 3.8 15.8 6V10Q15.8 12.2 13.6 12.2H0.2Q-2 12.2 -2 10V6Q-2 3.8 0.2 3.8Z")
    + #"<path d="M17 6.4C18.2 6.7 18.2 9.3 17 9.6Z"/>"#
  private static let chargedBattery =
    cutOut(
      batteryEdge + #"<rect x="0.4" y="5.6" width="13" height="4.8" rx="1.1"/>"#,
      #"<path d="M8 1.4L3.4 9H6.4L5.6 14.6L10.4 7H7.4Z" stroke="black" stroke-width="1.6" stroke-linejoin="round"/>"#
    ) + solid("M8 1.4L3.4 9H6.4L5.6 14.6L10.4 7H7.4Z")

  private static let tvEdge =
    "M2 2.5H14Q15.5 2.5 15.5 4V10Q15.5 11.5 14 11.5H2Q0.5 11.5 0.5 10V4Q0.5 2.5 2 2.5Z"
  private static let tvFoot = "M3.4 13.8H12.6"
  private static let fourK =
    "M5.2 4.7L3.4 7.8H6.6M5.6 6.4V9.3M9.4 4.7V9.3M12.4 4.7L9.6 7L12.4 9.3"
  private static let earbudCase =
    "M4 3.2H12Q15.6 3.2 15.6 6.6V9.4Q15.6 12.8 12 12.8H4Q0.4 12.8 0.4 9.4V6.6Q0.4 3.2 4 3.2ZM0.4 6.6H15.6"

  private static let burst: String = (0..<8).map { ray in
    let angle = Double(ray) * .pi / 4
    let (x, y) = (sin(angle), -cos(angle))
    return line("M\(8 + 2.6 * x) \(8 + 2.6 * y)L\(8 + 5.2 * x) \(8 + 5.2 * y)")
      + #"<circle cx="\#(8 + 7.4 * x)" cy="\#(8 + 7.4 * y)" r="0.8"/>"#
  }.joined()

  private static let spinner: String = (0..<8).map { ray in
    let angle = Double(ray) * .pi / 4
    let (x, y) = (sin(angle), -cos(angle))
    return
      #"<path d="M\#(8 + 3.6 * x) \#(8 + 3.6 * y)L\#(8 + 7 * x) \#(8 + 7 * y)" stroke="black" "#
      + #"stroke-width="1.9" stroke-linecap="round" stroke-opacity="\#(1 - Double(ray) * 0.1)"/>"#
  }.joined()

  // MARK: Edges

  private static let crossEdge =
    "M5.6 1H10.4V5.6H15V10.4H10.4V15H5.6V10.4H1V5.6H5.6Z"
  private static let caseEdge =
    "M1.8 4.4H14.2Q16 4.4 16 6.2V12.8Q16 14.6 14.2 14.6H1.8Q0 14.6 0 12.8V6.2Q0 4.4 1.8 4.4Z"
  private static let caseHandle = "M5 4.4V3Q5 1.6 6.4 1.6H9.6Q11 1.6 11 3V4.4"
  private static let phoneEdge =
    "M5.8 0.2H10.2Q12.2 0.2 12.2 2.2V13.8Q12.2 15.8 10.2 15.8H5.8Q3.8 15.8 3.8 13.8V2.2Q3.8 0.2 5.8 0.2Z"
  private static let squareInFront =
    "M6.6 4.8H13.8Q15.6 4.8 15.6 6.6V13.8Q15.6 15.6 13.8 15.6H6.6Q4.8 15.6 4.8 13.8V6.6Q4.8 4.8 6.6 4.8Z"
  private static let squareBehind = line(
    "M11.2 3.4V2.2Q11.2 0.4 9.4 0.4H2.2Q0.4 0.4 0.4 2.2V9.4Q0.4 11.2 2.2 11.2H3.4")
  private static let stackLines = line("M3 3.2H13M4.6 0.8H11.4")
  private static let leafEdge =
    "M15 1.2C9 1.4 3 3.4 2.4 8.4C2 12 4.4 13.8 7.2 13.4C12.4 12.8 14.6 7.4 15 1.2Z"
  private static let crownEdge =
    "M1 4.6L4.8 7.8L8 2.6L11.2 7.8L15 4.6L13.6 12.8Q13.5 13.4 12.9 13.4H3.1Q2.5 13.4 2.4 12.8Z"
  private static let appEdge =
    "M4.6 0.6H11.4Q15.4 0.6 15.4 4.6V11.4Q15.4 15.4 11.4 15.4H4.6Q0.6 15.4 0.6 11.4V4.6Q0.6 0.6 4.6 0.6Z"
  private static let maskBehind =
    "M4.2 10.6C1.6 9.8 0 7.6 0 4.8V1.6C2.8 2.2 5.8 2 8.4 1V3.6"
  private static let maskInFront =
    "M6.6 5.4C9.8 6.6 12.8 6.6 16 5.4V9.2C16 12.6 14.2 15 11.3 15.4C8.4 15 6.6 12.6 6.6 9.2Z"
  private static let maskFace = "M8.8 8.8H9.8M12.8 8.8H13.8M9.2 11.6C10.4 13 12.2 13 13.4 11.6"
  private static let cursorWithRays =
    line("M6.8 6.8V15.2L8.9 13.3L10.2 16L11.6 15.4L10.3 12.6L13.1 12.4Z")
    + line("M6.8 1V3M1 6.8H3M2.7 2.7L4.1 4.1M10.9 2.7L9.5 4.1M2.7 10.9L4.1 9.5")
  private static let badgeEdge = "M8 4.6A3.4 3.4 0 1 1 7.99 4.6Z"
  private static let uprightCapsule =
    "M3.5 4.5V11.5A4.5 4.5 0 0 0 12.5 11.5V4.5A4.5 4.5 0 0 0 3.5 4.5Z"
  private static let sixRectangles =
    "M0.4 3.2H4.2V7H0.4ZM6.1 3.2H9.9V7H6.1ZM11.8 3.2H15.6V7H11.8ZM0.4 9H4.2V12.8H0.4ZM6.1 9H9.9V12.8H6.1ZM11.8 9H15.6V12.8H11.8Z"
  private static let pageEdge =
    "M4.4 0.6H11.6Q13.4 0.6 13.4 2.4V13.6Q13.4 15.4 11.6 15.4H4.4Q2.6 15.4 2.6 13.6V2.4Q2.6 0.6 4.4 0.6Z"
  private static let pageText = "M5.4 4.4H10.6M5.4 7.2H10.6M5.4 10H8.4"
  private static let plateEdge =
    "M2 2.6H14Q15.8 2.6 15.8 4.4V11.6Q15.8 13.4 14 13.4H2Q0.2 13.4 0.2 11.6V4.4Q0.2 2.6 2 2.6Z"
  private static let plateText = "M3.4 5.6H12.6M3.4 8H12.6M3.4 10.4H8.6"
  private static let diamondEdge =
    "M8 0.2Q8.8 0.2 9.4 0.8L15.2 6.6Q16.4 8 15.2 9.4L9.4 15.2Q8 16.4 6.6 15.2L0.8 9.4Q-0.4 8 0.8 6.6L6.6 0.8Q7.2 0.2 8 0.2Z"
  private static let turnedArrow =
    line("M5.4 11V8.8Q5.4 7.2 7 7.2H9") + #"<path d="M8.8 4.6L12 7.2L8.8 9.8Z"/>"#
  private static let stackedSquare =
    "M3.4 5.6H12.6Q14.4 5.6 14.4 7.4V13.6Q14.4 15.4 12.6 15.4H3.4Q1.6 15.4 1.6 13.6V7.4Q1.6 5.6 3.4 5.6Z"
  private static let croppedPerson =
    #"<circle cx="8" cy="9.2" r="1.8"/><path d="M4.6 15.4C4.6 12.9 6 11.8 8 11.8S11.4 12.9 11.4 15.4Z"/>"#
  private static let croppedPeople =
    #"<circle cx="6.3" cy="9.2" r="1.6"/><path d="M3.2 15.4C3.2 12.9 4.4 11.7 6.3 11.7S9.4 12.9 9.4 15.4Z"/>"#
    + #"<circle cx="10.9" cy="9.7" r="1.3"/><path d="M10.6 15.4C10.6 13.7 10.3 12.6 9.7 11.9Q10.2 11.7 10.9 11.7C12.3 11.7 13.1 12.8 13.1 15.4Z"/>"#
  private static let mountains = "M-0.6 13.6L5 3.4L8.4 9.4L10.6 6L16.6 13.6Z"
  private static let heart =
    "M8 14.6C3 11 0.8 8.4 0.8 5.6C0.8 3.4 2.4 1.8 4.4 1.8C6 1.8 7.2 2.6 8 4C8.8 2.6 10 1.8 11.6 1.8C13.6 1.8 15.2 3.4 15.2 5.6C15.2 8.4 13 11 8 14.6Z"
  private static let dome = "M2.8 12.4V8.4A5.2 5.2 0 0 1 13.2 8.4V12.4Z"
  private static let ball = "M8 0.8A7.2 7.2 0 1 1 7.99 0.8Z"
  private static let seams = "M3 2.8C5.8 6 5.8 10 3 13.2M13 2.8C10.2 6 10.2 10 13 13.2"
  private static let stitchedSeams =
    seams + "M3.4 6.2L5.8 5.4M3.4 9.8L5.8 10.6M12.6 6.2L10.2 5.4M12.6 9.8L10.2 10.6"
  private static let cardEdge =
    "M1 2.8H15Q16.8 2.8 16.8 4.6V11.4Q16.8 13.2 15 13.2H1Q-0.8 13.2 -0.8 11.4V4.6Q-0.8 2.8 1 2.8Z"
  private static let wallet =
    "M3 2.4H13Q14.8 2.4 14.8 4.2V12.2Q14.8 14 13 14H3Q1.2 14 1.2 12.2V4.2Q1.2 2.4 3 2.4Z"
  private static let candles =
    line("M4.6 7.6V4.8M8 7.6V4.8M11.4 7.6V4.8")
    + #"<circle cx="4.6" cy="2.6" r="0.9"/><circle cx="8" cy="2.6" r="0.9"/><circle cx="11.4" cy="2.6" r="0.9"/>"#
  private static let popped =
    "M2.6 6.2C0.8 5 1.8 2.6 3.8 3C4.2 1 6.8 0.6 7.8 2C9.2 0.6 11.8 1 12.2 3C14.2 2.6 15.2 5 13.4 6.2Z"
  private static let mustache =
    "M8 6.4C6.6 4.8 4.6 4.8 3.6 6.8C3 8.2 1.6 8.6 0 8C0.8 10.4 2.8 11.6 5 11.2C6.4 11 7.4 10 8 9C8.6 10 9.6 11 11 11.2C13.2 11.6 15.2 10.4 16 8C14.4 8.6 13 8.2 12.4 6.8C11.4 4.8 9.4 4.8 8 6.4Z"
  private static let brainHalf =
    "M8 2.2C6.6 0.6 4 1.2 3.6 3.2C1.8 3.6 1 5.6 2 7.2C0.8 8.8 1.4 11 3.2 11.6C3.2 13.8 6.2 15.2 8 13.6Z"
  private static let confetti =
    line("M9 6.6C10.4 5.6 10.6 4 9.8 2M10.6 8.4C12.4 8.6 14 8 15.2 6.6")
    + #"<circle cx="6.6" cy="1.8" r="0.9"/><circle cx="13.4" cy="2.6" r="0.9"/><circle cx="14.4" cy="10.6" r="0.9"/>"#

  private static let shapeUp = "M8 1L15 8.4H11V15H5V8.4H1Z"
  private static let shapeDown = "M8 15L15 7.6H11V1H5V7.6H1Z"
  private static let shapeLeft = "M1 8L8.4 1V5H15V11H8.4V15Z"
  private static let shapeRight = "M15 8L7.6 1V5H1V11H7.6V15Z"

  // MARK: Strokes

  private static func line(_ path: String) -> String {
    #"<path d="\#(path)" fill="none" stroke="black" stroke-width="{line}" "#
      + #"stroke-linecap="round" stroke-linejoin="round"/>"#
  }

  private static func solid(_ path: String) -> String {
    #"<path d="\#(path)"/>"# + line(path)
  }

  /// A solid with a line left out.
  private static func cut(_ svg: String, _ path: String) -> String {
    cutOut(svg, line(path))
  }

  private static func cutOut(_ svg: String, _ hidden: String) -> String {
    SymbolArtwork.masked(svg, hiding: hidden)
  }

  /// The other half of a path that ends in the middle; for paths of absolute coordinates.
  private static func mirrored(_ path: String) -> String {
    var isX = true
    return path.replacing(#/-?[0-9.]+/#) { match in
      defer { isX.toggle() }
      return isX
        ? "\(((16 - (Double(match.output) ?? 0)) * 100).rounded() / 100)" : "\(match.output)"
    }
  }
}
