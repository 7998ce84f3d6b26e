// What is drawn for a view of another file, as properties of the view that stands for it.

extension AbsentViewLook {
  var drawing: String {
    let lines =
      switch self {
      case .avatar, .badge, .dot, .icon: small
      case .backdrop, .bar, .divider, .ring, .spinner: plain
      case .box: Self.boxText
      case .bubble, .card, .header, .row, .stat: wide
      case .button: Self.buttonText
      case .field, .text: words
      }
    return "@ViewBuilder var \(rawValue): some View {\n\(lines)\n}\n"
  }

  /// It fills the space that it is offered, as pages do, but for bars, which are low. It is tinted, so that it is seen to
  /// move, and hides nothing.
  private static let boxText = """
    let most: CGFloat? = isSmall ? nil : .infinity
    let form = name.hasSuffix("View") ? String(name.dropLast(4)) : name
    let isLow = form != "SideBar" && ["Bar", "Notification"].contains { form.hasSuffix($0) }
    Text(verbatim: title ?? name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
    .minimumScaleFactor(0.3).padding(isLow ? 14 : 6).frame(maxWidth: most, maxHeight: isLow ? nil : most)
    .background(.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
    .overlay {
    RoundedRectangle(cornerRadius: 8)
    .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4]))
    }
    """

