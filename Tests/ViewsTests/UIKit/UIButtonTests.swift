import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Buttons of UIKit")
struct UIButtonTests {
  private let log = Log()

  private func text(_ button: UIButton) -> String { PlayedView { HostedView(view: button) }.text }

  private func text(_ configuration: UIButton.Configuration) -> String {
    text(UIButton(configuration: configuration))
  }

  @Test("An action gives a button its title and its picture, and is run when it is tapped")
  func actions() {
    let action = UIAction(title: "Go", image: UIImage(systemName: "star")) { action in
      log.add(action.title)
    }
    for button in [
      UIButton(primaryAction: action), UIButton(type: .custom, primaryAction: action),
      UIButton(configuration: .gray(), primaryAction: action),
    ] {
      let played = PlayedView { HostedView(view: button) }
      #expect(played.text.contains("\"Go\"") && played.text.contains("symbol star"))
      played.tap(at: middle)
      #expect(log.text == "Go" && button.currentTitle == "Go")
      log.clear()
    }
  }

  @Test("Title, colour and picture are those of its state, or of the normal one") func states() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(UIColor(red: 1, green: 0, blue: 0, alpha: 1), for: .normal)
    button.setTitleColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1), for: .selected)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setImage(UIImage(systemName: "heart"), for: .selected)
    button.addAction(UIAction { _ in log.add("tapped") }, for: .touchUpInside)
    let played = PlayedView { HostedView(view: button) }
    #expect(played.text.contains("symbol star") && played.text.contains("#FF0000FF"))
    played.change { button.isSelected = true }
    #expect(played.text.contains("symbol heart") && played.text.contains("#00FF00FF"))
    #expect(played.text.contains("\"On\""))
    played.change {
      button.isSelected = false
      button.isEnabled = false
    }
    #expect(played.text.contains("\"Off\"") && played.text.contains("symbol star"))
    played.tap(at: middle)
    #expect(log.text == "")
  }

  @Test("A button that a frame makes has a white title, a system's has not") func types() {
    let custom = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let system = UIButton(type: .system)
    for button in [custom, system] { button.setTitle("Title", for: .normal) }
    #expect(custom.buttonType == .custom && text(custom).contains("\"Title\" 17/400 #FFFFFFFF"))
    #expect(!text(system).contains("\"Title\" 17/400 #FFFFFFFF"))
  }

  @Test("A configuration fills the button, tints it, or leaves it bare") func configurations() {
    func background(_ configuration: UIButton.Configuration, is color: Color) -> Bool {
      var configuration = configuration
      configuration.title = "Four"
      let button = UIButton(configuration: configuration)
      button.tintColor = .systemRed
      let played = PlayedView { HostedView(view: button) }
      return played.frame(of: color) == CGRect(x: 18, y: 33, width: 64, height: 34)
    }
    #expect(background(.filled(), is: .red) && background(.borderedProminent(), is: .red))
    #expect(background(.tinted(), is: .red.opacity(0.18)))
    let gray = Color(.secondarySystemFill)
    #expect(background(.gray(), is: gray) && background(.bordered(), is: gray))
    #expect(!background(.plain(), is: .red))
    var plain = UIButton.Configuration.plain()
    plain.baseBackgroundColor = .systemRed
    #expect(background(plain, is: .red))
  }

  @Test("A configuration says corners, insets, a second line and that something is going on")
  func parts() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Four"
    let plain = text(configuration)
    configuration.cornerStyle = .capsule
    #expect(text(configuration) != plain)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 20)
    configuration.baseBackgroundColor = .systemRed
    configuration.subtitle = "Below"
    let button = UIButton(configuration: configuration)
    let played = PlayedView { HostedView(view: button) }
    #expect(played.frame(of: .red)?.size == CGSize(width: 90, height: 60))
    #expect(played.text.contains("\"Below\"") && !played.graph.runsForever)
    configuration.showsActivityIndicator = true
    played.change { button.configuration = configuration }
    #expect(played.graph.runsForever)
  }

  @Test("Its title has the font that its label is given, also later") func font() {
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    let played = PlayedView { HostedView(view: button) }
    played.change { button.titleLabel?.font = .boldSystemFont(ofSize: 30) }
    #expect(played.text.contains("\"Press\" 30/700"))
  }

  private func menu() -> UIMenu {
    UIMenu(children: [
      UIAction(title: "Copy") { _ in log.add("copied") },
      UIAction(title: "Move") { _ in log.add("moved") },
    ])
  }

  private func played(_ button: UIButton) -> PlayedView {
    PlayedView(size: CGSize(width: 393, height: 852)) { HostedView(view: button) }
  }

  @Test("A menu that is what a button is for opens with a tap, and the button does nothing then")
  func menuOpens() {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
    (button.menu, button.showsMenuAsPrimaryAction) = (menu(), true)
    let played = played(button)
    played.tap("More")
    played.advance(to: 1)
    #expect(played.text.contains("Copy") && played.text.contains("Move"))
    played.tap("Move")
    played.advance(to: 3)
    #expect(log.text == "moved" && !played.text.contains("Copy"))
  }

  @Test("A menu beside what a button does leaves a tap to that") func menuBeside() {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.addAction(UIAction { _ in log.add("pressed") }, for: .touchUpInside)
    button.menu = menu()
    let played = played(button)
    played.tap("More")
    played.advance(to: 1)
    #expect(log.text == "pressed" && !played.text.contains("Copy"))
  }

  @Test("A button that changes its selection is called as what is chosen in its menu")
  func popUp() {
    let button = UIButton(type: .system)
    (button.menu, button.showsMenuAsPrimaryAction) = (menu(), true)
    button.changesSelectionAsPrimaryAction = true
    let played = played(button)
    #expect(button.currentTitle == "Copy")
    played.tap("Copy")
    played.advance(to: 1)
    played.tap("Move")
    played.advance(to: 3)
    #expect(button.currentTitle == "Move" && played.text.contains("\"Move\""))
    #expect(log.text == "moved")
  }

  @Test("One that changes its selection without a menu is selected by turns") func toggles() {
    let button = UIButton(type: .system)
    button.setTitle("Like", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    let played = played(button)
    played.tap("Like")
    #expect(button.isSelected)
    played.advance(to: 1)
    played.tap("Like")
    #expect(!button.isSelected)
  }
}
