import Foundation
import ViewEngine

/// A view of AppKit with SwiftUI in it.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
  public var rootView: Content { didSet { hosted = AnyView(rootView) } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
    hosted = AnyView(rootView)
  }

  public required init?(coder: NSCoder) { nil }
}

/// A controller of AppKit with SwiftUI in it.
public typealias NSHostingController = UIHostingController