  private static let buttonText = #"""
    let known = [
    "Add": "plus", "Back": "chevron.left", "Bookmark": "bookmark", "Camera": "camera", "Close": "xmark",
    "Delete": "trash", "Dismiss": "xmark", "Edit": "pencil", "Favorite": "heart", "Heart": "heart",
    "Info": "info.circle", "Like": "heart", "Menu": "line.3.horizontal", "Pause": "pause.fill",
    "Play": "play.fill", "Plus": "plus", "Search": "magnifyingglass", "Send": "paperplane.fill",
    "Settings": "gearshape", "Share": "square.and.arrow.up",
    ]
    let picture = symbol ?? known.first { name.contains($0.key) }?.value
    let isPlain = ["Link", "Text", "Back"].contains { name.contains($0) }
    let isFaint = ["Secondary", "Outline", "Ghost", "Tertiary", "Social"].contains { name.contains($0) }
    let isWide = isFaint || ["Primary", "Main", "Action", "Submit", "Continue", "Rounded", "Gradient", "Large", "Sign"]
    .contains { name.contains($0) }
    if let picture, title == nil {
    Image(systemName: picture).font(.body.weight(.semibold)).foregroundStyle(tint)
    .frame(width: 44, height: 44).background(.quaternary.opacity(isPlain ? 0 : 1), in: Circle())
    .accessibilityLabel(words)
    } else if isPlain {
    Text(title ?? words).foregroundStyle(tint)
    } else {
    HStack(spacing: 8) {
    if let symbol { Image(systemName: symbol) }
    Text(title ?? words).lineLimit(1).minimumScaleFactor(0.7)
    }
    .fontWeight(.semibold).foregroundStyle(isFaint ? tint : tint == .white ? .black : .white)
    .padding(.horizontal, 16).padding(.vertical, isWide ? 14 : 9)
    .frame(maxWidth: isWide ? .infinity : nil, maxHeight: isSized ? .infinity : nil)
    .background(tint.opacity(isFaint ? 0.12 : 1), in: RoundedRectangle(cornerRadius: 12))
    }
    """#

  private var small: String {
    switch self {
    case .avatar:
      """
      let size = number("size", "width", "diameter").map { CGFloat($0) } ?? 44
      let side = isSized ? nil : size
      Circle().fill(Color(white: 0.8))
      .overlay {
      if let initials = text("initials") {
      Text(initials).foregroundStyle(.white).minimumScaleFactor(0.3)
      } else {
      Image(systemName: "person.fill").resizable().scaledToFit().foregroundStyle(.white).scaleEffect(0.5)
      }
      }
      .frame(width: side, height: side)
      """
    case .icon:
      """
      let picture = symbol ?? text("name").flatMap { $0.contains(".") ? $0 : nil }
      let size = number("size", "width").map { CGFloat($0) } ?? (name.contains("Logo") ? 64 : 24)
      Image(systemName: picture ?? (name.contains("Logo") ? "app.fill" : "star.fill")).resizable().scaledToFit()
      .foregroundStyle(tint).frame(width: isSized ? nil : size, height: isSized ? nil : size)
      """
    case .badge:
      """
      HStack(spacing: 4) {
      if let symbol { Image(systemName: symbol) }
      Text([title ?? (amount == nil ? words : nil), amount == title ? nil : amount].compactMap(\\.self).joined(separator: " "))
      .lineLimit(1)
      }
      .font(.footnote.weight(.medium)).foregroundStyle(isOn ? .white : tint)
      .padding(.horizontal, 10).padding(.vertical, 5)
      .background(tint.opacity(isOn ? 1 : 0.15), in: Capsule())
      """
    default:
      """
      let size = number("size", "width", "diameter").map { CGFloat($0) } ?? 10
      Circle().fill(tint).frame(width: isSized ? nil : size, height: isSized ? nil : size)
      """
    }
  }

  private var plain: String {
    switch self {
    case .backdrop:
      """
      if ["Blur", "Effect"].contains(where: name.contains) {
      Rectangle().fill(.ultraThinMaterial)
      } else {
      LinearGradient(
      colors: [tint.opacity(0.35), .purple.opacity(0.2)], startPoint: .topLeading, endPoint: .bottomTrailing)
      }
      """
    case .bar:
      """
      GeometryReader { place in
      ZStack(alignment: .leading) {
      Capsule().fill(.quaternary)
      Capsule().fill(tint).frame(width: place.size.width * fraction)
      }
      }
      .frame(height: isSized ? nil : 8)
      """
    case .divider:
      """
      if let title {
      HStack(spacing: 12) {
      VStack { Divider() }
      Text(title).font(.footnote).foregroundStyle(.secondary)
      VStack { Divider() }
      }
      } else {
      Divider()
      }
      """
    case .ring:
      """
      let width = number("linewidth", "thickness").map { CGFloat($0) } ?? 12
      ZStack {
      Circle().stroke(tint.opacity(0.2), lineWidth: width)
      Circle().trim(from: 0, to: fraction).stroke(tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
      .rotationEffect(.degrees(-90))
      }
      .padding(width / 2).frame(maxWidth: isSized ? .infinity : 160, maxHeight: isSized ? .infinity : 160)
      """
    default:
      """
      VStack(spacing: 12) {
      ProgressView()
      if let title { Text(title).font(.subheadline).foregroundStyle(.secondary) }
      }
      .padding(24)
      .background {
      if name.contains("Overlay") { RoundedRectangle(cornerRadius: 16).fill(.regularMaterial) }
      }
      """
    }
  }

  private var words: String {
    guard self == .field else {
      return """
        let isLarge = ["Title", "Heading"].contains { name.contains($0) } && !name.contains("Sub")
        if let title = title ?? amount {
        HStack(spacing: 6) {
        if let symbol { Image(systemName: symbol) }
        Text(title).font(isLarge && title == text("") ? .title2.bold() : nil)
        }
        } else {
        Text(words).font(isLarge ? .title2.bold() : nil)
        }
        """
    }
    return """
      HStack(spacing: 10) {
      if let symbol = symbol ?? (name.contains("Search") ? "magnifyingglass" : nil) {
      Image(systemName: symbol).foregroundStyle(.secondary)
      }
      _AbsentField(
      prompt: text("placeholder", "prompt", "title", "label", "name", "hint", "") ?? "",
      text: find(["text", "value", "query", "input", ""]) { $0 as? Binding<String> })
      }
      .padding(12).background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 12))
      """
  }

  private var wide: String {
    switch self {
    case .bubble:
      """
      let isMine = find(["mine", "me", "user", "own"]) { $0 as? Bool } ?? false
      Text(text("text", "message", "body", "content", "title", "") ?? words)
      .foregroundStyle(isMine ? .white : .primary).padding(.horizontal, 14).padding(.vertical, 9)
      .background(isMine ? tint : Color(white: 0.5).opacity(0.18), in: RoundedRectangle(cornerRadius: 18))
      .frame(maxWidth: .infinity, alignment: isMine ? .trailing : .leading)
      """
    case .card:
      """
      VStack(alignment: .leading, spacing: 8) {
      if let symbol { Image(systemName: symbol).font(.title3).foregroundStyle(tint) }
      Text(title ?? words).font(.headline)
      if let amount, amount != title { Text(amount).font(.title3.bold()) }
      if let detail, detail != amount { Text(detail).font(.subheadline).foregroundStyle(.secondary) }
      }
      .lineLimit(2).padding(16)
      .frame(maxWidth: .infinity, maxHeight: isSized ? .infinity : nil, alignment: .topLeading)
      .background(.quaternary.opacity(0.6), in: RoundedRectangle(cornerRadius: 16))
      """
    case .header:
      """
      HStack(spacing: 8) {
      if name.contains("Nav") || name.contains("Top") { Image(systemName: "chevron.left") }
      VStack(alignment: .leading, spacing: 2) {
      Text(title ?? words).font(.headline)
      if let detail { Text(detail).font(.subheadline).foregroundStyle(.secondary) }
      }
      Spacer(minLength: 0)
      }
      """
    case .row:
      """
      HStack(spacing: 12) {
      if let symbol {
      Image(systemName: symbol).foregroundStyle(tint).frame(width: 28)
      } else if title == nil {
      RoundedRectangle(cornerRadius: 8).fill(.quaternary).frame(width: 40, height: 40)
      }
      VStack(alignment: .leading, spacing: 3) {
      Text(title ?? words).redacted(reason: title == nil ? .placeholder : [])
      if let detail { Text(detail).font(.subheadline).foregroundStyle(.secondary) }
      }
      Spacer(minLength: 0)
      if let amount, amount != title, amount != detail { Text(amount).foregroundStyle(.secondary) }
      if isOn { Image(systemName: "checkmark").foregroundStyle(tint) }
      }
      .lineLimit(1).padding(.vertical, 6).contentShape(Rectangle())
      """
    default:
      """
      VStack(spacing: 4) {
      if let symbol { Image(systemName: symbol).foregroundStyle(tint) }
      Text(amount ?? "–").font(.title3.bold())
      Text(title == amount ? text("label", "text") ?? words : title ?? words).font(.caption).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      """
    }
  }
}
