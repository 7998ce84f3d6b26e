import Foundation
import Presets
import Studio

/// Texts that are right, to begin with: the repository's own, and some that use what those do not.
package enum FuzzSeeds {
  /// - Parameter repository: The checkout's folder.
  @MainActor
  package static func seeds(for target: FuzzTarget, in repository: String) -> [String] {
    switch target {
    case .preset: texts(in: repository + "/Presets", ending: ".yaml") + written(target)
    case .script, .look, .resource: written(target)
    case .answer: answers()
    case .binary: BinaryFiles.all.map(BinaryFiles.text)
    case .manifest: texts(in: repository, ending: "Package.swift") + written(target)
    case .page:
      texts(in: repository, ending: ".md") + texts(in: repository, ending: ".tutorial")
        + written(target)
    case .source:
      texts(in: repository + "/Examples", ending: ".swift")
        + texts(in: repository, ending: ".md").flatMap(blocks) + written(target)
    }
  }

  /// Not those of hidden folders, which the builds are in: a hundred thousand files.
  private static func texts(in folder: String, ending: String) -> [String] {
    let files = FileManager.default.enumerator(
      at: URL(filePath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let texts = (files?.compactMap { $0 as? URL } ?? []).filter { $0.path.hasSuffix(ending) }
    return texts.sorted { $0.path < $1.path }.compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
  }

  /// The Swift code of a page.
  private static func blocks(of page: String) -> [String] {
    page.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private static func written(_ target: FuzzTarget) -> [String] {
    switch target {
    case .preset: presets
    case .script: scripts
    case .page: pages
    case .source: sources
    case .look: looks
    case .answer, .binary: []
    case .manifest: manifests
    case .resource: resources
    }
  }

  /// A clip that is soon made.
  package static let smallPreset = """
    view: Text("Hi").padding(4)
    transition: .scale
    canvas: { size: 80x60, scale: 1 }
    duration: 0.3
    """

  /// What a demo's process that means well says.
  @MainActor
  private static func answers() -> [String] {
    let responder = PreviewResponder {
      try Preset(yaml: smallPreset, path: "Fuzz.yaml").clip()
    }
    let questions: [PreviewQuestion] = [
      .opening, .frames(from: 0, count: 2), .moment(frame: 2), .motion, .letGo(frame: nil),
      .live([], wantsMoment: true),
    ]
    return questions.compactMap { question in
      guard let data = try? responder.answer(WireJSON.data(question)) else { return nil }
      return String(decoding: data, as: UTF8.self)
    }
  }

  private static let looks = [
    "base: social\nbackdrop: \"#101018 #2A2A44 at 90\"\nfinish: light\n",
    """
    base: documentation
    canvas: 1920x1080
    padding: 40
    device: window
    statusBar: false
    pointer: touch
    camera: follow
    cameraMoves: device
    shadow: true
    title: A title
    subtitle: What it is about
    code: shown
    keys: shown
    keyboard: shown
    sideBySide: light dark
    motionBlur: 180
    loop: true
    """,
    "canvas: 16:9\nbackdrop: picture.png\ndevice: laptop\nloop: false\nmotionBlur: 0\n",
  ]

  private static let presets = [
    """
    title: "A # sign: and a colon"
    view: Text("Hi").font(.system(size: 40)).padding(.horizontal, 20).background(Color.red)
    canvas: { size: 80x60, scale: 1, colorScheme: dark }
    frameRate: 30000/1001
    duration: 1.5
    """,
    """
    view: Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .frame(width: 40, height: 30).blur(radius: 3).shadow(radius: 2, x: 1, y: 1)
      .rotationEffect(.degrees(30)).scaleEffect(x: 2, y: 0.5, anchor: .bottom).offset(x: 3, y: 4)
    transition: .asymmetric(insertion: .scale(scale: 0, anchor: .top), removal: .opacity)
    animation: .spring(duration: 0.6, bounce: 0.3).speed(2).delay(0.1)
    layout:
      - HStack(spacing: 10):
        - view
        - Spacer
        - Button
    timeline:
      - tap "Toggle" at 0.5
      - withAnimation(.bouncy) { show = true } at 1
      - show.toggle()
      - wait until settled
    """,
  ]

  private static let scripts = [
    "tap \"Toggle\" at 0.5, 1; wait until settled\nduration 4\nsize 800x600; fps 29.97; scale 2",
    "drag \"Card\" by 100,0 at 1 over 0.5 via 40,-5@0.1, 80,0@0.25; dark\nview Demo\nskip",
    "Toggle@0.5,2\n#save@1\n120,40@1\ntap 'it’s “so”' at 500ms\nwait 2s",
  ]

  private static let pages = [
    """
    ---
    title: Page
    ---
    # Title {#title}

    <!-- showreel: tap "Toggle" at 0.5; wait until settled -->
    ```swift {1,3} showreel: size 80x60
    struct Demo: View { var body: some View { Text("Hi") } }
    ```

    <video src="/video/Demo.mp4" poster='a.png'></video> ![](b.gif) [c](d.webm)
    @Video(source: "Clip", poster: "x")

    ## Title

    > ```swift
    > Circle().fill(.red)
    > ```

    <source :src="require('./a.mp4')"> <style>x</style>
    """
  ]

  private static let sources = [
    """
    import SwiftUI
    // showreel: tap "Count" at 0.5, 1; wait until settled
    @main struct Demo: App { var body: some Scene { WindowGroup { Page() } } }
    struct Page: View {
      @State private var count = 0
      @Binding var other: Int?
      #if os(iOS) && !canImport(UIKit) || DEBUG
      let a = "\\(count) \\("x" + "\\(1)")"
      #else
      init(x: Int = 1) throws {}
      #endif
      var body: some View { VStack { Button("Count") { count += 1 } } }
    }
    extension Page { struct Row<T>: Shape { func path(in rect: CGRect) -> Path { Path() } } }
    protocol Themed: View { }
    #Preview("Dark", traits: .fixedLayout(width: 300, height: 200)) { Page(other: .constant(1)) }
    """
  ]
}
