import SwiftSyntax
import TestSupport
import Testing

/// Tests and the program wait for what they wait for, and no longer: a fixed sleep is too short on a busy machine and too long
/// on any other.
@Suite("Fixed sleeps")
struct FixedSleepTests {
  /// Files that sleep, or name something that does, and why.
  private static let exceptions: [String: String] = [
    "Sources/ShowreelCLI/Commands/WatchCommand.swift": "looks for saves, between two looks",
    "Sources/ShowreelCLI/Output/Interruption.swift": "looks for a signal, between two looks",
    "Sources/Snippets/Sandbox/Patience.swift": "looks for what is waited for, between two looks",
    "Sources/Snippets/Sandbox/TreeWatch.swift": "looks at a command's use, between two looks",
    "Sources/Studio/Preview/PreviewSession.swift": "until the next frame is due",
    "Sources/ViewEngine/Time/ClipSleep.swift": "is what sleeps on the clip's clock",
    "Sources/ViewEngine/Time/ClipThread.swift": "is what sleeps on the clip's clock",
    "Sources/ViewEngine/Time/Task+Sleep.swift": "is what sleeps on the clip's clock",
    "Sources/ViewEngine/Time/_ClipThreads.swift": "is what sleeps on the clip's clock",
    "Sources/ViewEngine/Time/_ClipTime+Clocks.swift": "is what sleeps on the clip's clock",
    "Sources/Views/Images/AsyncImage.swift": "sleeps on the clip's clock",
    "Sources/Views/Previews/_WidgetPreview.swift": "sleeps on the clip's clock",
    "Tests/CommandLineTests/WebServer.swift": "a server that answers by drops",
    "Tests/Fuzzing/Command/ProgramRun.swift":
      "looks whether the program has ended, between two looks",
    "Tests/Gallery/Demos/Lists/RefreshableDemo.swift": "sleeps on the clip's clock",
    "Tests/PreviewTests/Window/PreviewWindowTests+Playing.swift":
      "time that passes while the program stands still is what is tried",
    "Tests/SnippetsTests/SandboxTests.swift": "a thread that sleeps as the watch does",
    "Tests/StudioTests/Script/AutomaticChoiceTests.swift": "sleeps on the clip's clock",
    "Tests/StudioTests/Script/AutomaticSpotTests.swift": "sleeps on the clip's clock",
    "Tests/StudioTests/Script/ScriptPlayerTests.swift": "sleeps on the clip's clock",
    "Tests/TestSupport/waits.swift": "looks for what is waited for, between two looks",
    "Tests/ViewsTests/Graph/ReleaseTests.swift": "sleeps on the clip's clock",
    "Tests/ViewsTests/Lifecycle/ClipNumbersTests.swift": "sleeps on the clip's clock",
    "Tests/ViewsTests/Lifecycle/ClipOperationsTests.swift": "sleeps on the clip's clock",
    "Tests/ViewsTests/Lifecycle/TaskIdentityTests.swift": "sleeps on the clip's clock",
    "Tests/ViewsTests/Lifecycle/VirtualClockTests.swift":
      "the machine stands still, which the clip's clock must not see",
    "Tests/ViewsTests/Lists/RefreshableTests.swift": "sleeps on the clip's clock",
    "Tests/ViewsTests/Navigation/CoveredPageTests.swift": "sleeps on the clip's clock",
  ]

  /// Code in quotes is another program's.
  static func sleeps(_ text: String) -> Bool {
    guard text.contains("sleep") else { return false }
    var last: TokenSyntax?
    for token in Repository.syntax(of: text).tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .leftParen, let name = last?.text,
        ["sleep", "usleep", "nanosleep"].contains(name)
      {
        return true
      }
      last = token
    }
    return false
  }

  @Test func onlyWhereThereIsAReason() throws {
    let files = try ["Sources", "Tests"].flatMap { try Repository.files(in: $0) }
    #expect(files.count > 1500)
    let found = try Set(files.filter { Self.sleeps(try Repository.text($0)) })
    for file in found.subtracting(Self.exceptions.keys).sorted() {
      Issue.record("\(file) sleeps. Wait for what has to be so: waits(for:), blocks(until:).")
    }
    #expect(Set(Self.exceptions.keys).subtracting(found).sorted() == [])
  }

  @Test(arguments: [
    ("usleep(3)", true), ("try await Task.sleep(for: .seconds(1))", true), ("// usleep(3)", false),
    ("let demo = \"usleep(3)\"", false), ("let sleep = 3", false),
  ])
  func theRule(_ text: String, _ isSo: Bool) {
    #expect(Self.sleeps(text) == isSo)
  }
}
