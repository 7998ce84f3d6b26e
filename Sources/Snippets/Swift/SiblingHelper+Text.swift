extension SiblingHelper {
  /// Its declaration, which nothing outside the file sees.
  ///
  /// - Parameter code: The file's: what unwraps a colour has one that may be nil.
  func text(beside code: String) -> String {
    switch self {
    case .color: Self.colorText(isOptional: Self.unwraps(isOfUIKit: false, in: code))
    case .uiColor: Self.uiColorText(isOptional: Self.unwraps(isOfUIKit: true, in: code))
    case .corners: Self.cornersText
    case .cornerShape: Self.shapeText(named: "RoundedCorner")
    case .screen: "fileprivate func getRect() -> CGRect { UIScreen.main.bounds }\n"
    case .safeArea: Self.safeAreaText
    case .alignment: Self.frameText(named: "Align")
    case .spacing: Self.frameText(named: "Spacing")
    case .customCorner: Self.shapeText(named: "CustomCorner", beginsWithCorners: true)
    case .screenSides: Self.screenSidesText
    case .hideKeyboard:
      "extension View {\n  @MainActor fileprivate func hideKeyboard() { \(Self.resigning) }\n}\n"
    case .endEditing:
      "extension UIApplication {\n"
        + "  @MainActor fileprivate func endEditing(_ force: Bool = true) { \(Self.resigning) }\n}\n"
    case .condition: Self.conditionText
    case .erasure:
      "extension View {\n  fileprivate func eraseToAnyView() -> AnyView { AnyView(self) }\n}\n"
    case .safeElement:
      "extension Collection {\n  fileprivate subscript(safe index: Index) -> Element? {\n"
        + "    indices.contains(index) ? self[index] : nil\n  }\n}\n"
    case .firstAppearance: Self.firstAppearanceText
    case .delayedCall: Self.delayedText(in: code)
    }
  }

  private static func unwraps(isOfUIKit: Bool, in code: String) -> Bool {
    let call = #/\b(UI)?Color\(\s*hex(?:String)?:[^()\n]*\)\s*(?:!(?!=)|\?[?.])/#
    let bound = #/\blet\s+\w+\s*=\s*(UI)?Color\(\s*hex(?:String)?:[^()\n]*\)\s*(?:\{|else\b)/#
    return code.matches(of: call).contains { ($0.output.1 != nil) == isOfUIKit }
      || code.matches(of: bound).contains { ($0.output.1 != nil) == isOfUIKit }
  }

  private static func colorText(isOptional: Bool) -> String {
    let (mark, body) = ending(isOptional, "self = color", "self = $ ?? .clear")
    return """
      extension Color {
        fileprivate init\(mark)(hex: String, opacity: Double = 1) {
          \(body.replacing("$", with: "_HexColor.color(hex, opacity: opacity)"))
        }
        fileprivate init\(mark)(hex: String, alpha: Double) {
          \(body.replacing("$", with: "_HexColor.color(hex, opacity: alpha)"))
        }
        fileprivate init\(mark)(hexString: String, opacity: Double = 1) {
          \(body.replacing("$", with: "_HexColor.color(hexString, opacity: opacity)"))
        }
        fileprivate init<Value: BinaryInteger>(hex: Value, opacity: Double = 1) {
          self = _HexColor.color(UInt32(truncatingIfNeeded: hex), opacity: opacity)
        }
        fileprivate init<Value: BinaryInteger>(hex: Value, alpha: Double) {
          self = _HexColor.color(UInt32(truncatingIfNeeded: hex), opacity: alpha)
        }
      }

      """
  }

  private static func uiColorText(isOptional: Bool) -> String {
    let (mark, body) = ending(isOptional, "self.init(color)", "self.init($ ?? .clear)")
    let parts = "isAlphaLast: true, opacity: alpha"
    return """
      extension UIColor {
        fileprivate convenience init\(mark)(hex: String, alpha: Double = 1) {
          \(body.replacing("$", with: "_HexColor.color(hex, \(parts))"))
        }
        fileprivate convenience init\(mark)(hexString: String, alpha: Double = 1) {
          \(body.replacing("$", with: "_HexColor.color(hexString, \(parts))"))
        }
        fileprivate convenience init<Value: BinaryInteger>(hex: Value, alpha: Double = 1) {
          self.init(_HexColor.color(UInt32(truncatingIfNeeded: hex), opacity: alpha))
        }
      }

      """
  }

  /// The mark of an initialiser and its body, in which `$` stands for the colour that is read.
  private static func ending(
    _ isOptional: Bool, _ unwrapped: String, _ plain: String
  ) -> (mark: String, body: String) {
    isOptional ? ("?", "guard let color = $ else { return nil }; \(unwrapped)") : ("", plain)
  }

  /// - Parameter beginsWithCorners: It is made with its corners first.
  private static func shapeText(named name: String, beginsWithCorners: Bool = false) -> String {
    let members = [
      "var radius: CGFloat = .infinity", "var corners: UIRectCorner = .allCorners",
    ]
    return """
      fileprivate struct \(name): Shape {
        \((beginsWithCorners ? Array(members.reversed()) : members).joined(separator: "\n  "))
        func path(in rect: CGRect) -> Path {
          let size = CGSize(width: radius, height: radius)
          return Path(
            UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: size).cgPath)
        }
      }

      """
  }

  private static let cornersText = """
    \(shapeText(named: "_RoundedCorners"))extension View {
      fileprivate func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(_RoundedCorners(radius: radius, corners: corners))
      }
    }

    """

  private static let safeAreaText = """
    @MainActor fileprivate func getSafeArea() -> UIEdgeInsets {
      UIApplication.shared.windows.first?.safeAreaInsets ?? .zero
    }
    @MainActor fileprivate func safeArea() -> UIEdgeInsets { getSafeArea() }

    """

  /// What fills its place along one way.
  private static func frameText(named name: String) -> String {
    """
    extension View {
      fileprivate func h\(name)(_ alignment: Alignment = .center) -> some View {
        frame(maxWidth: .infinity, alignment: alignment)
      }
      fileprivate func v\(name)(_ alignment: Alignment = .center) -> some View {
        frame(maxHeight: .infinity, alignment: alignment)
      }
    }

    """
  }

  private static let screenSidesText = """
    extension UIScreen {
      fileprivate static var screenSize: CGSize { main.bounds.size }
      fileprivate static var screenWidth: CGFloat { main.bounds.width }
      fileprivate static var screenHeight: CGFloat { main.bounds.height }
    }

    """

  private static let resigning =
    #"_ = UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)"#

  private static let conditionText = """
    extension View {
      @ViewBuilder fileprivate func `if`<Content: View>(
        _ condition: Bool, @ViewBuilder transform: (Self) -> Content
      ) -> some View {
        if condition { transform(self) } else { self }
      }
    }

    """
}
