import SwiftSyntax

/// What kind of value some calls of SwiftUI's take.
enum ArgumentType {
  /// Of what is shown in a format: `Text(day, format: .dateTime)`, `Text(day, style: .date)`.
  ///
  /// - Parameter argument: The one behind it.
  static func name(ofFormat argument: LabeledExprSyntax) -> String? {
    switch argument.label?.text {
    case "style": "Date"
    case "format": name(ofStyle: argument.expression)
    case "specifier":
      argument.expression.trimmedDescription.contains("d\"")
        ? "Int" : argument.expression.trimmedDescription.contains("@") ? "String" : "Double"
    default: nil
    }
  }

  /// Of what a method is called that only one type has: `day.formatted(date: .omitted, time: .shortened)`.
  static func name(ofWhatIs call: FunctionCallExprSyntax) -> String? {
    let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    switch method {
    case "formatted":
      guard let first = call.arguments.first else { return nil }
      return first.label == nil ? name(ofStyle: first.expression) : "Date"
    case "addingTimeInterval", "timeIntervalSince": return "Date"
    case "rounded": return "Double"
    case "isMultiple": return "Int"
    case "hasPrefix", "hasSuffix", "replacingOccurrences", "trimmingCharacters": return "String"
    default: return nil
    }
  }

  /// Of a style's beginning: `.currency(code: "EUR")`, `.dateTime.weekday()`.
  private static func name(ofStyle style: ExprSyntax) -> String? {
    guard let word = style.trimmedDescription.firstMatch(of: #/^\.(\w+)/#)?.output.1 else {
      return nil
    }
    switch word {
    case "dateTime", "relative", "iso8601": return "Date"
    case "currency", "number", "percent": return "Double"
    default: return nil
    }
  }

  /// - Parameters:
  ///   - label: Nil where the argument has none.
  ///   - callee: The name of what is called.
  static func name(of label: String?, _ callee: String) -> String? {
    switch (callee, label) {
    case ("Text", nil), ("Image", _), ("Label", _), ("TextField", nil), ("Toggle", nil),
      ("navigationTitle", nil), ("Link", nil), ("URL", "string"):
      "String"
    case ("CGFloat", nil), ("Double", nil), ("Float", nil), ("Stepper", "value"): "Int"
    case ("AsyncImage", "url"): "URL?"
    case ("Link", "destination"), ("ShareLink", "item"): "URL"
    case ("preferredColorScheme", nil): "ColorScheme?"
    case ("Int", nil): "Double"
    case (_, "isOn"), (_, "isPresented"), ("disabled", nil): "Bool"
    case ("TextField", "text"), ("SecureField", "text"), ("searchable", "text"): "String"
    case ("foregroundColor", nil), ("foregroundStyle", nil), ("fill", nil), ("tint", nil),
      ("stroke", nil), ("strokeBorder", nil), ("border", nil), ("background", nil), (_, "color"):
      "Color"
    case ("font", nil): "Font"
    case ("rotationEffect", nil): "Angle"
    case ("frame", _), ("offset", "x"), ("offset", "y"), ("padding", nil), (_, "lineWidth"),
      (_, "cornerRadius"), (_, "radius"), (_, "spacing"), ("cornerRadius", nil), (_, "size"),
      ("position", _):
      "CGFloat"
    case ("opacity", nil), ("scaleEffect", nil), ("degrees", nil), (_, "degrees"),
      (_, "duration"), (_, "response"), (_, "dampingFraction"), ("delay", nil), ("trim", _),
      ("ProgressView", "value"), ("Slider", "value"):
      "Double"
    case ("withAnimation", nil), ("animation", nil): "Animation"
    default: nil
    }
  }
}
