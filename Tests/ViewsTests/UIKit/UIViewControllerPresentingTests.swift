import Foundation
import Geometry
import Motion
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("What controllers of UIKit present")
struct UIViewControllerPresentingTests {
  private func screen(device: DeviceIdiom? = nil) -> PlayedView {
    PlayedView(
      size: device == .pad ? CGSize(width: 820, height: 1180) : Phone.size,
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0), device: device
    ) { Color.green }
  }

  private func present(
    _ controller: UIViewController, on played: PlayedView, animated: Bool = true,
    then completion: (() -> Void)? = nil
  ) {
    played.change {
      UIApplication.shared.windows.first?.rootViewController?.present(
        controller, animated: animated, completion: completion)
    }
  }

  private func wait(_ played: PlayedView) { played.advance(to: played.graph.time + 2) }

  @Test("An alert asks as SwiftUI's does, and its action is done once it is out of sight")
  func alert() {
    let (played, log) = (screen(), Log())
    let alert = UIAlertController(title: "Sure?", message: "For good.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { log.add($0.title ?? "") })
    present(alert, on: played) { log.add("there") }
    #expect(log.text.isEmpty)
    wait(played)
    #expect(log.text == "there")
    #expect(played.text.contains("Sure?") && played.text.contains("For good."))
    let frames = ["Cancel", "Delete"].compactMap { label in
      played.graph.tapTargets.first { $0.label == label }?.frame
    }
    #expect(frames.count == 2 && frames[0].maxX <= frames[1].minX)
    played.tap("Delete")
    #expect(log.text == "there")
    wait(played)
    #expect(log.text == "there Delete")
    #expect(!played.text.contains("Sure?"))
    #expect(alert.presentingViewController == nil)
  }

  @Test(
    "An alert's fields are written into, and its actions can be told later that they may be done")
  func fields() throws {
    let played = screen()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Ada" }
    let save = UIAlertAction(title: "Save", style: .default)
    save.isEnabled = false
    alert.addAction(save)
    present(alert, on: played)
    wait(played)
    #expect(played.text.contains("Ada"))
    let field = try #require(alert.textFields?.first)
    played.change {
      field.text = "Grace"
      save.isEnabled = true
      alert.message = "Thank you."
    }
    #expect(played.text.contains("Grace") && played.text.contains("Thank you."))
  }

  @Test("An alert without actions stands until it is told to go") func toast() {
    let (played, log) = (screen(), Log())
    let toast = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    present(toast, on: played)
    wait(played)
    #expect(played.text.contains("Saved") && !played.text.contains("OK"))
    played.change { toast.dismiss(animated: true) { log.add("gone") } }
    wait(played)
    #expect(log.text == "gone" && !played.text.contains("Saved"))
  }

  @Test("An action sheet stands at the bottom of a phone, the button that cancels apart")
  func actionSheet() {
    let (played, log) = (screen(), Log())
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Camera", style: .default) { _ in log.add("camera") })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.add("cancel") })
    present(sheet, on: played)
    wait(played)
    let labels = played.graph.tapTargets.map(\.label).filter { !$0.isEmpty }
    #expect(labels == ["Camera", "Cancel"])
    #expect(played.text.contains("Photo"))
    played.tap("Camera")
    wait(played)
    #expect(log.text == "camera" && !played.text.contains("Photo"))
  }

  @Test(
    "A controller comes as a sheet as high as its detents, and over the screen if it is to fill it")
  func pages() {
    let played = screen()
    let page = UIHostingController(rootView: Color.red.ignoresSafeArea())
    page.sheetPresentationController?.detents = [.medium(), .large()]
    page.sheetPresentationController?.prefersGrabberVisible = true
    present(page, on: played)
    wait(played)
    let half = played.frame(of: .red)?.minY ?? 0
    #expect(half > 300 && half < 560)
    let root = page.presentingViewController
    #expect(root?.presentedViewController === page)
    played.change { page.sheetPresentationController?.selectedDetentIdentifier = .large }
    wait(played)
    #expect((played.frame(of: .red)?.minY ?? 0) < 120)
    played.change { root?.dismiss(animated: true) }
    wait(played)
    #expect(played.frame(of: .red) == nil && root?.presentedViewController == nil)
    let cover = UIHostingController(rootView: Color.red.ignoresSafeArea())
    cover.modalPresentationStyle = .fullScreen
    present(cover, on: played, animated: false)
    #expect(played.frame(of: .red) == Phone.screen)
  }

  private final class HalfPage: UIHostingController<Color> {
    override func viewDidLoad() {
      (presentationController as? UISheetPresentationController)?.detents = [.medium()]
    }
  }

  private struct HalfSheet: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> HalfPage { HalfPage(rootView: .red) }
    func updateUIViewController(_ controller: HalfPage, context: Context) {}
  }

  @Test("A sheet of SwiftUI's stands as the controller in it says as it loads") func represented() {
    let played = PlayedView(size: Phone.size) {
      Color.green.sheet(isPresented: .constant(true)) { HalfSheet().ignoresSafeArea() }
    }
    wait(played)
    let half = played.frame(of: .red)?.minY ?? 0
    #expect(half > 300 && half < 560)
  }

  private final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var count = 0
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      count += 1
    }
  }

  @Test(
    "A sheet that says as it loads how high it is comes so high, and tells who a finger ends it for"
  )
  func halfSheet() {
    let (played, listener) = (screen(), Listener())
    let page = HalfPage(rootView: .red)
    page.presentationController?.delegate = listener
    present(page, on: played)
    wait(played)
    #expect((played.frame(of: .red)?.height ?? 999) < 500)
    played.tap(at: CGPoint(x: 200, y: 100))
    wait(played)
    #expect(played.frame(of: .red) == nil && listener.count == 1)
  }

  private final class Slide: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
  {
    private(set) var asked = 0

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked += 1
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let aside = CGAffineTransform(translationX: 200, y: 0)
      let comes = context.view(forKey: .to)
      if let comes {
        comes.transform = aside
        context.containerView.addSubview(comes)
      }
      UIView.animate(withDuration: 1, options: .curveLinear) {
        if let comes {
          comes.transform = .identity
        } else {
          context.view(forKey: .from)?.transform = aside
        }
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  @Test("A controller comes in a movement of an app's own") func ownMovement() {
    let (played, slide, log) = (screen(), Slide(), Log())
    let page = UIViewController()
    page.view.backgroundColor = .blue
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = slide
    let start = played.graph.time
    present(page, on: played) { log.add("there") }
    played.advance(to: start + 0.5)
    #expect(played.frame(of: UIColor.blue.color).map { abs($0.minX - 100) < 10 } == true)
    wait(played)
    #expect(played.frame(of: UIColor.blue.color)?.minX == 0 && log.text == "there")
    #expect(slide.asked == 1)
    played.change { page.dismiss(animated: true) }
    wait(played)
    #expect(played.frame(of: UIColor.blue.color) == nil && page.presentingViewController == nil)
  }

  private final class Told: UIViewController {
    let log = Log()

    override func viewWillAppear(_ animated: Bool) { log.add("comes") }
    override func viewDidAppear(_ animated: Bool) { log.add("there") }
    override func viewWillDisappear(_ animated: Bool) { log.add("goes") }
    override func viewDidDisappear(_ animated: Bool) { log.add("gone") }
  }

  @Test("One is told that it is there once it has come, and so is the page that it has")
  func arrival() {
    let (played, told) = (screen(), Told())
    let pages = UINavigationController(rootViewController: told)
    present(pages, on: played)
    #expect(told.log.text == "comes")
    wait(played)
    #expect(told.log.text == "comes there")
    played.change { pages.dismiss(animated: true) }
    #expect(told.log.text == "comes there goes")
    wait(played)
    #expect(told.log.text == "comes there goes gone")
  }

  @Test(
    "What one that fills the screen covers is told that it goes and comes again, and what a sheet covers is not",
    arguments: [true, false])
  func covered(fills: Bool) {
    let told = Told()
    let pages = UINavigationController(rootViewController: told)
    let played = PlayedView(size: Phone.size) { Hosted(controller: pages) }
    wait(played)
    let before = told.log.text
    let cover = UIHostingController(rootView: Color.red)
    cover.modalPresentationStyle = fills ? .fullScreen : .pageSheet
    played.change { told.present(cover, animated: true) }
    #expect(told.log.text == before + (fills ? " goes" : ""))
    wait(played)
    #expect(told.log.text == before + (fills ? " goes gone" : ""))
    played.change { cover.dismiss(animated: true) }
    #expect(told.log.text == before + (fills ? " goes gone comes" : ""))
    wait(played)
    #expect(told.log.text == before + (fills ? " goes gone comes there" : ""))
  }

  @Test("What a presented controller presents goes with it") func chain() {
    let played = screen()
    let first = UIHostingController(rootView: Color.red)
    let second = UIHostingController(rootView: Color.blue)
    present(first, on: played)
    wait(played)
    played.change { first.present(second, animated: true) }
    wait(played)
    #expect(played.frame(of: .blue) != nil && second.presentingViewController === first)
    played.change { first.presentingViewController?.dismiss(animated: true) }
    wait(played)
    #expect(played.frame(of: .red) == nil && played.frame(of: .blue) == nil)
  }

  @Test("One that presents something presents nothing else, and says so") func second() {
    let played = screen()
    present(UIHostingController(rootView: Color.red), on: played)
    wait(played)
    present(UIHostingController(rootView: Color.blue), on: played)
    wait(played)
    #expect(played.frame(of: .blue) == nil)
    #expect(played.graph.warnings.contains { $0.hasPrefix("UIViewController.present") })
  }

  @Test("A controller in SwiftUI's sheet ends the sheet") func inSheet() {
    let inner = UIViewController()
    let phone = Phone { isShown in
      Color.green.sheet(isPresented: isShown) { Hosted(controller: inner) }
    }
    phone.show()
    phone.played.change { inner.dismiss(animated: true) }
    #expect(!phone.isShown.value)
  }

  @Test(
    "What can be done with something is the sheet that sharing shows",
    arguments: [nil, DeviceIdiom.pad])
  func activities(device: DeviceIdiom?) {
    let (played, log) = (screen(device: device), Log())
    let sheet = UIActivityViewController(activityItems: ["A line"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView =
      UIApplication.shared.windows.first?.rootViewController?.view
    sheet.completionWithItemsHandler = { _, isDone, _, _ in log.add(isDone ? "done" : "left") }
    present(sheet, on: played)
    wait(played)
    #expect(played.text.contains("A line") && played.text.contains("Copy"))
    played.tap("Close")
    wait(played)
    #expect(log.text == "left" && !played.text.contains("A line"))
  }
}

private struct Hosted: UIViewControllerRepresentable {
  let controller: UIViewController

  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
