import Foundation
import TestSupport
import Testing

/// What a demo leaves to chance is the same in every run.
struct DemoRandomTests {
  private let showreel = Result { try Showreel() }

  private static let code = #"""
    import SwiftUI
    private let stars = (0..<20).map { _ in CGPoint(x: .random(in: 0...100), y: .random(in: 0..<100)) }
    struct Dots: View {
      @State private var x = CGFloat.random(in: -40...40)
      @State private var turn = Double(arc4random_uniform(360))
      @State private var name = UUID().uuidString
      private let colors = [Color.red, .green, .blue, .orange, .purple].shuffled()
      private let words = Set(["a", "b", "c", "d", "e", "f"])
      var body: some View {
        VStack {
          Canvas { context, _ in
            for star in stars {
              context.fill(
                Path(CGRect(origin: star, size: CGSize(width: 4, height: 4))), with: .color(.black))
            }
          }
          HStack { ForEach(colors.indices, id: \.self) { colors[$0] } }
            .rotationEffect(.degrees(turn)).offset(x: x)
          Text(name)
          Text(words.joined())
          Text("\("abcdef".randomElement()!)\(Int.random(in: 0..<1000))\(Bool.random() ? "y" : "n")")
        }
        .task {
          try? await Task.sleep(for: .seconds(0.2))
          withAnimation { x = .random(in: -40...40) }
        }
      }
    }
    """#

  /// Two files, so that nothing of the first is found again for the second.
  @Test func twoRunsShowTheSame() async throws {
    let program = try showreel.get()
    var clips: [Data] = []
    for name in ["one", "other"] {
      try program.write(Self.code, to: "\(name).swift")
      let answer = try await program.run(
        ["export", "\(name).swift", "-o", "\(name).mp4", "--duration", "1"] + Showreel.tiny)
      #expect(answer.code == 0, "\(answer.errors)")
      clips.append(try Data(contentsOf: program.folder.appending(path: "\(name).mp4")))
    }
    #expect(clips[0] == clips[1])
  }

  /// A frame alone is that of the whole clip.
  @Test func aFrameAloneShowsTheSame() async throws {
    let program = try showreel.get()
    try program.write(Self.code, to: "dots.swift")
    for (folder, more) in [("all", []), ("alone", ["--frames", "4"])] {
      let answer = try await program.run(
        ["export", "dots.swift", "-o", "\(folder)/*.png", "--duration", "1"] + more
          + Showreel.tiny)
      #expect(answer.code == 0, "\(answer.errors)")
    }
    func pictures(_ folder: String) throws -> [String: Data] {
      let url = program.folder.appending(path: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: url.appending(path: $0))) })
    }
    let (all, alone) = (try pictures("all"), try pictures("alone"))
    #expect(alone.count == 1 && all.count > 1)
    #expect(
      alone.allSatisfy { name, picture in all[name] == picture || all.values.contains(picture) })
  }
}
