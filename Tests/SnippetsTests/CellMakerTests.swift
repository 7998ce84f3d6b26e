import Testing

@testable import Snippets

@Suite("Kinds of cells")
struct CellMakerTests {
  private func text(_ code: String) -> String {
    let text = code + "\nstruct A: View { var body: some View { X() } }"
    return DemoSource(
      Excerpt(file: "a.swift", line: 1, text: text), source: SwiftSource(text), root: .view("A")
    ).text
  }

  @Test("Each says how it is made, if it can be made as all are") func says() {
    let maker = "-> UITableViewCell { Own(style: style, reuseIdentifier: identifier) };"
    let plain = text("final class Own: UITableViewCell {\n  var a = 1\n}")
    #expect(plain.contains("UITableViewCell { override class func _made("))
    #expect(plain.contains(maker + "\n  var a = 1\n}"))
    let given = """
      public class Own<A>: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(text(given).contains("{ public override class func _made("))
    #expect(text(given).contains(maker))
    let kinds = text("class Small: Own { var b = 1 }\nclass Own: UITableViewCell { var a = 1 }")
    #expect(kinds.contains("{ Small(style: style") && kinds.contains("{ Own(style: style"))
    let item = text("class Own: UICollectionViewCell { override init(frame: CGRect) {} }")
    #expect(item.contains("-> UICollectionReusableView { Own(frame: frame) };"))
    let other = "class Own: UITableViewCell { init(a: Int) { fatalError() } }"
    #expect(!text(other).contains("_made"))
    #expect(!text("class Own: UIView {}; let a = UITableViewCell()").contains("_made"))
  }

  @Test("Of very many kinds each is looked at once", .timeLimit(.minutes(10))) func many() {
    let kinds = (0..<3000).map { number in
      "class A\(number): \(number == 0 ? "UITableViewCell" : "A\(number - 1)") {}\n"
    }
    #expect(CellMaker.all(in: SwiftSource(kinds.reversed().joined()).file).count == 3000)
  }
}
