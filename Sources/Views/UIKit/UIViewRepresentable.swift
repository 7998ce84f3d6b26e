import Foundation
import Motion
@_spi(Engine) import ViewEngine

/// A view of UIKit in SwiftUI.
///
/// - Note: Approximated: a clip shows colours, labels, images, blurs and spinners of UIKit; a box with
///   the type's name stands for all others.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == _RepresentedView<UIViewType> {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public var body: _RepresentedView<UIViewType> {
    let context = Context(coordinator: makeCoordinator())
    return _RepresentedView(
      make: { makeUIView(context: context) }, update: { updateUIView($0, context: context) },
      shown: \.shown)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a view of UIKit knows of its place in SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { .current }
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A controller of UIKit in SwiftUI.
///
/// - Note: Approximated: its view, as a clip shows views of UIKit.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View
where Body == _RepresentedView<UIViewControllerType> {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  public var body: _RepresentedView<UIViewControllerType> {
    let context = Context(coordinator: makeCoordinator())
    return _RepresentedView(
      make: { makeUIViewController(context: context) },
      update: { updateUIViewController($0, context: context) }, shown: \.shown)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a controller of UIKit knows of its place in SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction { .current }
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// Shows an object of UIKit, made once and updated with every change.
public struct _RepresentedView<Object: AnyObject>: View {
  let make: () -> Object
  let update: (Object) -> Void
  let shown: (Object) -> AnyView
  @State private var kept = Kept()

  final class Kept {
    var object: Object?
  }

  public var body: some View {
    let object = kept.object ?? make()
    kept.object = object
    update(object)
    return shown(object)
  }
}
