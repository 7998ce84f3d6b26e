import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Constraints in UIKit's first form")
struct NSLayoutConstraintTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let outer = UIView()
  private let box = UIView()

  init() {
    box.backgroundColor = .systemRed
    box.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(box)
  }

  /// Of the box: by what is around it, or a length of its own.
  private func constraint(
    _ own: Attribute, _ other: Attribute?, _ multiplier: CGFloat = 1, _ constant: CGFloat = 0,
    is relation: NSLayoutConstraint.Relation = .equal
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: box, attribute: own, relatedBy: relation, toItem: other == nil ? nil : outer,
      attribute: other ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  private func length(_ own: Attribute, _ length: CGFloat) -> NSLayoutConstraint {
    constraint(own, nil, 1, length)
  }

  private var played: PlayedView { PlayedView { HostedView(view: outer) } }

  @Test("An edge is another one's, a length so much of another one, and so many points more")
  func items() {
    outer.addConstraints([
      constraint(.left, .left, 1, 10), constraint(.width, .width, 0.5, -5),
      constraint(.centerY, .centerY), length(.height, 30),
    ])
    #expect(played.frame(of: .red) == CGRect(x: 10, y: 35, width: 45, height: 30))
  }

  @Test("What is to be at most or at least as large is, and no further from what it wants")
  func relations() {
    let wish = length(.width, 90)
    wish.priority = .defaultHigh
    outer.addConstraints([
      constraint(.left, .left), constraint(.top, .top), wish,
      constraint(.width, .width, 0.5, is: .lessThanOrEqual),
      constraint(.height, .height, 0.25, is: .greaterThanOrEqual),
    ])
    #expect(played.frame(of: .red)?.width == 50)
    #expect(played.frame(of: .red)?.height == 25)
  }

  @Test("One that is taken out leaves its place to what counts less") func removing() {
    let (wide, narrow) = (length(.width, 60), length(.width, 20))
    narrow.priority = UILayoutPriority(rawValue: 900)
    outer.addConstraints([constraint(.left, .left), constraint(.top, .top), length(.height, 10)])
    outer.addConstraint(narrow)
    outer.addConstraint(wide)
    let played = played
    #expect(played.frame(of: .red)?.width == 60)
    played.change { outer.removeConstraint(wide) }
    #expect(played.frame(of: .red)?.width == 20 && !wide.isActive && narrow.isActive)
    played.change {
      outer.addConstraint(wide)
      outer.removeConstraints([narrow])
      wide.constant = 70
    }
    #expect(played.frame(of: .red)?.width == 70 && !narrow.isActive)
  }
}
