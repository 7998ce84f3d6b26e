/// What a view of another file most likely looks like, by its name: only that, and what it is handed, is known of it.
enum AbsentViewLook: String, CaseIterable {
  case avatar, backdrop, badge, bar, box, bubble, button, card, divider, dot, field, header, icon,
    ring
  case row, spinner, stat, text

  /// Parts of names, of which the last in a name counts, and of two that end there the longer.
  private static let words: [(look: AbsentViewLook, parts: String)] = [
    (.avatar, "Avatar ProfileImage ProfilePicture UserImage UserPhoto"),
    (.backdrop, "Background Backdrop Blur BlurEffect Gradient VisualEffect"),
    (.badge, "Badge Chip Pill Tag"),
    (.bar, "ProgressBar ProgressLine ProgressIndicator"),
    (.bubble, "Bubble"),
    (.button, "Button CTA"),
    (.card, "Card Tile Banner Toast Callout"),
    (.divider, "Divider Separator"),
    (.dot, "Dot StatusIndicator OnlineIndicator"),
    (.field, "Field TextInput SearchBar SearchInput InputView"),
    (.header, "Header NavBar NavigationBar TopBar"),
    (.icon, "Icon Logo Symbol"),
    (.ring, "ProgressRing ProgressCircle RingView CircularProgress CircularProgressView Gauge"),
    (.row, "Row Cell Checkbox Checkmark ListItem"),
    (.spinner, "Loader Loading Spinner ActivityIndicator LoadingIndicator LoadingOverlay"),
    (.stat, "Stat Metric"),
    (.text, "Caption Heading Label Text Title Subtitle"),
  ]

  init(of name: String) {
    let name = name.hasSuffix("View") ? String(name.dropLast(4)) : name
    let whole = name + "View"
    let found = Self.words.flatMap { look, parts in
      parts.split(separator: " ").compactMap { part -> (look: AbsentViewLook, part: Substring)? in
        name.hasSuffix(part) || whole.hasSuffix(part) ? (look, part) : nil
      }
    }
    self = found.max { $0.part.count < $1.part.count }?.look ?? .box
  }

  /// The view that stands for all of them in one file, with no more of what they look like than these need.
  static func declaration(of names: Set<String>) -> String {
    let byLook = Dictionary(grouping: names.sorted(), by: AbsentViewLook.init(of:))
    let cases = allCases.filter { $0 != .box }.compactMap { look in
      byLook[look].map { names in
        "case \(names.map { "\"\($0)\"" }.joined(separator: ", ")): \(look.rawValue)\n"
      }
    }
    let drawn = allCases.filter { $0 == .box || byLook[$0] != nil }.map(\.drawing)
    let body = cases.isEmpty ? "box" : "switch name {\n\(cases.joined())default: box\n}"
    return AbsentViewText.start + "var body: some View {\n\(body)\n}\n" + drawn.joined() + "}\n"
      + (byLook[.field] == nil ? "" : AbsentViewText.field)
  }
}
