/// Values of the members that are made up for an ``AbsentModel``, and what types such members have by their names.
enum AbsentValue {
  static func expression(_ type: String, named name: String) -> String {
    let lower = name.lowercased()
    if type == "Error?" || type == "ColorScheme?" { return "nil" }
    if type.hasSuffix("?") {
      // What is there only when something has happened.
      let late = ["alert", "error", "fail", "presented", "selected", "sheet", "toast"]
      if late.contains(where: lower.contains) { return "nil" }
      return expression(String(type.dropLast()), named: name)
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let element = String(type.dropFirst().dropLast())
      if element == "String" { return PlausibleTexts.list(PlausibleTexts.few) }
      // Of data so many that a list of them scrolls.
      let values = (0..<(element == "Color" ? 3 : 8)).map { index in
        element == "Color"
          ? [".blue", ".purple", ".orange"][index] : expression(element, named: name)
      }
      return "[\(values.joined(separator: ", "))]"
    }
    if let parts = tuple(type) {
      let values = parts.map { "\($0.label): \(expression($0.type, named: $0.label))" }
      return "(\(values.joined(separator: ", ")))"
    }
    switch type {
    case "String": return "\"\(word(lower, name))\""
    case "Bool": return "false"
    case "Int": return ["count", "number", "total"].contains { lower.contains($0) } ? "3" : "0"
    case "Double", "CGFloat", "Float": return number(lower)
    case "Color": return color(lower)
    case "Angle": return "Angle.zero"
    case "Date": return "Date.now"
    case "UUID": return "UUID()"
    case "Font": return "_ModelFont.body"
    case "Animation": return "_ModelAnimation.default"
    case "LinearGradient":
      return "LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)"
    case "URL": return "URL(string: \"https://example.com\")!"
    case "AnyTransition": return "AnyTransition.opacity"
    case "AnyView": return "AnyView(Text(verbatim: \"\(word(lower, name))\"))"
    case "Bundle": return "Bundle.main"
    case "CGPoint": return "CGPoint(x: 50, y: 50)"
    case "CGRect": return "UIScreen.main.bounds"
    case "CGSize": return "CGSize(width: 100, height: 100)"
    case "Gradient": return "Gradient(colors: [.blue, .purple])"
    case "LocalizedStringResource": return "\"\(spaced(word(lower, name)))\""
    case "Image": return "Image(systemName: \"star.fill\")"
    case "NSNotification.Name", "Notification.Name":
      return "Notification.Name(\"\(word(lower, name))\")"
    case "UIFont": return "UIFont.systemFont(ofSize: 17)"
    default: return SystemValue.expression(for: type) ?? "\(type)()"
    }
  }

