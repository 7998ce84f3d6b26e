/// Shows what a file is about that has no view: the file of an app in which its transitions, its modifiers, its animations or
/// a style of its buttons are. They are shown on a card.
struct PartDemo {
  /// The transition's, the modifier's, the animation's or the style's.
  let name: String
  let call: PlausibleCall

  /// Nil where there is none that can be made.
  init?(of source: SwiftSource) {
    let survey = source.survey
    let members = PartMembers(of: source)
    let transitions = survey.types.filter { survey.conforms($0, to: "Transition") }
    let modifiers = survey.modifiers
    if let transition = members.transitions.last {
      self.init(transition.name, transition: "." + transition.text)
    } else if let part = Self.made(of: transitions, in: survey) {
      self.init(part.name, transition: part.call.text)
    } else if let part = modifiers.reversed().lazy.compactMap({ Self.moved($0, in: survey) }).first
    {
      self = part
    } else if let modifier = members.modifiers.last(where: { $0.switched != nil })
      ?? members.modifiers.last
    {
      self.init(
        modifier.name, text: "card.\(modifier.text)",
        modifier.switched.map { Self.switched("\(Self.card).\($0)", word: "Animate") }
          ?? "\(Self.card).\(modifier.text)")
    } else if let part = Self.styled(in: survey) {
      self = part
    } else if let animation = members.animations.last {
      self.init(animation: animation)
    } else {
      return nil
    }
  }

  /// Something with a text and a ground of its own, so that what is done to either is seen.
  private static let card =
    "VStack(spacing: 12) { Image(systemName: \"star.fill\").font(.largeTitle); "
    + "Text(\"Hello, world!\").font(.headline) }.foregroundStyle(.white)"
    + ".frame(width: 220, height: 150).background(Color.blue, in: RoundedRectangle(cornerRadius: 24))"

  private init(_ name: String, text: String, _ expression: String) {
    self.name = name
    call = PlausibleCall(text: text, expression: expression)
  }

  private init(_ name: String, transition: String) {
    self.init(
      name, text: "if isShown { card.transition(\(transition)) }",
      Self.switched(
        "Group { if isOn.wrappedValue { \(Self.card).transition(\(transition)) } }"
          + ".frame(maxWidth: .infinity).frame(height: 320)", word: "Show"))
  }

  /// A card that goes up and down by it.
  private init(animation: PartMembers.Member) {
    let name = "Animation.\(animation.text)"
    self.init(
      animation.name, text: "withAnimation(.\(animation.text)) { card moves }",
      Self.switched(
        "\(Self.card).offset(y: isOn.wrappedValue ? 140 : -140).frame(height: 430)",
        word: "Move", by: name))
  }

  /// What a button turns on and off.
  private static func switched(
    _ view: String, word: String, by animation: String = ".easeInOut(duration: 0.8)"
  ) -> String {
    "_held(false as Bool) { isOn in VStack(spacing: 60) { \(view); "
      + "Button(\"\(word)\") { withAnimation(\(animation)) { isOn.wrappedValue.toggle() } }"
      + ".buttonStyle(.borderedProminent) } }"
  }

  private static func made(
    of types: [DeclaredType], in survey: SourceSurvey
  ) -> (name: String, call: PlausibleCall)? {
    types.reversed().lazy
      .compactMap { type in
        PlausibleCall(valueOf: type, in: survey).map { (type.name, $0) }
      }.first
  }

  /// What animates is given another value by a button; what does not may move by itself.
  private static func moved(_ type: DeclaredType, in survey: SourceSurvey) -> PartDemo? {
    let given = (type.missingValues ?? []).lazy.compactMap(Self.states).first
    let values = given.map { [$0.label: "isOn.wrappedValue ? \($0.on) : \($0.off)"] } ?? [:]
    guard let shown = PlausibleCall(valueOf: type, in: survey),
      let call = PlausibleCall(valueOf: type, in: survey, given: values)
    else { return nil }
    let text = "card.modifier(\(shown.text))"
    let expression = "\(card).modifier(\(call.text))"
    return PartDemo(
      type.name, text: text,
      given == nil ? expression : switched(expression, word: "Animate"))
  }

  /// The first value that is worth changing.
  private static func states(
    of value: RequiredValue
  ) -> (label: String, off: String, on: String)? {
    let name = value.label.lowercased()
    let (off, on): (String, String)
    switch value.type {
    case .named("Bool"): (off, on) = ("false", "true")
    case .named("Angle"): (off, on) = (".zero", ".degrees(180)")
    case .named("Double"), .named("CGFloat"), .named("Float"):
      let isAngle = ["angle", "degree", "rotation"].contains { name.contains($0) }
      let isLength = ["offset", "width", "height", "radius", "dash", "phase"].contains {
        name.contains($0)
      }
      (off, on) = ("0", isAngle ? "180" : isLength ? "40" : "1")
    default: return nil
    }
    return value.wrapper == nil ? (value.label, off, on) : nil
  }

  private static func styled(in survey: SourceSurvey) -> PartDemo? {
    let kinds = [
      ("ButtonStyle", "Button(\"Button\") { isOn.wrappedValue.toggle() }.buttonStyle"),
      ("PrimitiveButtonStyle", "Button(\"Button\") { isOn.wrappedValue.toggle() }.buttonStyle"),
      ("ToggleStyle", "Toggle(\"Toggle\", isOn: isOn).toggleStyle"),
      ("ProgressViewStyle", "ProgressView(value: 0.6).progressViewStyle"),
      ("LabelStyle", "Label(\"Label\", systemImage: \"star.fill\").labelStyle"),
    ]
    for (kind, view) in kinds {
      let types = survey.types.filter { survey.conforms($0, to: kind) }
      guard let part = made(of: types, in: survey) else { continue }
      let shown = "\(view)(\(part.call.text))"
      return PartDemo(
        part.name, text: shown.replacing(" { isOn.wrappedValue.toggle() }", with: " { }"),
        "_held(false as Bool) { isOn in \(shown).padding(40) }")
    }
    return nil
  }
}
