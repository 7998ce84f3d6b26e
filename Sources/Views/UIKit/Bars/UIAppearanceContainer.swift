import ViewEngine

/// What appearances may be said for the inside of.
@MainActor @preconcurrency
public protocol UIAppearanceContainer {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
