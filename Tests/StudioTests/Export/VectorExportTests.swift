import Drawing
import Foundation
import Geometry
import Motion
import Movie
import Raster
import TestSupport
import Testing

@testable import Studio
@testable import Views

/// Clips as documents of shapes and text, compared picture by picture with the same clips as pixels.
@MainActor
@Suite("Vector export", .serialized)
struct VectorExportTests {
  private let folder = Result { try TemporaryFolder() }
  private func file(_ name: String) throws -> String { try folder.get().file(name) }

  private func clip<V: View>(
    duration: Double = 1.2, _ view: @escaping @MainActor @Sendable () -> V
  ) -> Clip {
    var clip = Clip("a", stage: Stage(size: CGSize(width: 160, height: 140), scale: 2)) { view() }
    clip.frameRate = 20
    clip.script = Script(steps: [Tap("Go").at(0.1)], duration: duration)
    return clip
  }

  /// librsvg draws each of the document's states.
  private func compare(_ clip: Clip, _ name: String) throws -> MovieComparison {
    _ = try Exporter(clip).export(to: [file("\(name).apng"), file("\(name).svg")])
    let facts = try MovieFacts.read(file("\(name).svg"), decode: true)
    #expect(facts.decodesToTheEnd == true, "\(facts)")
    return try MovieComparer(before: file("\(name).apng"), after: file("\(name).svg")).comparison
  }

  @Test("Shapes in motion are the pixels' in every frame") func shapes() throws {
    let comparison = try compare(clip { ShapesDemo() }, "shapes")
    #expect(comparison.first?.reason != .size && comparison.first?.reason != .length)
    #expect(comparison.frames > 8)
    #expect(comparison.lowestSSIM > 0.985, "\(comparison)")
  }

  @Test("Text and symbols are the pixels' in every frame") func texts() throws {
    let comparison = try compare(clip { TextsDemo() }, "texts")
    #expect(comparison.first?.reason != .size && comparison.first?.reason != .length)
    #expect(comparison.frames > 8)
    #expect(comparison.lowestSSIM > 0.985, "\(comparison)")
  }

  @Test("Blurs and changes of colours are the pixels' in every frame") func blurs() throws {
    let comparison = try compare(clip { BlursDemo() }, "blurs")
    #expect(comparison.first?.reason != .size && comparison.first?.reason != .length)
    #expect(comparison.frames > 8)
    #expect(comparison.lowestSSIM > 0.975, "\(comparison)")
  }

  @Test("Through a material, and an alert's, the same is seen as in pixels") func materials() throws
  {
    var material = clip { MaterialDemo() }
    material.stage = Stage(size: CGSize(width: 360, height: 360), scale: 1)
    var alert = clip { AlertDemo() }
    alert.stage = Stage(size: CGSize(width: 393, height: 500), scale: 1)
    for (clip, name) in [(material, "material"), (alert, "alert")] {
      let comparison = try compare(clip, name)
      #expect(comparison.first?.reason != .size && comparison.first?.reason != .length)
      #expect(comparison.frames > 4)
      #expect(comparison.lowestSSIM > 0.97, "\(name): \(comparison)")
    }
  }

  @Test("Another clip's document is told apart") func others() throws {
    _ = try compare(clip { ShapesDemo() }, "one")
    _ = try compare(clip { TextsDemo() }, "two")
    let comparison = try MovieComparer(before: file("one.apng"), after: file("two.svg")).comparison
    #expect(comparison.lowestSSIM < 0.9)
  }

  @Test("With a look, beside other formats, and the same on every run") func looks() throws {
    var clip = clip { ShapesDemo() }
    clip.stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    clip.look = .documentation
    let names = ["look.svg", "look.gif"]
    let reports = try Exporter(clip).export(to: names.map(file))
    #expect(reports.map(\.frameRate) == ["20", "20"])
    let facts = try MovieFacts.read(file("look.svg"), decode: false)
    #expect(facts.width == 1920 && facts.height == 1080 && facts.duration == ExactTime(6, 5))
    #expect(reports[0].byteCount == facts.byteCount && facts.byteCount < 100_000)
    _ = try Exporter(clip).export(to: file("again.svg"))
    let files = try ["look.svg", "again.svg"].map {
      try Data(contentsOf: URL(filePath: file($0)))
    }
    #expect(files[0] == files[1])
  }

