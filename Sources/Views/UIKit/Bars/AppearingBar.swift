import ViewEngine

/// A bar of UIKit's that an app can say the look of.
@MainActor
protocol AppearingBar: UIView {
  /// While content is beneath it; nil where nobody has said.
  var appearanceOverContent: UIBarAppearance? { get }
  /// While none is; nil leaves out what is behind it.
  var appearanceAtEdge: UIBarAppearance? { get }
  /// Said in the way of before iOS 13: what fills it over content.
  var barTintColor: UIColor? { get }
}

extension AppearingBar {
  /// What is behind the bar; nil where nobody has said.
  func ground(overContent isBeneath: Bool) -> UIBarAppearance? {
    if let asked = isBeneath ? appearanceOverContent : appearanceAtEdge { return asked }
    guard let color = (isBeneath ? barTintColor : nil) ?? backgroundColor else { return nil }
    let appearance = UIBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }
}
