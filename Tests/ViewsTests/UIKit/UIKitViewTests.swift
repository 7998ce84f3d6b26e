import Foundation
import Motion
import TestSupport
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
@Suite("Views that UIKit's names stand for")
struct UIKitViewTests {
  private final class Told: UIView {
    var windows: [Bool] = []

    override func didMoveToWindow() { windows.append(window != nil) }
  }

  @Test("A view, and what lies on it, is told when a clip shows it and when it no longer does")
  func tellsOfItsWindow() {
    let (outer, inner) = (Told(), Told())
    outer.addSubview(inner)
    #expect(outer.windows.isEmpty)
    let played = PlayedView { HostedView(view: outer) }
    #expect(outer.windows == [true] && inner.windows == [true])
    played.change { inner.removeFromSuperview() }
    #expect(outer.windows == [true] && inner.windows == [true, false])
  }

  private struct Hosted<V: UIView>: UIViewRepresentable {
    let make: () -> V

    func makeUIView(context: Context) -> V { make() }
    func updateUIView(_ uiView: V, context: Context) {}
  }

  private func played(_ make: @escaping () -> some UIView) -> PlayedView {
    PlayedView { Hosted(make: make) }
  }

  @Test("A label shows its text with its font, colour and lines") func label() {
    let text = played {
      let label = UILabel()
      label.text = "Long words"
      label.font = .boldSystemFont(ofSize: 20)
      label.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }.text
    #expect(text.contains("\"Long words\" 20/700 #FF0000FF"), "\(text)")
  }

  @Test(
    "A label's lines stand where its alignment says",
    arguments: [
      (NSTextAlignment.left, TextAlignment.leading), (.justified, .leading), (.natural, .leading),
      (.center, .center), (.right, .trailing),
    ])
  func alignment(_ alignment: NSTextAlignment, _ expected: TextAlignment) {
    let shown = played {
      let label = UILabel()
      label.text = "twelve words"
      label.numberOfLines = 2
      label.textAlignment = alignment
      return label
    }
    let text = Text("twelve words").font(.system(size: 17)).lineLimit(2)
      .foregroundStyle(Color(.label))
    #expect(shown.text == PlayedView { text.multilineTextAlignment(expected) }.text)
    #expect(shown.text.contains("40"))
  }

