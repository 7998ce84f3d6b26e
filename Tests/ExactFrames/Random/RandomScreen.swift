import Motion
import Views

/// A random clip's view: its elements, and what its script taps.
struct RandomScreen: View {
  let clip: RandomClip
  @State private var step = 0
  @State private var isPresented = false

  var body: some View {
    switch clip.screen {
    case .plain: content
    case .navigation:
      NavigationStack {
        VStack {
          NavigationLink("Push") { elements.navigationTitle("Second") }
          content
        }
        .navigationTitle("First")
      }
    case .alert:
      VStack {
        Button("Alert") { isPresented = true }
        content
      }
      .alert("Delete photo?", isPresented: $isPresented) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      }
    case .sheet:
      VStack {
        Button("Sheet") { isPresented = true }
        content
      }
      .sheet(isPresented: $isPresented) { elements }
    case .list:
      List {
        Text("Step \(step)")
        elements
          .swipeActions { Button("Delete", role: .destructive) {} }
        next
      }
    }
  }

  private var content: some View {
    VStack(spacing: 2) {
      HandledView(
        hand: clip.hand,
        content: ZStack { elements }.frame(maxWidth: .infinity, maxHeight: .infinity))
      next
    }
  }

  private var elements: some View {
    ForEach(clip.elements.indices, id: \.self) { index in
      RandomElementView(element: clip.elements[index], step: step)
    }
  }

  private var next: some View {
    Button("Next") {
      let animation = RandomAnimation.all[clip.animations[step % clip.animations.count]]
      withAnimation(animation) { step += 1 }
    }
  }
}
