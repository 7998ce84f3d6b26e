import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// How high a sheet stands.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  private let kind: Kind

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)

  /// - Parameter fraction: Of the height of a large sheet.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// - Parameter height: In points, without the safe area below.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  func height(large: CGFloat, screen: CGFloat, safeBottom: CGFloat) -> CGFloat {
    switch kind {
    case .large: large
    case .medium: screen * PresentationConstants.mediumDetent
    case .fraction(let fraction): min(large, large * fraction)
    case .height(let height): min(large, height + safeBottom)
    }
  }
}

/// What a presented view says about its sheet.
struct PresentationLook {
  var detents: Set<PresentationDetent> = [.large]
  var selected: PresentationDetent?
  var hasIndicator = false
  var cornerRadius: CGFloat?
  /// Nil is the platform's own.
  var background: AnyView?
  /// A background cannot be compared.
  var hasOwnBackground = false
  /// The view has been asked.
  var isRead = false

  var read: PresentationLook {
    var look = self
    look.isRead = true
    return look
  }

  /// The selected height, or the lowest.
  @MainActor func height(in screen: CGSize) -> CGFloat {
    let safe = ViewGraph.current?.canvas.safeArea ?? EdgeInsets()
    let large = screen.height - safe.top - PresentationConstants.gap
    func height(_ detent: PresentationDetent) -> CGFloat {
      detent.height(large: large, screen: screen.height, safeBottom: safe.bottom)
    }
    if let selected, detents.contains(selected) { return height(selected) }
    return detents.map(height).min() ?? large
  }
}

extension PresentationLook: Equatable {
  static func == (left: PresentationLook, right: PresentationLook) -> Bool {
    left.detents == right.detents && left.selected == right.selected
      && left.hasIndicator == right.hasIndicator && left.cornerRadius == right.cornerRadius
      && left.hasOwnBackground == right.hasOwnBackground && left.isRead == right.isRead
  }
}

enum PresentationLookKey: PreferenceKey {
  static var defaultValue: PresentationLook { PresentationLook() }
  static func reduce(value: inout PresentationLook, nextValue: () -> PresentationLook) {}
}

extension View {
  private func presentationLook(_ change: @escaping (inout PresentationLook) -> Void) -> some View {
    transformPreference(PresentationLookKey.self, change)
  }

  /// The heights that the sheet may have. It begins with the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationLook { $0.detents = detents }
  }

  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationLook {
      $0.detents = detents
      $0.selected = selected
    }
  }

  /// A small bar at the top of the sheet, which shows that it could be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationLook { $0.hasIndicator = visibility == .visible }
  }

  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    presentationLook { $0.cornerRadius = radius }
  }

  /// What the sheet is made of.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationLook {
      $0.background = AnyView(Rectangle().fill(style))
      $0.hasOwnBackground = true
    }
  }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presentationLook {
      $0.background = AnyView(
        Color.clear.overlay(alignment: alignment) { content })
      $0.hasOwnBackground = true
    }
  }
}