  @Test("What it cannot hold is told, and nothing is left") func obstacles() throws {
    let clip = clip {
      Text("Go").blur(radius: 3, opaque: true).blendMode(.multiply)
    }
    let path = try file("blur.svg")
    var still = clip
    still.script = Script(steps: [], duration: 0.5)
    let error = #expect(throws: ClipError.self) {
      try Exporter(still).export(to: [path, file("blur.gif")])
    }
    #expect(
      error?.description
        == "\(path) can hold shapes and text alone, and the clip has the blend mode 'multiply' (frame 0), "
        + "an opaque blur (frame 0). Leave that out, or use another format: .webp, .apng, .webm or .mp4."
    )
    #expect(try folder.get().contents.isEmpty)
  }

  /// What is kept grows with each frame that differs, and ends before the memory does.
  @Test("What would keep too many shapes ends, says when, and leaves nothing") func length() throws
  {
    var clip = clip { Color.red }
    clip.script = Script(steps: [], duration: 0.5)
    let fonts = FontBook()
    let path = try file("long.svg")
    let picture = ClipPicture(clip, plan: try clip.plan(measuring: fonts), measuring: fonts)
    let writer = try VectorWriter(
      to: path, picture, frameRate: clip.frameRate, fonts: fonts, mostItems: 30)
    func frame(_ x: Double) -> [DisplayList] {
      let square = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
      let leaf = Leaf.shape(ShapeLeaf(path: square, paint: .color(.black)))
      return [DisplayList([.leaf(leaf, at: CGPoint(x: x, y: 0))])]
    }
    for index in 0..<30 { try writer.append(frame(Double(index))) }
    for _ in 0..<9 { try writer.append(frame(29)) }
    let error = #expect(throws: ClipError.self) { try writer.append(frame(30)) }
    #expect(error == .tooManyShapes(path: path, seconds: 2, most: 30))
    #expect(
      error?.description
        == "\(path) can hold 30 shapes and texts, each counted in every frame that differs, and the clip has had "
        + "more by 2 s. Use a shorter duration or fewer frames a second, or another format: .webp, .apng, .webm or "
        + ".mp4.")
    writer.cancel()
    #expect(try folder.get().contents.isEmpty)
  }

  @Test("A poster is drawn beside it") func poster() throws {
    var options = ExportOptions()
    options.poster = try file("a.png")
    let report = try Exporter(clip { ShapesDemo() }, options: options).export(to: file("a.svg"))
    #expect(report.warnings.isEmpty)
    #expect(try folder.get().contents.sorted() == ["a.png", "a.svg"])
  }
}

private struct ShapesDemo: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        Circle().fill(
          RadialGradient(
            colors: [.white, .green, .black], center: .center, startRadius: isOn ? 4 : 0,
            endRadius: isOn ? 12 : 20)
        ).frame(width: 32, height: 32)
        Ellipse().fill(EllipticalGradient(colors: [.yellow, .purple], center: .topLeading))
          .frame(width: isOn ? 60 : 40, height: 24).rotationEffect(.degrees(isOn ? 40 : 0))
      }
      RoundedRectangle(cornerRadius: 8).strokeBorder(
        .teal, style: StrokeStyle(lineWidth: 3, dash: [6, 3], dashPhase: isOn ? 9 : 0)
      ).frame(width: 80, height: 24)
      HStack {
        Rectangle().fill(.indigo).frame(width: 50, height: 24)
          .mask(Capsule().padding(isOn ? 4 : 0).opacity(0.7))
          .shadow(color: .black.opacity(0.4), radius: 3, y: 2)
        Rectangle().fill(.pink).frame(width: 30, height: 30)
          .clipShape(Circle().inset(by: isOn ? 8 : 0)).opacity(isOn ? 0.5 : 1)
        if isOn { Color.orange.frame(width: 20, height: 20).transition(.slide) }
      }
      Button("Go") { withAnimation(.easeInOut(duration: 0.6)) { isOn.toggle() } }
    }
  }
}

private struct TextsDemo: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 4) {
      Text("Shown \(Text("below").underline().foregroundStyle(.red))")
        .foregroundStyle(isOn ? .blue : .primary)
      Text("Gradient").font(.title.bold()).foregroundStyle(
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
      HStack {
        Image(systemName: "star.fill").foregroundStyle(isOn ? .yellow : .gray)
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette)
          .foregroundStyle(.red, .blue)
        if isOn { Text("Here").transition(.scale) }
      }
      Button("Go") { withAnimation(.easeInOut(duration: 0.6)) { isOn.toggle() } }
    }
  }
}

private struct BlursDemo: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      HStack {
        Circle().fill(Color(red: 0.9, green: 0.2, blue: 0.1)).frame(width: 40, height: 40)
          .blur(radius: isOn ? 6 : 1)
        Rectangle().fill(Color(red: 0.1, green: 0.5, blue: 0.9)).frame(width: 40, height: 30)
          .saturation(isOn ? 0.2 : 1).hueRotation(.degrees(isOn ? 60 : 20))
      }
      Text("Blurred").font(.title).blur(radius: isOn ? 0 : 3)
      Button("Go") { withAnimation(.linear(duration: 0.6)) { isOn.toggle() } }
    }
  }
}

private struct MaterialDemo: View {
  @State private var isOn = false

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        Color(red: 0.9, green: 0.2, blue: 0.1)
        Color(red: 0.1, green: 0.5, blue: 0.9)
      }
      Text("Behind").font(.largeTitle)
      RoundedRectangle(cornerRadius: 20).fill(.thinMaterial).frame(width: 120, height: 90)
        .offset(x: isOn ? 30 : -30)
      Button("Go") { withAnimation(.linear(duration: 0.6)) { isOn.toggle() } }.offset(y: 120)
    }
  }
}

private struct AlertDemo: View {
  @State private var asks = false

  var body: some View {
    Button("Go") { asks = true }
      .alert("Delete the photo?", isPresented: $asks) { Button("Cancel", role: .cancel) {} }
  }
}
