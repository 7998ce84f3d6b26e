import Motion
import Views

/// Shows a random element as it is at a step.
struct RandomElementView: View {
  let element: RandomElement
  let step: Int

  private var isOdd: Bool { step % 2 == 1 }

  var body: some View {
    switch element {
    case .text(let even, let odd, let size):
      Text(isOdd ? odd : even).font(.system(size: size)).contentTransition(.numericText())
    case .symbol(let even, let odd, let size):
      Image(systemName: isOdd ? odd : even).font(.system(size: size))
    case .shape(let shape, let paint, let width, let height):
      shape.view(paint).frame(width: width, height: height)
    case .control(let control): control.view(isOdd: isOdd)
    case .stack(let stack, let children, let spacing): arranged(stack, children, spacing)
    case .changed(let inner, let change):
      RandomChangeView(
        content: RandomElementView(element: inner, step: step), change: change, step: step)
    case .coming(let inner, let transition, let atEven):
      ZStack {
        if isOdd != atEven {
          RandomElementView(element: inner, step: step).transition(transition.transition)
        }
      }
    }
  }

  @ViewBuilder
  private func arranged(
    _ stack: RandomStack, _ children: [RandomElement], _ spacing: Double
  ) -> some View {
    let all = ForEach(children.indices, id: \.self) { index in
      RandomElementView(element: children[index], step: step)
    }
    switch stack {
    case .across: HStack(spacing: spacing) { all }
    case .down: VStack(spacing: spacing) { all }
    case .above: ZStack { all }
    case .grid: LazyVGrid(columns: [GridItem(), GridItem()], spacing: spacing) { all }
    case .scrolling: ScrollView { VStack(spacing: spacing) { all } }
    }
  }
}

/// A modifier around a view.
private struct RandomChangeView<Content: View>: View {
  let content: Content
  let change: RandomChange
  let step: Int

  private func now(_ even: Double, _ odd: Double) -> Double { step % 2 == 1 ? odd : even }

  var body: some View {
    switch change {
    case .opacity(let a, let b): content.opacity(now(a, b))
    case .rotation(let a, let b): content.rotationEffect(.degrees(now(a, b)))
    case .tilt(let a, let b, let x, let y):
      content.rotation3DEffect(.degrees(now(a, b)), axis: (x: x, y: y, z: 0))
    case .scale(let a, let b): content.scaleEffect(now(a, b))
    case .offset(let a, let b, let y): content.offset(x: now(a, b), y: y)
    case .blur(let a, let b, let opaque): content.blur(radius: now(a, b), opaque: opaque)
    case .shadow(let a, let b, let y): content.shadow(radius: now(a, b), x: 2, y: y)
    case .clip(let shape): content.clipShape(shape.outline)
    case .mask(let other): content.mask { RandomElementView(element: other, step: step) }
    case .background(let other):
      content.background { RandomElementView(element: other, step: step) }
    case .overlay(let other): content.overlay { RandomElementView(element: other, step: step) }
    case .border(let a, let b): content.border(.orange, width: now(a, b))
    case .padding(let a, let b): content.padding(now(a, b))
    case .frame(let a, let b): content.frame(width: now(a, b))
    case .blend(let index): content.blendMode(Self.modes[index])
    case .color(let index, let a, let b): colored(index, now(a, b))
    case .group: content.compositingGroup()
    case .ownAnimation(let index): content.animation(RandomAnimation.all[index], value: step)
    }
  }

  private static var modes: [BlendMode] {
    [.multiply, .screen, .difference, .overlay, .plusLighter, .softLight, .exclusion, .luminosity]
  }

  @ViewBuilder
  private func colored(_ index: Int, _ amount: Double) -> some View {
    switch index {
    case 0: content.hueRotation(.degrees(amount * 360))
    case 1: content.saturation(amount * 2)
    case 2: content.brightness(amount - 0.5)
    case 3: content.contrast(amount * 2)
    case 4: content.grayscale(amount)
    default: content.colorMultiply(.orange.opacity(amount))
    }
  }
}
