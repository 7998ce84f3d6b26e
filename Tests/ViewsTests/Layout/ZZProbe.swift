import Foundation
import Geometry
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor
struct ZZProbe {
  @Test func probe() {
    let c = Color.red.frame(width: 20, height: 10)
    let n = CGFloat.nan
    func p(_ name: String, _ a: some View, _ b: some View) {
      let played = PlayedView { a }
      let same = played.text == PlayedView { b }.text
      print("PROBE", same ? "same" : "DIFF", played.graph.warnings.isEmpty ? "SILENT" : "told", name,
        played.graph.warnings.first?.prefix(60) ?? "")
    }
    for bad in [n, .infinity] {
      let x = "\(bad) "
      p(x + "VStack", VStack(spacing: bad) { c; c }, VStack(spacing: 0) { c; c })
      p(x + "HStack", HStack(spacing: bad) { c; c }, HStack(spacing: 0) { c; c })
      p(x + "LazyVStack", LazyVStack(spacing: bad) { c; c }, LazyVStack(spacing: 0) { c; c })
      p(x + "LazyHStack", LazyHStack(spacing: bad) { c; c }, LazyHStack(spacing: 0) { c; c })
      p(x + "Grid", Grid(horizontalSpacing: bad, verticalSpacing: bad) { GridRow { c; c }; GridRow { c; c } }, Grid(horizontalSpacing: 0, verticalSpacing: 0) { GridRow { c; c }; GridRow { c; c } })
      p(x + "LazyVGrid", LazyVGrid(columns: [GridItem(.fixed(bad), spacing: bad), GridItem(.flexible())], spacing: bad) { c; c; c }, LazyVGrid(columns: [GridItem(.fixed(0), spacing: 0), GridItem(.flexible())], spacing: 0) { c; c; c })
      p(x + "adaptive", LazyVGrid(columns: [GridItem(.adaptive(minimum: bad))]) { c; c; c }, c)
      p(x + "safeAreaPadding", c.safeAreaPadding(bad), c)
      p(x + "contentMargins", ScrollView { c }.contentMargins(bad), ScrollView { c })
      p(x + "safeAreaInset", c.safeAreaInset(edge: .top, spacing: bad) { c }, c.safeAreaInset(edge: .top, spacing: 0) { c })
      p(x + "frame", c.frame(width: bad), c)
      p(x + "cornerRadius", c.cornerRadius(bad), c)
      p(x + "RoundedRectangle", RoundedRectangle(cornerRadius: bad), RoundedRectangle(cornerRadius: 0))
      p(x + "border", c.border(.blue, width: bad), c)
      p(x + "stroke", Circle().stroke(.red, lineWidth: bad), Color.clear)
      p(x + "strokeBorder", Circle().strokeBorder(.red, lineWidth: bad), Color.clear)
      p(x + "inset", Circle().inset(by: bad), Circle())
      p(x + "trim", Circle().trim(from: 0, to: bad), Circle().trim(from: 0, to: 0))
      p(x + "dash", Circle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [bad])), Circle().stroke(.red, lineWidth: 1))
      p(x + "opacity", c.opacity(bad), c)
      p(x + "hueRotation", c.hueRotation(.degrees(bad)), c)
      p(x + "rotation3D", c.rotation3DEffect(.degrees(bad), axis: (0, 1, 0)), c)
      p(x + "perspective", c.rotation3DEffect(.degrees(30), axis: (0, 1, 0), perspective: bad), c)
      p(x + "aspect", c.aspectRatio(bad, contentMode: .fit), c)
      p(x + "priority", HStack { c.layoutPriority(bad); c }, HStack { c; c })
      p(x + "zIndex", ZStack { c.zIndex(bad); c }, ZStack { c; c })
      p(x + "guide", VStack(alignment: .leading) { c.alignmentGuide(.leading) { _ in bad }; c }, VStack(alignment: .leading) { c.alignmentGuide(.leading) { _ in 0 }; c })
      p(x + "visualEffect", c.visualEffect { e, _ in e.offset(x: bad) }, c)
      p(x + "visualEffect scale", c.visualEffect { e, _ in e.scaleEffect(bad) }, c)
      p(x + "visualEffect blur", c.visualEffect { e, _ in e.blur(radius: bad) }, c)
      p(x + "containerRelative", c.containerRelativeFrame(.horizontal) { _, _ in bad }, c)
      p(x + "gradient stop", LinearGradient(stops: [.init(color: .red, location: bad), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom), LinearGradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1)], startPoint: .top, endPoint: .bottom))
      p(x + "radial", RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: bad), c)
      p(x + "angular", AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(bad)), AngularGradient(colors: [.red, .blue], center: .center, angle: .degrees(0)))
      p(x + "unitPoint", LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: bad, y: 0), endPoint: .bottom), c)
      p(x + "Color", Color(red: bad, green: 0, blue: 0), Color(red: 0, green: 0, blue: 0))
      p(x + "Color.opacity", Color.red.opacity(bad), Color.red)
      p(x + "Progress", ProgressView(value: bad), ProgressView(value: 0))
      p(x + "Slider", Slider(value: .constant(bad)), Slider(value: .constant(0)))
      p(x + "Gauge", Gauge(value: bad) { Text("a") }, Gauge(value: 0) { Text("a") })
      p(x + "tracking", Text("ab").tracking(bad), Text("ab"))
      p(x + "minScale", Text("ab").minimumScaleFactor(bad), Text("ab"))
      p(x + "listRowSpacing", List { c; c }.listRowSpacing(bad), List { c; c })
      p(x + "listRowInsets", List { c.listRowInsets(EdgeInsets(top: bad, leading: 0, bottom: 0, trailing: 0)) }, List { c.listRowInsets(EdgeInsets()) })
      p(x + "minRow", List { c }.environment(\.defaultMinListRowHeight, bad), List { c })
      p(x + "detent", c.sheet(isPresented: .constant(true)) { c.presentationDetents([.height(bad)]) }, c)
      p(x + "sheet corner", c.sheet(isPresented: .constant(true)) { c.presentationCornerRadius(bad) }, c.sheet(isPresented: .constant(true)) { c })
      p(x + "mask", c.mask(Circle().offset(x: bad)), c.mask(Circle()))
      p(x + "Spacer", HStack { c; Spacer(minLength: bad); c }, HStack { c; Spacer(minLength: 0); c })
      p(x + "path", Path { $0.addArc(center: .zero, radius: bad, startAngle: .zero, endAngle: .degrees(90), clockwise: true) }, EmptyView())
      p(x + "rotated shape", Circle().rotation(.degrees(bad)), Circle())
      p(x + "scaled shape", Circle().scale(bad), Circle())
      p(x + "offset shape", Circle().offset(x: bad), Circle())
      p(x + "mesh", MeshGradient(width: 2, height: 2, points: [[Float(bad), 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue]), MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .red, .blue]))
      p(x + "ignoresSafe", c.contentShape(Rectangle().inset(by: bad)), c)
      p(x + "scrollMargin", ScrollView { c }.contentMargins(.vertical, bad, for: .scrollContent), ScrollView { c })
      p(x + "transformEffect", c.transformEffect(CGAffineTransform(translationX: bad, y: 0)), c)
      p(x + "fixedSize ideal", c.frame(idealWidth: bad).fixedSize(), c)
      p(x + "lineHeight", Text("a\nb").lineSpacing(bad), Text("a\nb"))
      p(x + "canvas", Canvas { g, _ in g.fill(Path(CGRect(x: bad, y: 0, width: 5, height: 5)), with: .color(.red)) }, Canvas { _, _ in })
      p(x + "canvas opacity", Canvas { g, _ in g.opacity = bad; g.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) }, Canvas { g, _ in g.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red)) })
      p(x + "bar", c.navigationBarTitle("a").dynamicTypeSize(.large), c.navigationBarTitle("a").dynamicTypeSize(.large))
      p(x + "contrast", c.contrast(bad), c)
      p(x + "saturation", c.saturation(bad), c)
      p(x + "grayscale", c.grayscale(bad), c)
      p(x + "colorMultiply", c.colorMultiply(Color(white: bad)), c.colorMultiply(Color(white: 0)))
      p(x + "projection", c.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: bad, y: 1))), c)
      p(x + "Symbol", Image(systemName: "wifi", variableValue: bad), Image(systemName: "wifi", variableValue: 0))
    }
  }
}
