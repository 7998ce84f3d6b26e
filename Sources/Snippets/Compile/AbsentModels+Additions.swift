// What extensions in another file add to types that are there: `CGFloat.gap`, `point.middle(to: other)`, `Color.brand.ground`.

extension AbsentModels {
  /// Those that apps add to, and that are worth handing back as they are where nothing says what else is made of them.
  private static let values: Set = [
    "Angle", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Character", "Color", "Data",
    "Date", "Double", "EdgeInsets", "Float", "Gradient", "Image", "Int", "LinearGradient",
    title,
    "NSNotification.Name", "String", "UIColor", "UIFont", "UIImage", "URL", "UUID", "UnitPoint",
  ]
  /// And those of which there is one.
  private static let places: Set = [
    "Bundle", "UIApplication", "UIDevice", "UIScreen", "UserDefaults",
  ]
  /// A call on one of these is a modifier, which is left out.
  private static let views: Set = ["Color", "Image", "LinearGradient"]

  /// - Parameter type: One that no model stands for.
  mutating func extend(
    _ type: String, with name: String, isStatic: Bool, _ error: Diagnostic, _ uses: MemberUses
  ) {
    guard error.isOfAnotherFile || error.missingName == nil,
      Self.values.contains(type) || Self.places.contains(type)
    else { return }
    let model = models[type] ?? AbsentModel(name: type, kind: .addition)
    guard (isStatic ? model.statics : model.members)[name] == nil else { return }
    let all = uses.members(named: name)
    let exact = isStatic ? all.filter { $0.base == "" || $0.base == type } : []
    let own = exact.isEmpty ? all : exact
    let call = own.lazy.compactMap(\.labels).first
    guard isStatic || call == nil || !Self.views.contains(type) else { return }
    let made: AbsentModel.Member
    if let call {
      made = .method(labels: call, result: Self.result(of: name, on: type, isStatic: isStatic))
    } else if isStatic, let group = group(named: name, of: type, uses) {
      made = .value(type: group)
    } else {
      let isTitle = type == Self.title
      let told = isTitle ? type : own.lazy.compactMap(Self.type).first
      made = .value(type: told ?? Self.result(of: name, on: type, isStatic: isStatic))
    }
    models[type] = models[type] ?? model
    if isStatic { models[type]?.statics[name] = made } else { models[type]?.members[name] = made }
    warnings.append(
      Self.warning(
        of: error, named: "\(type).\(name)", "what it seems to be stands for it."))
  }

  /// A member without anything before its dot, `.padding(.large)`, where the compiler knows no type that it could be of.
  mutating func place(_ error: Diagnostic, of excerpt: Excerpt, _ uses: MemberUses) {
    let unplaced =
      #/(?:cannot infer contextual base in )?reference to member '(\w+)'(?: cannot be resolved)?/#
    guard let name = error.message.prefixMatch(of: unplaced)?.output.1 else { return }
    let near = uses.near(line: error.line - excerpt.line + 1, column: error.column)
    guard let use = near.first(where: { $0.name == name && $0.base == "" }) else { return }
    if let callee = use.callee, Self.titled.contains(callee) {
      let isOpen = use.labels != nil || use.sign == .unknown || Self.type(of: use) == "String"
      if isOpen {
        return extend(Self.title, with: String(name), isStatic: true, error, uses)
      }
    }
    guard let type = Self.type(of: use), ["CGFloat", "Color", "Double"].contains(type)
    else { return }
    extend(type, with: String(name), isStatic: true, error, uses)
  }

  /// What Xcode makes symbols of, of a catalogue's texts.
  static let title = "LocalizedStringResource"

  /// What is titled by a text of a catalogue, of which Xcode makes a symbol: `Text(.signIn)`.
  private static let titled: Set = [
    "Button", "Label", "Link", "Menu", "NavigationLink", "Picker", "ProgressView", "Section",
    "SecureField", "Stepper", "Tab", "Text", "TextField", "Toggle", "accessibilityLabel", "alert",
    "confirmationDialog", "navigationTitle",
  ]

  private static func type(of use: MemberUse) -> String? {
    if case .value(let type) = use.sign { type } else { nil }
  }

  /// A type of the colours that one member holds.
  private mutating func group(named name: String, of type: String, _ uses: MemberUses) -> String? {
    let parts = uses.members(of: "\(type).\(name)")
    guard type == "Color", !parts.isEmpty, models.count < Self.mostModels else { return nil }
    let group = "_\(type)" + name.prefix(1).uppercased() + name.dropFirst()
    var model = AbsentModel(name: group)
    for part in parts {
      model.members[part.name] =
        part.labels.map { .method(labels: $0, result: type) } ?? .value(type: type)
    }
    models[group] = model
    return group
  }

  private static func result(of name: String, on type: String, isStatic: Bool) -> String {
    let named = AbsentValue.type(of: name)
    let isPlace = places.contains(type)
    if named == "LinearGradient" || named == "[Color]" { return named }
    if isStatic, !isPlace { return type }
    let lower = name.lowercased()
    let words = ["string", "text", "format", "currency", "label", "description", "name"]
    if words.contains(where: lower.contains) { return "String" }
    return named == "String" && !isPlace ? type : named
  }
}
