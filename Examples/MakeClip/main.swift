import Showreel

// A package can make clips of its own views, in its own tests or in a tool like this one:
//
//     swift run MakeClip hello.mp4

struct Hello: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Text("Hello")
          .font(.largeTitle.bold())
          .padding(24)
          .background(.blue.gradient, in: .capsule)
          .foregroundStyle(.white)
          .transition(.scale.combined(with: .opacity))
      }
      Spacer()
      Button("Say hello") {
        withAnimation(.bouncy) { isShown.toggle() }
      }
    }
  }
}

let clip = Clip("hello", stage: .iPhone15Pro) {
  Hello()
} script: {
  Wait(0.5)
  Tap("Say hello")
  WaitUntilSettled()
  Wait(0.5)
}

let path = CommandLine.arguments.dropFirst().first ?? "hello.mp4"
let report = try await clip.export(to: path) { progress in
  if progress.framesDone == progress.frameCount { print("\(progress.frameCount) frames drawn") }
}
print("\(report.path): \(report.frameCount) frames, \(report.duration) s")