  @Test("A spinner turns while it is animating, and hides when it is not") func spinner() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(!PlayedView { Hosted { spinner } }.graph.runsForever)
    spinner.startAnimating()
    #expect(PlayedView { Hosted { spinner } }.graph.runsForever)
    spinner.stopAnimating()
    #expect(!spinner.isAnimating)
    spinner.hidesWhenStopped = false
    #expect(!PlayedView { Hosted { spinner } }.text.isEmpty)
  }

  @Test("A spinner that is stopped keeps its place and no more") func stoppedSpinner() {
    let spinner = UIActivityIndicatorView(style: .medium)
    let played = PlayedView {
      VStack(spacing: 0) {
        Hosted { spinner }.fixedSize()
        Square()
      }
    }
    #expect(played.frame(of: .red)?.minY == 50)
  }

  @Test(
    "A blur's glass is SwiftUI's of that thickness, dark or light where its name says so",
    arguments: [
      (UIBlurEffect.Style.systemUltraThinMaterial, Material.ultraThin, ColorScheme?.none),
      (.light, .thin, .light), (.dark, .regular, .dark), (.extraLight, .thick, .light),
      (.prominent, .thick, nil), (.systemChromeMaterialDark, .bar, .dark),
      (.systemThinMaterialLight, .thin, .light), (.regular, .regular, nil),
    ])
  func blur(_ style: UIBlurEffect.Style, _ material: Material, _ scheme: ColorScheme?) {
    let expected = PlayedView {
      Rectangle().fill(material).environment(\.colorScheme, scheme ?? .light)
    }
    let shown = played { UIVisualEffectView(effect: UIBlurEffect(style: style)) }
    #expect(shown.text == expected.text)
    #expect(played { UIVisualEffectView(effect: nil) }.text != expected.text)
  }

  @Test("A picture fills, fits or covers its view, or keeps its own size") func imageView() {
    func text(_ mode: UIImageView.ContentMode) -> String {
      played {
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.contentMode = mode
        return view
      }.text
    }
    func text(_ image: some View) -> String { PlayedView { image }.text }
    let image = Image(systemName: "star")
    #expect(text(.center) == text(image))
    #expect(text(.scaleToFill) == text(image.resizable()))
    #expect(text(.scaleAspectFit) == text(image.resizable().scaledToFit()))
    #expect(text(.scaleAspectFill) == text(image.resizable().scaledToFill()))
    #expect(text(.center).contains("symbol star"))
    #expect(played { UIImageView() }.text == text(Color.clear))
  }

  @Test("An image of UIKit is a symbol or a file, in its colours or as a template") func image()
    throws
  {
    let symbol = try #require(UIImage(systemName: "heart"))
    func text(_ image: UIImage) -> String { PlayedView { Image(uiImage: image) }.text }
    #expect(text(symbol).contains("symbol heart"))
    #expect(text(symbol.withRenderingMode(.automatic)) == text(symbol))
    let plain = Image(systemName: "heart")
    #expect(
      text(symbol.withRenderingMode(.alwaysTemplate))
        == PlayedView { plain.renderingMode(.template) }.text)
    #expect(
      text(symbol.withRenderingMode(.alwaysOriginal))
        == PlayedView { plain.renderingMode(.original) }.text)
    #expect(UIImage(named: "") == nil)
    // As the picture of that name, a placeholder: whoever names it has it.
    #expect(UIImage(named: "no such picture")?.image == Image("no such picture"))
    #expect(UIImage(contentsOfFile: "/no/such/picture.png") == nil)
    let folder = try TemporaryFolder()
    try folder.write("", to: "picture.png")
    let path = folder.url.appending(path: "picture.png").path
    #expect(UIImage(contentsOfFile: path).map(text)?.contains("picture.png") == true)
    #expect(!text(UIImage()).contains("heart"))
  }

  @Test("What is in a view of UIKit lies above its background, until it is taken out")
  func subviews() {
    let outer = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let label = UILabel()
    label.text = "Inside"
    let under = UIView()
    under.backgroundColor = .systemBlue
    outer.backgroundColor = .systemRed
    outer.addSubview(label)
    outer.insertSubview(under, at: -3)
    #expect(outer.subviews.map { $0 === under } == [true, false])
    #expect(label.superview === outer && outer.bounds.size == CGSize(width: 30, height: 40))
    outer.bounds.size = CGSize(width: 50, height: 60)
    #expect(outer.frame == CGRect(x: 1, y: 2, width: 50, height: 60))
    let played = PlayedView { Hosted { outer } }
    #expect(played.frame(of: .red) != nil && played.frame(of: .blue) != nil)
    #expect(played.text.contains("\"Inside\""))
    under.removeFromSuperview()
    label.removeFromSuperview()
    #expect(PlayedView { Hosted { outer } }.frame(of: .blue) == nil)
    outer.isHidden = true
    #expect(PlayedView { Hosted { outer } }.text.contains("opacity 0"))
  }

  @Test("A view controller is loaded once, shows its view and keeps its children")
  func controllers() {
    final class Page: UIViewController {
      let log = Log()
      override func viewDidLoad() {
        log.add("loaded")
        view.backgroundColor = .systemRed
      }
    }
    struct Host: UIViewControllerRepresentable {
      let page: Page
      func makeUIViewController(context: Context) -> Page { page }
      func updateUIViewController(_ uiViewController: Page, context: Context) {}
    }
    let page = Page(nibName: nil, bundle: nil)
    let child = UIHostingController(rootView: Text("First"))
    page.addChild(child)
    child.didMove(toParent: page)
    #expect(child.parent === page && page.children.map { $0 === child } == [true])
    #expect(PlayedView { Host(page: page) }.frame(of: .red) != nil)
    #expect(PlayedView { Host(page: page) }.frame(of: .red) != nil)
    #expect(page.log.text == "loaded")
    page.dismiss(animated: true) { page.log.add("dismissed") }
    #expect(page.log.text == "loaded dismissed")
    child.rootView = Text("Second")
    #expect(PlayedView { child.view.shown }.text.contains("\"Second\""))
    #expect(child.sizeThatFits(in: CGSize(width: 3, height: 4)) == CGSize(width: 3, height: 4))
  }

  private struct Sheet: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
      UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    }
    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
  }

  private struct Picker: UIViewControllerRepresentable {
    final class Coordinator: NSObject, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {}
    }

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIViewController(context: Context) -> UIImagePickerController {
      let picker = UIImagePickerController()
      picker.delegate = context.coordinator
      picker.sourceType =
        UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
      return picker
    }
    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
  }

  @Test("A system's controller shows what it is for") func systemControllers() {
    #expect(PlayedView { Sheet() }.text.contains("symbol xmark"))
    #expect(!PlayedView { Picker() }.text.contains("\"UIImagePickerController\""))
  }
}
