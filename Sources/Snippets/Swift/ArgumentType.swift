/// What kind of value some calls of SwiftUI's take.
enum ArgumentType {
  /// - Parameters:
  ///   - label: Nil where the argument has none.
  ///   - callee: The name of what is called.
  static func name(of label: String?, _ callee: String) -> String? {
    switch (callee, label) {
    case ("Text", nil), ("Image", _), ("Label", _), ("TextField", nil), ("Toggle", nil),
      ("navigationTitle", nil), ("Link", nil), ("URL", "string"):
      "String"
    case ("CGFloat", nil), ("Double", nil), ("Float", nil): "Int"
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
