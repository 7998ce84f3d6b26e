import Foundation
import TestSupport
import Testing

/// What a demo waits for comes by the clip's clock, however long the machine takes.
struct DemoClockTests {
  private let showreel = Result { try Showreel() }

  @Test func everyWayToWaitGoesByTheClip() async throws {
    let program = try showreel.get()
    let waits = """
      Text("\\(count)").onAppear {
        let queue = DispatchQueue.main
        let work = DispatchWorkItem { count += 1 }
        queue.asyncAfter(deadline: .now() + 2, execute: work)
        queue.asyncAfter(deadline: .now() + 3) { count += 1 }
        DispatchQueue.global().async { DispatchQueue.main.async { count += 1 } }
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) {
          DispatchQueue.main.async { count += 1 }
        }
        let beforehand = (DispatchTime.now() + 5.05, DispatchWallTime.now() + 6.05)
        usleep(300_000)
        queue.asyncAfter(deadline: beforehand.0) { count += 1 }
        queue.asyncAfter(wallDeadline: beforehand.1, execute: DispatchWorkItem { count += 1 })
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: beforehand.0 + 2, repeating: 60)
        timer.setEventHandler { count += 1 }
        timer.activate()
        Kept.timer = timer
        queue.asyncAfter(deadline: .now() + .seconds(40), execute: DispatchWorkItem {})
      }
      .task { try? await Task.sleep(for: .seconds(4), tolerance: .seconds(1)); count += 1 }
      """
    try program.write(
      DemoTests.view(waits).replacing("isOn = false", with: "count = 0")
        + "\n@MainActor enum Kept { static var timer: DispatchSourceTimer? }\n", to: "waits.swift")
    let answer = try await program.run(
      ["export", "waits.swift", "--duration", "50", "--json"] + Showreel.tiny)
    #expect(answer.code == 0, "\(answer.errors)")
    #expect(answer.output.contains("\"framesDrawn\":8"), "\(answer.output)")
  }

  /// A model that something is begun by, on a thread on which it changes what is shown.
  private static func threads(_ start: String) -> String {
    """
    import SwiftUI
    final class Model: ObservableObject {
      @Published var isOn = false
      func start() {
        \(start)
      }
    }
    struct ContentView: View {
      @StateObject private var model = Model()
      var body: some View { (model.isOn ? Color.blue : .red).onAppear { model.start() } }
    }
    """
  }

