import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// Shows what is presented: over the whole screen, each with what is behind it made darker.
struct PresentationHost: View {
  let presentations: Presentations

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        ForEach(presentations.shown) { entry in
          if entry.style != .cover {
            Dimming(dismiss: entry.style == .dialog ? entry.dismiss : nil)
              .transition(.opacity)
              .zIndex(Double(entry.id * 2))
          }
        }
        ForEach(presentations.shown) { entry in
          PresentedView(entry: entry, screen: proxy.size)
            .transition(Self.transition(of: entry.style))
            .zIndex(Double(entry.id * 2 + 1))
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .ignoresSafeArea()
  }

  private static func transition(of style: Presented.Style) -> AnyTransition {
    switch style {
    // They come in by themselves, once it is known how high they are.
    case .sheet, .cover: .asymmetric(insertion: .identity, removal: .move(edge: .bottom))
    case .dialog: .move(edge: .bottom)
    case .alert:
      .asymmetric(
        insertion: .scale(scale: PresentationConstants.alertScale).combined(with: .opacity),
        removal: .opacity)
    }
  }
}

/// What makes darker what is behind.
private struct Dimming: View {
  /// What a tap does, if anything.
  let dismiss: (() -> Void)?

  var body: some View {
    if let dismiss {
      shade.onTapGesture(perform: dismiss)
    } else {
      shade
    }
  }

  private var shade: some View {
    Color.black.opacity(PresentationConstants.dimming)
      .contentShape(Rectangle())
      .accessibilityLabel("")
  }
}

/// One presented view in its frame, with the environment of the view that presents it.
private struct PresentedView: View {
  let entry: Presented
  /// The whole screen, in points.
  let screen: CGSize
  @State private var look = PresentationLook()
  @State private var isUp = false
  @State private var colorScheme: ColorScheme?

  var body: some View {
    content
      .modifier(
        PresentedEnvironment(
          values: entry.environment, colorScheme: colorScheme, dismiss: entry.dismiss))
  }

  @ViewBuilder private var content: some View {
    switch entry.style {
    case .alert:
      entry.content
        .frame(width: screen.width, height: screen.height)
    case .dialog:
      let safeBottom = ViewGraph.current?.canvas.safeArea.bottom ?? 0
      entry.content
        .frame(width: screen.width)
        .padding(.bottom, max(PresentationConstants.dialogMargin, safeBottom))
    case .cover: page(height: screen.height, top: 0)
    case .sheet: page(height: look.height(in: screen), top: PresentationConstants.cornerRadius)
    }
  }

  private func page(height: CGFloat, top: CGFloat) -> some View {
    let radius = look.cornerRadius ?? top
    let shape = UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius)
    return VStack { entry.content }
      .onPreferenceChange(PreferredColorSchemeKey.self) { colorScheme = $0 }
      .transformPreference(PresentationLookKey.self) { _ in }
      .modifier(
        PreferenceReadingModifier<PresentationLookKey> { new in
          // The size that a sheet begins with is no change of its size.
          var transaction = Transaction.current
          if !look.isRead {
            transaction.animation = nil
            transaction.disablesAnimations = true
          }
          withTransaction(transaction) { look = new.read }
        }
      )
      .frame(width: screen.width, height: height)
      .background { look.background ?? AnyView(Color(.systemBackground)) }
      .clipShape(shape)
      .overlay(alignment: .top) {
        if look.hasIndicator {
          Capsule().fill(Color(.tertiaryLabel)).frame(width: 36, height: 5).padding(.top, 5)
        }
      }
      .contentShape(Rectangle())
      .offset(y: isUp ? 0 : height)
      .onChange(of: look.isRead) {
        withAnimation(PresentationConstants.sheetAnimation) { isUp = true }
      }
  }
}

/// The presenter's environment, but for what belongs to the place that it is at.
private struct PresentedEnvironment: EnvironmentModifier {
  let values: EnvironmentValues
  /// What the presented view prefers.
  let colorScheme: ColorScheme?
  let dismiss: () -> Void

  func apply(to environment: inout EnvironmentValues) {
    environment = values
    if let colorScheme { environment.colorScheme = colorScheme }
    environment.navigation = nil
    environment.isInList = false
    environment.dismiss = DismissAction(dismiss)
    environment.isPresented = true
  }
}

// MARK: Dismissing

/// Ends the presentation that a view is in, or takes it off the navigation stack.
public struct DismissAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  public func callAsFunction() { action() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}
