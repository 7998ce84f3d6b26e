import Foundation

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// A view of UIKit that a test has in its hand, in SwiftUI.
struct HostedView<V: UIView>: UIViewRepresentable {
  let view: V

  func makeUIView(context: Context) -> V { view }
  func updateUIView(_ uiView: V, context: Context) {}
}

extension PlayedView {
  /// A layer in a view of UIKit that fills the screen.
  init(layer: CALayer) {
    let view = UIView()
    view.layer.addSublayer(layer)
    self.init { HostedView(view: view) }
  }
}
