import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine

/// A controller of UIKit with SwiftUI in it.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content { didSet { host() } }
  /// - Note: Accepted: its view is as large as its place and its content make it.
  public var sizingOptions: UIHostingControllerSizingOptions = []
  /// Without them, what is in it does not keep clear of the bars of a screen that it fills.
  public var safeAreaRegions = SafeAreaRegions.all { didSet { host() } }
  override var screenInsets: EdgeInsets? { didSet { host() } }
  override var hasGround: Bool { true }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    ground.hosted = AnyView(rootView)
  }

  public required init?(coder: NSCoder) { nil }

  public func sizeThatFits(in size: CGSize) -> CGSize {
    AnyView(rootView).size(for: ProposedViewSize(size)) ?? size
  }

  private func host() {
    guard let insets = screenInsets else { return ground.hosted = AnyView(rootView) }
    let kept = safeAreaRegions.isEmpty ? EdgeInsets() : insets
    ground.hosted = AnyView(rootView.modifier(PageSafeAreaModifier(insets: kept)))
  }
}

/// What a hosting controller tells UIKit about the size of what is in it.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