  /// Each turns from red to blue when two seconds of the clip have passed.
  private static let waiting = [
    "Timer": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onReceive(
        Timer.publish(every: 2, on: .main, in: .common).autoconnect()) { _ in isOn = true }
      """),
    "TaskSleep": DemoTests.view(
      """
      (isOn ? Color.blue : .red).task {
        try? await Task.sleep(for: .seconds(1))
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        isOn = true
      }
      """),
    "ContinuousClock": DemoTests.view(
      """
      (isOn ? Color.blue : .red).task {
        let clock = ContinuousClock()
        let deadline = ContinuousClock.now + .milliseconds(500)
        usleep(300_000)
        try? await clock.sleep(until: deadline, tolerance: nil)
        let start = clock.now
        try? await Task.sleep(until: .now + .milliseconds(500), clock: .continuous)
        try? await Task.sleep(for: .milliseconds(500), tolerance: nil, clock: .suspending)
        try? await SuspendingClock().sleep(for: .milliseconds(500))
        isOn = clock.now - start == .milliseconds(1500)
      }
      """),
    "AsyncAfter": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isOn = true }
      }
      """),
    "Beforehand": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let deadline = DispatchTime.now() + 2
        usleep(300_000)
        DispatchQueue.main.asyncAfter(deadline: deadline) { isOn = true }
      }
      """),
    "BeforehandByClass": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let deadline = DispatchTime.now() + 2
        usleep(300_000)
        DispatchQueue.main.asyncAfter(deadline: deadline, qos: .userInitiated) { isOn = true }
      }
      """),
    "BeforehandItem": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let (deadline, work) = (DispatchTime.now() + 2, DispatchWorkItem { isOn = true })
        usleep(300_000)
        DispatchQueue.main.asyncAfter(deadline: deadline, execute: work)
      }
      """),
    "BeforehandByDate": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let deadline = DispatchWallTime.now() + 2
        usleep(300_000)
        DispatchQueue.main.asyncAfter(wallDeadline: deadline) { isOn = true }
      }
      """),
    "Group": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.global().async(group: group) { usleep(1000) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { group.leave() }
        group.notify(queue: .main) { isOn = true }
      }
      """),
    "NotifyingItem": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let work = DispatchWorkItem {}
        work.notify(queue: .main) { isOn = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: work)
      }
      """),
    "Actor": DemoTests.view("(isOn ? Color.blue : .red).task { isOn = await Store().load() }") + """

      actor Store {
        func load() async -> Bool {
          try? await Task.sleep(for: .seconds(2))
          return true
        }
      }
      """,
    "SleepInBackground": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        DispatchQueue.global(qos: .background).async {
          Thread.sleep(forTimeInterval: 1.5)
          usleep(500_000)
          DispatchQueue.main.async { isOn = true }
        }
      }
      """),
    "SerialQueue": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let queue = DispatchQueue(label: "line")
        queue.async { sleep(1) }
        queue.async {
          sleep(1)
          DispatchQueue.main.sync { isOn = true }
        }
      }
      """),
    "Semaphore": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        DispatchQueue.global().async {
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { semaphore.signal() }
          semaphore.wait()
          DispatchQueue.main.async { isOn = true }
        }
      }
      """),
    "Thread": threads("Thread { sleep(2); self.isOn = true }.start()"),
    "CurrentThread": threads(
      """
      let thread = Thread {
        while !Thread.current.isCancelled {
          Thread.sleep(forTimeInterval: 2)
          self.isOn = true
          Thread.current.cancel()
        }
      }
      thread.start()
      """),
    "CompletionBlock": threads(
      """
      let operation = BlockOperation { sleep(2) }
      operation.completionBlock = { DispatchQueue.main.async { self.isOn = true } }
      OperationQueue().addOperation(operation)
      """),
    "Operations": threads(
      """
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { Thread.sleep(forTimeInterval: 1) }
      queue.addOperation { Thread.sleep(forTimeInterval: 1); self.isOn = true }
      """),
    "ScheduledTimer": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in isOn = true }
      }
      """),
    "AddedTimer": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        let timer = Timer(timeInterval: 2, repeats: false) { _ in isOn = true }
        RunLoop.main.add(timer, forMode: .common)
      }
      """),
    "AddedRepeatingTimer": DemoTests.view(
      """
      (isOn ? Color.blue : .red).onAppear {
        RunLoop.current.add(
          Timer(timeInterval: 2, repeats: true) { timer in
            isOn = true
            timer.invalidate()
          }, forMode: .default)
      }
      """),
    "Observed": """
    import SwiftUI
    @Observable final class Model {
      var isOn = false
      func start() async {
        try? await Task.sleep(for: .seconds(2))
        isOn = true
      }
    }
    struct ContentView: View {
      @State private var model = Model()
      var body: some View {
        (model.isOn ? Color.blue : .red).onAppear { Task { await model.start() } }
      }
    }
    """,
    "Object": """
    import SwiftUI
    import Combine
    final class Model: ObservableObject {
      @Published var isOn = false
      init() { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.isOn = true } }
    }
    struct ContentView: View {
      @StateObject private var model = Model()
      var body: some View { model.isOn ? Color.blue : .red }
    }
    """,
    "Dates": """
    import SwiftUI
    struct ContentView: View {
      let start = Date.now
      var body: some View {
        TimelineView(.animation) { context in
          context.date.timeIntervalSince(start) >= 2 ? Color.blue : .red
        }
      }
    }
    """,
  ]

  @Test func whatWaitsWaitsOnTheClipsClock() async throws {
    let program = try showreel.get()
    let names = Self.waiting.keys.sorted()
    for (name, text) in Self.waiting { try program.write(text, to: name + ".swift") }
    try program.write(DemoTests.view("Color.red"), to: "Red.swift")
    try program.write(DemoTests.view("Color.blue"), to: "Blue.swift")
    let inputs = (names + ["Red", "Blue"]).map { $0 + ".swift" }
    /// Each clip's frames, as pictures.
    func frames(_ folder: String, _ options: String...) async throws -> [String: [Data]] {
      let answer = try await program.run(
        ["export", "-o", folder + "/", "--format", "png", "--duration", "3"] + inputs
          + Showreel.tiny + options)
      #expect(answer.code == 0, "\(answer.errors)")
      let made = Dictionary(
        grouping: program.files.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(".png") }
      ) { String($0.split(separator: "/")[1]) }
      return try made.mapValues { names in try names.map { try program.data($0) } }
    }
    let whole = try await frames("whole")
    // Made once more, and alone: whatever was to come before has come.
    let alone = try await frames("alone", "--frames", "19-21")
    let (red, blue) = (try #require(whole["Red"]?.first), try #require(whole["Blue"]?.first))
    for name in names {
      let pictures = try #require(whole[name])
      try #require(pictures.count == 30, "\(name)")
      #expect(alone[name] == Array(pictures[19...21]), "\(name)")
      #expect(pictures[19] == red && pictures[21] == blue, "\(name)")
    }
  }
}