  /// What a tuple has whose parts have names, `(hour: Int, minute: Int)`; nil of another type.
  static func tuple(_ type: String) -> [(label: String, type: String)]? {
    guard type.wholeMatch(of: #/\(\w+: [A-Z]\w*(?:, \w+: [A-Z]\w*)+\)/#) != nil else { return nil }
    return type.dropFirst().dropLast().split(separator: ", ").map { part in
      let words = part.split(separator: ": ")
      return (String(words[0]), String(words[1]))
    }
  }

  /// So that texts are told from what is behind them.
  private static func color(_ lower: String) -> String {
    func has(_ words: String...) -> Bool { words.contains(where: lower.contains) }
    let named = ["red", "green", "orange", "yellow", "pink", "purple", "white", "black", "gray"]
    if let name = named.first(where: { lower.hasSuffix($0) }) { return "_ModelColor.\(name)" }
    if has("background", "backdrop", "canvas", "ground") {
      return "_ModelColor(UIColor.systemBackground)"
    }
    if has("surface", "card", "elevated", "panel") {
      return "_ModelColor(UIColor.secondarySystemBackground)"
    }
    if has("border", "separator", "divider", "line", "track") {
      return "_ModelColor(UIColor.separator)"
    }
    if has("secondary", "muted", "subtle", "caption") { return "_ModelColor.secondary" }
    if has("text", "label", "ink", "foreground", "title") { return "_ModelColor.primary" }
    if has("success") { return "_ModelColor.green" }
    if has("error", "danger", "destructive") { return "_ModelColor.red" }
    return has("warning") ? "_ModelColor.orange" : "_ModelColor.blue"
  }

  /// Names that types of an app have, too: `Theme.Color`.
  static let aliases = """
    typealias _ModelColor = Color
    typealias _ModelFont = Font
    typealias _ModelAnimation = Animation

    """

  /// A type as the declarations of models name it.
  static func written(_ type: String) -> String {
    type.replacing(#/^(\[?)(Color|Font|Animation)\b/#) { "\($0.output.1)_Model\($0.output.2)" }
  }

  private static func word(_ lower: String, _ name: String) -> String {
    if lower.contains("emoji") { return "😀" }
    if ["symbol", "icon", "systemimage", "systemname", "imagename"].contains(where: lower.contains)
    {
      return "star.fill"
    }
    // Between backticks a label may have marks that would end the text.
    return name.prefix(1).uppercased() + name.dropFirst().filter { $0 != "\"" }
  }

  private static func number(_ lower: String) -> String {
    if ["size", "width", "height", "diameter"].contains(where: lower.contains) { return "60" }
    let gaps = ["spacing", "padding", "radius", "gap", "margin", "inset", "medium"]
    if gaps.contains(where: lower.contains) { return "16" }
    if lower.contains("large") { return "24" }
    if lower.contains("small") { return "8" }
    if ["duration", "opacity", "scale", "speed", "slow", "fast", "pulse"].contains(
      where: lower.contains)
    {
      return "1"
    }
    return lower.contains("progress") || lower.contains("percent") ? "0.5" : "0"
  }

  static func isHashable(_ type: String) -> Bool {
    let plain: Set = [
      "String", "Bool", "Int", "Double", "CGFloat", "Color", "Angle", "Date", "UUID", "Font", "URL",
    ]
    return plain.contains(type.trimmingPrefix("[").filter { $0 != "]" && $0 != "?" })
  }

  /// What a member is by what it is called: a text where nothing speaks for something else.
  ///
  /// - Parameter owner: What it is a member of: those of `Theme.Colors` are colours.
  static func type(of name: String, in owner: String = "") -> String {
    let lower = name.lowercased()
    switch owner.split(separator: ".").last {
    case "Color", "Colors": return "Color"
    case "Font", "Fonts": return "Font"
    case "Layout", "Padding", "Radius", "Size", "Sizes", "Spacing": return "CGFloat"
    default: break
    }
    if name == "id" { return "UUID" }
    let asks = ["is", "has", "show", "should", "can", "did", "was"]
    if asks.contains(where: { lower.hasPrefix($0) && begins(name, after: $0.count) }) {
      return "Bool"
    }
    if lower.contains("gradient") { return "LinearGradient" }
    if lower == "view" || name.hasSuffix("View") { return "AnyView" }
    if lower.hasSuffix("colors") { return "[Color]" }
    if lower.contains("color") || lower.hasSuffix("tint") { return "Color" }
    if lower.hasSuffix("date") || lower == "start" || lower == "end" { return "Date" }
    if lower.hasSuffix("font") { return "Font" }
    if lower.hasSuffix("bounds") || lower.hasSuffix("rect") { return "CGRect" }
    let counts = ["count", "index", "level", "steps", "reps", "number", "min", "sec", "quantity"]
    if numbered.contains(lower) || counts.contains(where: lower.hasSuffix) { return "Int" }
    let lengths = [
      "width", "height", "size", "offset", "radius", "spacing", "padding", "diameter",
    ]
    if lower == "x" || lower == "y" || lengths.contains(where: lower.contains) { return "CGFloat" }
    let numbers = [
      "progress", "duration", "delay", "opacity", "scale", "amount", "value", "price", "score",
      "rating", "percent", "degree", "rotation", "speed", "weight", "distance", "average",
    ]
    return numbers.contains(where: lower.contains) ? "Double" : "String"
  }

  /// What is counted, where its name alone says so.
  private static let numbered: Set = [
    "age", "calories", "downloads", "followers", "following", "likes", "minutes", "points",
    "seconds",
    "stock", "streak", "views", "votes", "year",
  ]

  /// `isOn`, and not `island`.
  private static func begins(_ name: String, after count: Int) -> Bool {
    name.dropFirst(count).first?.isUppercase == true || name.count == count
  }
}

extension AbsentValue {
  /// `Sign in` of `SignIn`.
  fileprivate static func spaced(_ name: String) -> String {
    name.replacing(#/([a-z])([A-Z])/#) { "\($0.output.1) \($0.output.2.lowercased())" }
  }
}
