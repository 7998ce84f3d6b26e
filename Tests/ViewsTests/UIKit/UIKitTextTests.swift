import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Texts with UIKit's attributes.
@MainActor
@Suite("Texts of UIKit")
struct UIKitTextTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("A string is as large as its text, and wraps where it is told how wide it may be")
  func sizes() {
    PlayedView { Color.clear }.change {
      let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 20)]
      let size = ("four" as NSString).size(withAttributes: attributes)
      #expect(size == "four".size(withAttributes: attributes) && size.width > 0)
      // Five of the tests' letters, which are all as wide and wrap anywhere.
      let room = CGSize(width: size.width * 5 / 4, height: .greatestFiniteMagnitude)
      let wrapped = ("four four" as NSString).boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
      #expect(wrapped.height == 2 * size.height && wrapped.width <= room.width)
      let line = "four four".boundingRect(with: room, attributes: attributes, context: nil)
      #expect(line.height == size.height && line.width > size.width)
      let string = NSAttributedString(string: "four", attributes: attributes)
      #expect(string.size() == size)
      #expect(string.boundingRect(with: .zero, options: [], context: nil).size == size)
    }
    #expect("four".size(withAttributes: nil).height >= 0)
  }

  @Test("A label shows an attributed string's runs") func label() {
    struct Hosted: UIViewRepresentable {
      let string: NSAttributedString
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.attributedText = string
        return label
      }
      func updateUIView(_ uiView: UILabel, context: Context) {}
    }
    let string = NSMutableAttributedString(
      string: "Red", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: red])
    string.append(
      NSAttributedString(
        string: "Line",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 9),
          .underlineStyle: NSUnderlineStyle.single.rawValue, .kern: 2,
        ]))
    let text = PlayedView { Hosted(string: string) }.text
    #expect(text.contains("\"Red\" 9/400 #FF0000FF") && text.contains("\"Line\" 9/700"), "\(text)")
  }

  @Test("A paragraph's style says how its lines stand") func paragraph() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    style.lineBreakMode = .byTruncatingTail
    #expect((style as NSParagraphStyle).alignment == .center && style.lineSpacing == 4)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    PlayedView { Color.clear }.change {
      let room = CGSize(width: 30, height: CGFloat.infinity)
      let cut = "many words in here".boundingRect(
        with: room, options: .usesLineFragmentOrigin, attributes: [.paragraphStyle: style],
        context: NSStringDrawingContext())
      #expect(cut.height == "many".size().height)
    }
  }

  @Test("An attributed string takes UIKit's fonts and colours; SwiftUI's come first")
  func attributedString() {
    var string = AttributedString("Word")
    string.font = .systemFont(ofSize: 21)
    string.uiKit.foregroundColor = red
    #expect(PlayedView { Text(string) }.text.contains("\"Word\" 21/400 #FF0000FF"))
    string.font = .system(size: 11)
    string.foregroundColor = .white
    #expect(PlayedView { Text(string) }.text.contains("\"Word\" 11/400 #FFFFFFFF"))
  }
}
