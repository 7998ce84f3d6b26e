import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What demos show over everything in windows of their own.
@MainActor
@Suite("Windows of UIKit")
struct UIWindowTests {
  /// As demos let touches through to what is behind.
  private final class Passing: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard let view = super.hitTest(point, with: event) else { return nil }
      return rootViewController?.view == view ? nil : view
    }
  }

  private let safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)

  private func window(_ color: Color, level: UIWindow.Level = .normal) throws -> UIWindow {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = Passing(windowScene: scene)
    let root = UIHostingController(rootView: color.frame(width: 30, height: 10))
    root.view.frame = scene.keyWindow?.frame ?? .zero
    root.view.backgroundColor = .clear
    window.backgroundColor = .clear
    window.windowLevel = level
    window.rootViewController = root
    return window
  }

  private func isBlueBehindRed(in text: String) throws -> Bool {
    let blue = try #require(text.range(of: "#007AFFFF"))
    let red = try #require(text.range(of: "#FF3B30FF"))
    return blue.lowerBound < red.lowerBound
  }

  @Test("A window is seen over everything, in the safe area, until it is hidden")
  func shown() throws {
    let played = PlayedView(safeArea: safeArea) { Color.blue }
    var window: UIWindow?
    try played.graph.tryToPerform { window = try self.window(.red) }
    #expect(played.frame(of: .red) == nil)
    played.change { window?.isHidden = false }
    #expect(played.frame(of: .red) == CGRect(x: 35, y: 50, width: 30, height: 10))
    #expect(try isBlueBehindRed(in: played.text))
    played.change { window?.isHidden = true }
    #expect(played.frame(of: .red) == nil)
  }

  @Test("The window with the higher level is in front, whichever came first") func level() throws {
    let played = PlayedView { Color.white }
    try played.graph.tryToPerform {
      try window(.red, level: .alert + 1).makeKeyAndVisible()
      try window(.blue).makeKeyAndVisible()
      #expect(UIApplication.shared.windows.count == 3)
    }
    #expect(try isBlueBehindRed(in: played.text))
  }

  @Test("A finger reaches what is in a window, and beside it what is behind") func touches() throws
  {
    let log = Log()
    let played = PlayedView {
      Color.blue.onTapGesture { log.add("behind") }
    }
    try played.graph.tryToPerform {
      let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
      let window = Passing(windowScene: scene)
      let root = UIHostingController(
        rootView: Color.red.frame(width: 30, height: 10).onTapGesture { log.add("front") })
      // Who lays a window over an app has its ground away, or it would hide all of that.
      root.view.backgroundColor = .clear
      window.rootViewController = root
      window.isHidden = false
    }
    played.tap(at: CGPoint(x: 50, y: 50))
    played.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.text == "front behind")
  }

  @Test("What lies on the clip's own window is seen, and nothing of it before or after") func main()
  {
    let played = PlayedView { Color.blue }
    let square = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    square.backgroundColor = .systemRed
    for _ in 0..<2 {
      played.change { UIApplication.shared.windows.first?.addSubview(square) }
      #expect(played.frame(of: .red) == square.frame)
      played.change { square.removeFromSuperview() }
      #expect(played.frame(of: .red) == nil)
    }
    played.change {
      UIApplication.shared.windows.first?.rootViewController?.view.addSubview(square)
    }
    #expect(played.frame(of: .red) == square.frame)
  }

  @Test(
    "A recogniser on the clip's own window hears of fingers on SwiftUI's views, which do as they did"
  )
  func listeners() {
    let log = Log()
    let played = PlayedView {
      Color.blue.onTapGesture { log.add("view") }
    }
    let tap = UITapGestureRecognizer(
      target: nil, action: Selector("heard", _calling: { log.add("window") }))
    let pan = UIPanGestureRecognizer(
      target: nil,
      action: Selector(
        "panned",
        _calling: { (pan: UIPanGestureRecognizer) in
          log.add("\(pan.state) \(Int(pan.translation(in: nil).x))")
        }))
    played.change {
      let window = UIApplication.shared.windows.first
      window?.addGestureRecognizer(tap)
      window?.rootViewController?.view.addGestureRecognizer(pan)
    }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.entries.sorted() == ["view", "window"])
    log.clear()
    played.graph.touchDown(at: CGPoint(x: 10, y: 10))
    played.graph.touchMoved(to: CGPoint(x: 40, y: 10))
    played.graph.touchMoved(to: CGPoint(x: 60, y: 10))
    played.graph.touchUp(at: CGPoint(x: 60, y: 10))
    #expect(log.entries.contains("changed 50") && log.entries.last == "ended 50")
    log.clear()
    played.change {
      tap.isEnabled = false
      pan.view?.removeGestureRecognizer(pan)
    }
    played.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.text == "view")
  }

  @Test("Another root controller fills the screen in place of what was there") func otherRoot() {
    let played = PlayedView(safeArea: safeArea) { Color.blue }
    let ground = "#FFFFFFFF"
    #expect(!played.text.contains(ground))
    played.change {
      UIApplication.shared.windows.first?.rootViewController = UIHostingController(
        rootView: Color.red.frame(width: 30, height: 10))
      UIApplication.shared.windows.first?.makeKeyAndVisible()
    }
    #expect(played.frame(of: .red) == CGRect(x: 35, y: 50, width: 30, height: 10))
    #expect(played.text.contains(ground))
    played.change {
      UIApplication.shared.windows.first?.rootViewController?.view.backgroundColor = .clear
    }
    #expect(!played.text.contains(ground))
  }

  @Test("A body that asks for the windows is not read again when one is shown")
  func untold() throws {
    let counter = BodyCount()
    let played = PlayedView {
      counter.counting { Color.white.opacity(UIApplication.shared.windows.isEmpty ? 0 : 1) }
    }
    let before = counter.count
    try played.graph.tryToPerform { try window(.red).makeKeyAndVisible() }
    #expect(played.frame(of: .red) != nil && counter.count == before)
  }

  @Test("Another clip has windows of its own") func apart() throws {
    let first = PlayedView { Color.white }
    try first.graph.tryToPerform { try window(.red).makeKeyAndVisible() }
    let second = PlayedView { Color.white }
    #expect(second.frame(of: .red) == nil)
    second.change { #expect(UIApplication.shared.windows.count == 1) }
  }

  @Test("The window's style is the screen's, unless a view prefers another") func style() {
    let played = PlayedView { SchemeLabel() }
    played.change { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark }
    #expect(played.text.contains("\"dark\""))
    played.change { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .unspecified }
    #expect(played.text.contains("\"light\""))
    let other = PlayedView { SchemeLabel().preferredColorScheme(.light) }
    other.change { UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark }
    #expect(other.text.contains("\"light\""))
  }

  @Test("A view finds itself in another's coordinates, and what is at a point") func places() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let button = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSubview(inner)
    inner.addSubview(button)
    #expect(button.convert(CGPoint.zero, to: outer) == CGPoint(x: 15, y: 25))
    #expect(button.convert(button.bounds, to: nil) == CGRect(x: 15, y: 25, width: 10, height: 10))
    #expect(inner.convert(CGPoint(x: 15, y: 25), from: outer) == CGPoint(x: 5, y: 5))
    #expect(outer.hitTest(CGPoint(x: 16, y: 26), with: nil) === button)
    #expect(outer.hitTest(CGPoint(x: 40, y: 40), with: nil) === inner)
    #expect(outer.hitTest(CGPoint(x: 200, y: 40), with: nil) == nil)
    button.isUserInteractionEnabled = false
    #expect(outer.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
  }
}

private struct SchemeLabel: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

extension ViewGraph {
  /// What `perform` is for what may fail.
  fileprivate func tryToPerform(_ action: () throws -> Void) throws {
    var failure: (any Error)?
    perform {
      do { try action() } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
