import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@_spi(Engine) @testable import Views

/// Views and layers of UIKit's that demos make their own of.
@MainActor
@Suite("Kinds of UIKit's views that a demo makes")
struct UIKitSubclassTests {
  private final class Portrait: UIImageView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .systemRed
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 30) }
  }

  private final class Column: UIStackView {
    convenience init(_ color: UIColor) {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      square.backgroundColor = color
      self.init(arrangedSubviews: [square])
      axis = .vertical
    }
  }

  private final class Ring: CAShapeLayer, @unchecked Sendable {
    override func layoutSublayers() {
      super.layoutSublayers()
      path = CGPath(rect: bounds, transform: nil)
    }
  }

  private final class Spark: CAEmitterCell, @unchecked Sendable {
    override init() {
      super.init()
      birthRate = 4
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func lasting(_ seconds: Float) -> Self {
      lifetime = seconds
      zAcceleration = 1
      return self
    }
  }

  private final class Named: UIViewController {
    let name: String

    init(_ name: String) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Dressed: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      modalPresentationStyle = .custom
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Their initialisers call their superclass's without saying which.
  private final class Brief: UIViewController {
    let name: String

    init(brief name: String) {
      self.name = name
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Dot: UIView {
    let name: String

    init(named name: String) {
      self.name = name
      super.init()
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Rooted: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      title = "rooted"
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class CodeField: UITextField {
    var deletions = 0

    override func deleteBackward() {
      super.deleteBackward()
      deletions += 1
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
  }

  @Test("A picture's own kind has its own colour") func picture() {
    #expect(PlayedView { HostedView(view: Portrait(frame: .zero)) }.frame(of: .red) != nil)
    #expect(PlayedView { HostedView(view: Column(.systemRed)) }.frame(of: .red) != nil)
  }

  @Test("A layer's own kind is a layer of its kind") func layers() {
    let ring = Ring()
    ring.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    ring.layoutIfNeeded()
    #expect(ring.path?.boundingBox.height == 20)
    #expect(Spark().lasting(3).lifetime == 3 && Spark().birthRate == 4)
  }

  @Test("A field is told when something is taken out of it") func field() {
    let field = CodeField()
    field.placeholder = "Code"
    let played = PlayedView(size: CGSize(width: 300, height: 100)) { HostedView(view: field) }
    played.tap("Code")
    played.type("12")
    #expect(field.text == "12" && field.deletions == 0)
    played.graph.press(.delete, with: [])
    #expect(field.text == "1" && field.deletions == 1)
    #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 20, height: 9)).width == 4)
  }

  @Test("Controllers of a demo's own begin as UIKit's do, without a nib") func controllers() {
    #expect(Named("a").name == "a")
    #expect(Dressed().modalPresentationStyle == .custom)
    let rooted = Rooted(rootViewController: Named("b"))
    #expect(rooted.title == "rooted" && (rooted.topViewController as? Named)?.name == "b")
    #expect(UITableViewController().tableView.style == .plain)
    #expect(Brief(brief: "c").name == "c")
    #expect(Dot(named: "e").name == "e" && Dot(named: "f").frame == .zero)
  }
}
