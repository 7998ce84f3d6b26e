import Foundation
import Movie
import Studio

/// Says how far an export is: one line on a terminal, one for each tenth elsewhere, JSON lines on
/// request.
final class ProgressReporter {
  private let name: String
  private let console: Console
  private var lastTenth = 0
  private var lastShown = -Double.infinity

  /// Seconds between two changes of a terminal's line.
  private static let interval = 0.1
  private static let barLength = 18

  init(name: String, console: Console) {
    self.name = name
    self.console = console
  }

  func report(_ progress: ExportProgress) {
    guard !console.isQuiet else { return }
    if console.isJSON {
      guard tenth(of: progress) > lastTenth else { return }
      lastTenth = tenth(of: progress)
      console.writeJSON(
        .progress, Line(clip: name, frame: progress.framesDone, of: progress.frameCount))
    } else if console.isTerminal {
      let isLast = progress.framesDone == progress.frameCount
      guard isLast || progress.elapsed - lastShown >= Self.interval else { return }
      lastShown = progress.elapsed
      console.overwrite(line(for: progress))
    } else if tenth(of: progress) > lastTenth {
      lastTenth = tenth(of: progress)
      // A clip that takes less than a second needs no news on the way.
      if progress.elapsed >= 1 { console.note(line(for: progress)) }
    }
  }

  /// Leaves the terminal's line for what comes next.
  func finish() {
    if console.hasProgressLine { console.overwrite("") }
  }

  private struct Line: Encodable {
    let clip: String
    let frame: Int
    let of: Int
  }

  /// - Parameter share: Of what is done, from 0 to 1.
  static func bar(_ share: Double) -> String {
    let filled = min(max(Int(share * Double(barLength)), 0), barLength)
    return String(repeating: "█", count: filled)
      + String(repeating: "░", count: barLength - filled)
  }

  private func tenth(of progress: ExportProgress) -> Int {
    progress.framesDone * 10 / max(1, progress.frameCount)
  }

  private func line(for progress: ExportProgress) -> String {
    let share = Double(progress.framesDone) / Double(max(1, progress.frameCount))
    let left = share > 0 ? progress.elapsed * (1 - share) / share : 0
    return "\(name)  \(Self.bar(share))  \(progress.framesDone)/\(progress.frameCount) frames  "
      + "\(String(format: "%.1f", progress.speed))× real time  "
      + "\(String(format: "%02d:%02d", Int(left) / 60, Int(left) % 60)) left"
  }
}

extension ExportReport {
  /// One line about a finished clip.
  var summary: String {
    let size: String
    switch byteCount {
    case ..<1000: size = "\(byteCount) B"
    case ..<1_000_000: size = "\(byteCount / 1000) kB"
    default: size = String(format: "%.1f MB", Double(byteCount) / 1e6)
    }
    return
      "\(PathText.shown(path))  \(frameCount) frames · \(String(format: "%.3f", duration)) s · "
      + "\(pixelWidth)×\(pixelHeight)@\(frameRate) · \(size) · "
      + "rendered in \(String(format: "%.2f", elapsed)) s"
  }
}
