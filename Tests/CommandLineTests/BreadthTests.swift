import Foundation
import TestSupport
import Testing

/// `Scripts/breadth`: how much of a folder of code gives a clip, and one that moves.
struct BreadthTests {
  private func view(_ content: String) -> String {
    "import SwiftUI\nstruct V: View { @State var a = false; var body: some View { \(content) } }\n"
  }

  @Test func filesAreCountedByWhatTheyGive() async throws {
    let showreel = try Showreel()
    try showreel.write(
      view("Color.red.offset(x: a ? 50 : 0).onTapGesture { withAnimation { a.toggle() } }"),
      to: "code/1.swift")
    try showreel.write(view("Text(\"A\")"), to: "code/2.swift")
    try showreel.write(view("Txet(\"A\")"), to: "code/3.swift")
    try showreel.write(view("ProgressView()"), to: "code/4/V.swift")
    let script = Repository.folder.appending(path: "Scripts/breadth").path
    let answer = try await showreel.run(shell: "'\(script)' code")
    #expect(answer.code == 0, "\(answer.errors)")
    let verdicts = answer.lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      verdicts == [
        "1.swift moves tap", "2.swift is still", "3.swift gives no", "4 moves by", "4 inputs: 3",
      ], "\(answer.output)")
    #expect(answer.lines.last?.hasSuffix("3 give a clip (75 %), 2 one that moves (50 %)") == true)
  }

  @Test func aFolderWithoutCodeIsToldAsSuch() async throws {
    let showreel = try Showreel()
    try showreel.write("", to: "code/a.txt")
    let script = Repository.folder.appending(path: "Scripts/breadth").path
    let answer = try await showreel.run(shell: "'\(script)' code")
    #expect(answer.code == 66)
    #expect(answer.errors.contains("there is no Swift file in "))
  }
}
