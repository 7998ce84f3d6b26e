import Foundation
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Frames, padding, proportions, positions, layers and the safe area.
@MainActor
@Suite("Modifier layout")
struct ModifierLayoutTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func red<V: View>(@ViewBuilder _ view: () -> V) -> CGRect? {
    PlayedView(size: CGSize(width: 100, height: 100), view).frame(of: .red)
  }

  // MARK: Frames

  /// Rule: `fixed-frame`.
  @Test("A fixed frame decides about its size and centres what is in it") func fixedFrame() {
    #expect(red { Color.red.frame(width: 40, height: 30) } == rect(30, 35, 40, 30))
    #expect(red { Square().frame(width: 60, height: 60) } == rect(40, 40, 20, 20))
  }

  @Test("A frame's alignment puts the view at an edge or a corner") func frameAlignment() {
    #expect(
      red { Square().frame(width: 60, height: 60, alignment: .topLeading) } == rect(20, 20, 20, 20))
    #expect(
      red { Square().frame(width: 60, height: 60, alignment: .bottom) } == rect(40, 60, 20, 20))
  }

  /// Rule: `fixed-frame`.
  @Test("A view may be larger than its frame") func frameOverflow() {
    #expect(red { Square().frame(width: 10, height: 10) } == rect(40, 40, 20, 20))
  }

  /// Rule: `fixed-frame`.
  @Test("A frame with one dimension passes the other on") func oneDimension() {
    #expect(red { Color.red.frame(width: 40) } == rect(30, 0, 40, 100))
    #expect(red { Square().frame(height: 60) } == rect(40, 40, 20, 20))
  }

  /// Rule: `fixed-frame`.
  @Test("A frame without a size is ignored, with a warning") func invalidFrame() {
    let played = PlayedView { Color.red.frame(width: -1, height: 20) }
    #expect(played.frame(of: .red) == rect(0, 40, 100, 20))
    #expect(
      played.graph.warnings == ["frame(width: -1.0) is not a size and was ignored; use 0 or more."])
  }

  @Test("A frame whose size is wrong in every picture is told of once") func invalidFrames() {
    let length = Handle(CGFloat(-1))
    let played = PlayedView { length.shows { Color.red.frame(width: $0) } }
    played.change { length.value = -2 }
    played.change { length.value = -3 }
    #expect(
      played.graph.warnings == ["frame(width: -1.0) is not a size and was ignored; use 0 or more."])
  }

  /// Rule: `flexible-frame`.
  @Test("maxWidth: .infinity fills") func maxWidthInfinity() {
    #expect(red { Square().frame(maxWidth: .infinity, alignment: .leading) } == rect(0, 40, 20, 20))
    #expect(
      red { Square().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) }
        == rect(80, 80, 20, 20))
  }

  /// Rule: `flexible-frame`.
  @Test("A minimum, a maximum and both clamp") func flexibleFrames() {
    #expect(red { Color.red.frame(maxWidth: 40, maxHeight: 200) } == rect(30, 0, 40, 100))
    #expect(red { Color.red.frame(minWidth: 140, maxHeight: 10) } == rect(-20, 45, 140, 10))
    #expect(
      red { Color.red.frame(minWidth: 10, maxWidth: 30, minHeight: 10, maxHeight: 30) }
        == rect(35, 35, 30, 30))
  }

  /// Rule: `flexible-frame`.
  @Test("An ideal size counts where nothing is proposed") func idealFrame() {
    #expect(
      red { Color.red.frame(idealWidth: 30, idealHeight: 40).fixedSize() } == rect(35, 30, 30, 40))
  }

  /// Rule: `flexible-frame-is-ordered`.
  @Test("A minimum below zero, an ideal below it and a maximum below that are raised")
  func flexibleFrameOrder() {
    let length = FlexibleLength(minimum: -5, ideal: -10, maximum: -20)
    #expect(length.minimum == 0 && length.ideal == 0 && length.maximum == 0)
    let raised = FlexibleLength(minimum: 50, ideal: 20, maximum: 30)
    #expect(raised.minimum == 50 && raised.ideal == 50 && raised.maximum == 50)
    #expect(FlexibleLength(minimum: .infinity, ideal: nil, maximum: nil).minimum == .infinity)
  }

  // MARK: Padding, fixed size, proportions

  /// Rule: `default-padding`.
  @Test("Padding is 16 points where no length is given") func defaultPadding() {
    #expect(red { Color.red.padding() } == rect(16, 16, 68, 68))
    #expect(red { Color.red.padding(.horizontal) } == rect(16, 0, 68, 100))
  }

  @Test("Padding shrinks what is proposed and grows what is answered") func padding() {
    #expect(red { Color.red.padding(10) } == rect(10, 10, 80, 80))
    #expect(red { Square().padding(.leading, 30) } == rect(55, 40, 20, 20))
    #expect(red { Color.red.padding(.top, 200) } == rect(0, 150, 100, 0))
    #expect(
      red { Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) }
        == rect(2, 1, 94, 96))
  }

  @Test("Padding's leading edge is on the right where text runs right to left")
  func paddingRightToLeft() {
    #expect(
      red { Color.red.padding(.leading, 30).environment(\.layoutDirection, .rightToLeft) }
        == rect(0, 0, 70, 100))
  }

  /// Rule: `fixed-size`.
  @Test("fixedSize takes the ideal size on its axes") func fixedSize() {
    #expect(red { Color.red.fixedSize() } == rect(45, 45, 10, 10))
    #expect(
      red { Color.red.fixedSize(horizontal: true, vertical: false) } == rect(45, 0, 10, 100))
    let text = PlayedView(size: CGSize(width: 50, height: 100)) { Text("0123456789").fixedSize() }
    #expect(text.text.contains("100x20"))
    let wrapped = PlayedView(size: CGSize(width: 50, height: 100)) { Text("0123456789") }
    #expect(wrapped.text.contains("50x40"))
  }

  /// Rule: `aspect-ratio`.
  @Test("An aspect ratio fits inside what is proposed or fills it") func aspectRatio() {
    #expect(red { Color.red.aspectRatio(2, contentMode: .fit) } == rect(0, 25, 100, 50))
    #expect(red { Color.red.aspectRatio(0.5, contentMode: .fit) } == rect(25, 0, 50, 100))
    #expect(red { Color.red.aspectRatio(2, contentMode: .fill) } == rect(-50, 0, 200, 100))
    #expect(
      red { Color.red.frame(idealWidth: 10, idealHeight: 40).scaledToFit() }
        == rect(37.5, 0, 25, 100))
    #expect(red { Color.red.aspectRatio(2, contentMode: .fit).fixedSize() } == rect(45, 45, 10, 10))
  }

  /// Rule: `aspect-ratio`.
  @Test("A circle is as large as the smaller side, in the middle") func circle() {
    let played = PlayedView(size: CGSize(width: 100, height: 60)) { Circle().fill(.red) }
    #expect(
      played.text == "shape ellipse 20,0 60x60 #FF3B30FF at 0,0"
        || played.text == "shape ellipse 60x60 #FF3B30FF at 20,0")
  }

  // MARK: Positions and offsets

  /// Rule: `position-takes-all`.
  @Test("position takes all the space and puts the centre at the point") func position() {
    #expect(red { Square().position(x: 10, y: 90) } == rect(0, 80, 20, 20))
    let beside = PlayedView {
      HStack(spacing: 0) {
        Square().position(x: 0, y: 0)
        Square(color: .blue)
      }
    }
    #expect(beside.frame(of: .red) == rect(-10, -10, 20, 20))
    #expect(beside.frame(of: .blue) == rect(80, 40, 20, 20))
  }

  /// Rule: `position-takes-all`.
  @Test("offset moves only the picture") func offset() {
    let played = PlayedView {
      VStack(spacing: 0) {
        Square().offset(x: 30, y: -5)
        Square(color: .blue)
      }
    }
    #expect(played.frame(of: .red) == rect(70, 25, 20, 20))
    #expect(played.frame(of: .blue) == rect(40, 50, 20, 20))
  }

  // MARK: Layers

  /// Rule: `z-stack-size`.
  @Test("A ZStack is as large as its largest and aligns the others in it") func zStack() {
    #expect(
      red {
        ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 60, height: 40)
          Square()
        }
      } == rect(20, 30, 20, 20))
    #expect(
      red {
        ZStack(alignment: .trailing) {
          Color.blue.frame(width: 10, height: 40)
          Square()
          Color.green.frame(width: 40, height: 10)
        }
      } == rect(50, 40, 20, 20))
  }

  /// Rule: `z-stack-size`.
  @Test("A ZStack's size is that of its highest layout priority") func zStackPriority() {
    let played = PlayedView {
      ZStack {
        Color.red.layoutPriority(-1)
        Color.blue.frame(width: 30, height: 30)
      }
    }
    #expect(played.frame(of: .red) == rect(35, 35, 30, 30))
  }

  /// Rule: `layers-take-the-primary-size`.
  @Test("An overlay has the space of what it lies on, whatever its own size") func overlay() {
    let played = PlayedView {
      Square(color: .blue).overlay { Color.red }
    }
    #expect(
      played.text == """
        shape rect 20x20 #007AFFFF at 40,40
        shape rect 20x20 #FF3B30FF at 40,40
        """)
    #expect(
      red {
        Square(color: .blue).overlay(alignment: .topTrailing) {
          Color.red.frame(width: 40, height: 10)
        }
      }
        == rect(20, 40, 40, 10))
  }

  /// Rule: `layers-take-the-primary-size`.
  @Test("A background lies behind and may be larger") func background() {
    let played = PlayedView {
      Square(color: .blue).background { Color.red.padding(-5) }
    }
    #expect(
      played.text == """
        shape rect 30x30 #FF3B30FF at 35,35
        shape rect 20x20 #007AFFFF at 40,40
        """)
  }

  /// Rule: `border-lies-inside`.
  @Test("A border is drawn inside the edges") func border() {
    let played = PlayedView { Square(color: .blue).border(.red, width: 2) }
    #expect(
      played.text.hasSuffix("shape rect 1,1 18x18 stroke 2 #FF3B30FF at 40,40")
        || played.text.hasSuffix("shape rect 18x18 stroke 2 #FF3B30FF at 41,41"))
  }

  // MARK: GeometryReader

  /// Rule: `geometry-reader`.
  @Test("A GeometryReader takes everything and puts its views at the top leading corner")
  func geometryReader() {
    var size = CGSize.zero
    let played = PlayedView(size: CGSize(width: 100, height: 60)) {
      GeometryReader { proxy in
        let _ = size = proxy.size
        Square()
      }
    }
    #expect(size == CGSize(width: 100, height: 60))
    #expect(played.frame(of: .red) == rect(0, 0, 20, 20))
  }

  /// Rule: `ideal-length`.
  @Test("A GeometryReader's ideal size is 10 by 10") func geometryReaderIdeal() {
    #expect(red { GeometryReader { _ in Color.red }.fixedSize() } == rect(45, 45, 10, 10))
  }

  @Test("A proxy knows the frame in the global and in a named space") func proxyFrames() {
    var global = CGRect.zero
    var named = CGRect.zero
    let played = PlayedView {
      GeometryReader { proxy in
        let _ = global = proxy.frame(in: .global)
        let _ = named = proxy.frame(in: .named("box"))
        Color.red
      }
      .frame(width: 20, height: 20).padding(.leading, 10).coordinateSpace(name: "box")
    }
    played.advance(to: 0.1)
    #expect(global == rect(45, 40, 20, 20))
    #expect(named == rect(10, 0, 20, 20))
  }

  /// Rule: `geometry-reader`.
  @Test("During an animated change of size a proxy tells the final one") func proxyFinalSize() {
    var sizes: [Double] = []
    let width = Handle(20.0)
    let played = PlayedView {
      width.shows { width in
        GeometryReader { proxy in
          let _ = sizes.append(proxy.size.width)
          Color.red
        }
        .frame(width: width, height: 20)
      }
    }
    sizes = []
    played.animate { width.value = 60 }
    played.advance(to: 0.5)
    #expect(played.frame(of: .red)?.width == 40)
    #expect(Set(sizes).isSubset(of: [20, 60]) && sizes.last == 60)
  }

  @Test("Views in a GeometryReader come and go as elsewhere") func readerTransitions() {
    let isOn = Handle(false)
    let played = PlayedView {
      isOn.shows { isOn in GeometryReader { _ in if isOn { Square() } } }
    }
    played.animate { isOn.value = true }
    #expect(
      played.text(at: 0.5) == """
        opacity 0.50
          shape rect 20x20 #FF3B30FF at 0,0
        """)
    played.advance(to: 1.1)
    played.animate { isOn.value = false }
    played.advance(to: 1.6)
    #expect(played.text.hasPrefix("opacity 0.50"))
  }

  // MARK: The safe area

  private let phone = EdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0)

  /// Rule: `root-stacks-and-centres`.
  @Test("The root keeps inside the safe area and is centred in it") func safeArea() {
    let played = PlayedView(safeArea: phone) { Color.red }
    #expect(played.frame(of: .red) == rect(0, 30, 100, 60))
    let small = PlayedView(safeArea: phone) { Square() }
    #expect(small.frame(of: .red) == rect(40, 50, 20, 20))
  }

  /// Rule: `style-background-reaches-out`.
  @Test("ignoresSafeArea grows over the edges that the view touches") func ignoresSafeArea() {
    func frame<V: View>(@ViewBuilder _ view: () -> V) -> CGRect? {
      PlayedView(safeArea: phone, view).frame(of: .red)
    }
    #expect(frame { Color.red.ignoresSafeArea() } == rect(0, 0, 100, 100))
    #expect(frame { Color.red.ignoresSafeArea(edges: .top) } == rect(0, 0, 100, 90))
    #expect(frame { Square().ignoresSafeArea() } == rect(40, 50, 20, 20))
    #expect(
      frame {
        VStack(spacing: 0) {
          Color.red.ignoresSafeArea()
          Color.blue
        }
      } == rect(0, 0, 100, 60))
  }

  /// Rule: `style-background-reaches-out`.
  @Test("A background of a style reaches over the safe area, one of a view does not")
  func backgroundSafeArea() {
    let style = PlayedView(safeArea: phone) {
      Color.blue.frame(maxWidth: .infinity, maxHeight: .infinity).background(.red)
    }
    #expect(style.frame(of: .red) == rect(0, 0, 100, 100))
    let view = PlayedView(safeArea: phone) {
      Color.blue.background { Color.red.frame(width: 10, height: 10) }
    }
    #expect(view.frame(of: .red) == rect(45, 55, 10, 10))
  }
}
