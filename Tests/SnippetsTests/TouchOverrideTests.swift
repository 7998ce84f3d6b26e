import Foundation
import Testing

@testable import Snippets

@Suite("Classes that are told of touches")
struct TouchOverrideTests {
  private func text(_ code: String) -> String {
    let text = code + "\nstruct A: View { var body: some View { X() } }"
    return DemoSource(
      Excerpt(file: "a.swift", line: 1, text: text), source: SwiftSource(text), root: .view("A")
    ).text
  }

  @Test("Each says it once, and whether it follows a finger's way") func says() {
    let begin = "override func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}"
    let move = "override func touchesMoved(_ t: Set<UITouch>, with e: UIEvent?) {}"
    let tapped = text("final class Key: UIView { var a = 1; \(begin) }")
    #expect(
      tapped.contains(
        "var a = 1; override var _followsTouches: Bool? { super._followsTouches ?? false }; override"
      ))
    let drawn = text("class Pad: UIView {\n  @objc \(begin)\n  \(move)\n}")
    #expect(drawn.components(separatedBy: "_followsTouches").count == 2)
    #expect(drawn.contains("\n  override var _followsTouches: Bool? { true }; "))
    #expect(!text("class Own { func touchesBegan() {} }").contains("_followsTouches"))
    #expect(
      text("public class Key: UIView { public \(begin) }").contains(
        "{ public override var _followsTouches: "))
    #expect(!text("class Tap: UITapGestureRecognizer { \(begin) }").contains("_followsTouches"))
  }
}
