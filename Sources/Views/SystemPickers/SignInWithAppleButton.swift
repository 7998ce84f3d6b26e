import Foundation
import Motion
import ViewEngine

/// The button that signs in by Apple's service. A clip signs nobody in: it is pressed, and nothing comes of it.
///
/// - Matches: text and logo of 43 % of the button's height, corners of 6 points, as Apple's guidelines say.
public struct SignInWithAppleButton: View {
  /// What the button reads.
  public struct Label: Hashable, Sendable {
    fileprivate let text: String

    public static let signIn = Label(text: "Sign in with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
  }

  /// Its colours.
  public struct Style: Hashable, Sendable {
    fileprivate let name: String

    public static let black = Style(name: "black")
    public static let white = Style(name: "white")
    public static let whiteOutline = Style(name: "whiteOutline")
  }

  private let label: Label
  @Environment(\.signInWithAppleButtonStyle) private var style

  /// - Parameters:
  ///   - onRequest: Called when it is pressed.
  ///   - onCompletion: Never called.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
    request = onRequest
  }

  private let request: (ASAuthorizationAppleIDRequest) -> Void

  public var body: some View {
    Button {
      request(ASAuthorizationAppleIDRequest())
    } label: {
      GeometryReader { proxy in
        HStack(spacing: proxy.size.height * 0.1) {
          Image(systemName: "apple.logo")
          Text(LocalizedStringKey(label.text))
        }
        .font(.system(size: proxy.size.height * 0.43, weight: .medium))
        .lineLimit(1)
        .minimumScaleFactor(0.3)
        .foregroundStyle(style == .black ? Color.white : .black)
        .frame(width: proxy.size.width, height: proxy.size.height)
        .background(style == .black ? Color.black : .white, in: Self.outline)
        .overlay {
          if style == .whiteOutline { Self.outline.strokeBorder(.black, lineWidth: 1) }
        }
      }
      .frame(minHeight: Self.least)
      .contentShape(Self.outline)
    }
    .buttonStyle(.plain)
  }

  private static var outline: RoundedRectangle { RoundedRectangle(cornerRadius: 6) }
  private static let least: CGFloat = 30
}

extension View {
  public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInWithAppleButtonStyle, style)
  }
}

private enum SignInWithAppleButtonStyleKey: EnvironmentKey {
  static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
  var signInWithAppleButtonStyle: SignInWithAppleButton.Style {
    get { self[SignInWithAppleButtonStyleKey.self] }
    set { self[SignInWithAppleButtonStyleKey.self] = newValue }
  }
}
