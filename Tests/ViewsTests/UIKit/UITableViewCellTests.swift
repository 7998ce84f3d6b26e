import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Cells of UIKit's tables")
struct UITableViewCellTests {
  @Test("What a row ends with stands at its end, however short its text is") func ends() throws {
    let source = TownSource()
    source.change = { cell, row in
      var content = cell.defaultContentConfiguration()
      content.text = "a\(row)"
      cell.contentConfiguration = content
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
      view.backgroundColor = row == 0 ? .systemRed : .systemBlue
      cell.accessoryView = view
    }
    let played = TableFixture.played(TableFixture.table(source))
    let (text, end) = (played.frame(ofText: "a0"), played.frame(of: .red))
    #expect(try #require(end).minX > #require(text).maxX + 200)
    withExtendedLifetime(source) {}
  }

  @Test("A section's header is as high as its constraints make it") func headers() {
    final class Headed: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let (view, label) = (UIView(), UILabel())
        view.backgroundColor = .red
        label.text = "Head"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
          label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30),
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
        ])
        return view
      }
    }
    let (source, headed) = (TownSource(), Headed())
    let table = TableFixture.table(source)
    table.delegate = headed
    let height = TableFixture.played(table).frame(of: UIColor.red.color)?.height ?? 0
    #expect(height > 65 && height < 100, "\(height)")
    withExtendedLifetime(source) {}
  }

  @Test("A cell shows a picture and two texts, SwiftUI, or views of its own") func cells() {
    let source = TownSource()
    source.change = { cell, row in
      switch row {
      case 0:
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText) = ("First", "Second")
        cell.contentConfiguration = content
      case 1:
        cell.contentConfiguration = UIHostingConfiguration { Text("Hosted") }.margins(.all, 4)
          .background(.yellow)
      default:
        let label = UILabel()
        label.text = "Own"
        cell.contentView.addSubview(label)
        cell.accessoryType = .checkmark
      }
    }
    let played = TableFixture.played(TableFixture.table(source))
    for text in ["First", "Second", "Hosted", "Own"] { #expect(played.text.contains(text)) }
    #expect(!played.text.contains("Oslo"))
    #expect(played.text.contains("symbol checkmark"))
    // A hosted row's ground is that of all the row.
    #expect(played.frame(of: .yellow) != nil)
    withExtendedLifetime(source) {}
    let alone = UIHostingConfiguration { Text("Alone") }.makeContentView()
    #expect(PlayedView { Plain(view: alone) }.text.contains("Alone"))
  }

  @Test("A row is as high as the constraints of its cell's views make it") func highRows() {
    let source = TownSource()
    source.change = { cell, row in
      let label = UILabel()
      label.text = "Own \(row)"
      label.translatesAutoresizingMaskIntoConstraints = false
      let content = cell.contentView
      content.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
        label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 30),
      ])
    }
    let played = TableFixture.played(TableFixture.table(source))
    let (first, second) = (played.frame(ofText: "Own 0"), played.frame(ofText: "Own 1"))
    let distance = (second?.minY ?? 0) - (first?.minY ?? 0)
    #expect(distance > 90 && distance < 120, "\(distance)")
    #expect(abs((first?.minX ?? 0) - 30) < 2)
    withExtendedLifetime(source) {}
  }

  @Test("A text that is changed in a cell is seen") func changedText() {
    let source = TownSource()
    let table = TableFixture.table(source)
    let played = TableFixture.played(table)
    played.change {
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text = "Pisa"
    }
    played.advance(to: 1)
    #expect(played.text.contains("Pisa") && !played.text.contains("Rome"))
    withExtendedLifetime(source) {}
  }

  private struct Plain: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private final class Towns: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Town.self, forCellReuseIdentifier: "own")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "own", for: indexPath)
      (cell as? Town)?.name = "Town \(indexPath.row)"
      return cell
    }
  }

  private final class Town: UITableViewCell {
    var name = "" { didSet { textLabel?.text = name } }

    override class func _made(_ style: CellStyle, _ identifier: String?) -> UITableViewCell {
      Town(style: style, reuseIdentifier: identifier)
    }
  }

  private struct Hosted: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test("A controller tells its table what is in it, by cells of its own kind") func controller() {
    let played = PlayedView(size: CGSize(width: 320, height: 480)) {
      Hosted(controller: Towns(style: .grouped))
    }
    #expect(played.text.contains("Town 0") && played.text.contains("Town 1"))
  }
}
