import Foundation
import Movie
import Snippets
import Wording

/// A plan as Slurm does it: an array job with a task for each, and a job that puts everything together
/// when all of them have ended.
struct SlurmJobs {
  /// The program and the plan, as every node finds them.
  let program: String
  let plan: String
  let taskCount: Int
  /// Of `run`, beside the task.
  let options: [String]
  /// Of `finish`.
  let finishing: [String]
  /// Tasks at once; nil is as many as there is room for.
  let width: Int?
  /// Lines of Slurm's own: `--partition=short`.
  let directives: [String]
  /// Where what is printed goes.
  let logs: String

  /// A line of Slurm's own is no word of a shell's, which could be quoted: behind an end of a line in a folder's name
  /// would stand a command.
  static func check(logs: String) throws(InputError) {
    guard logs.contains(where: \.isNewline) else { return }
    throw InputError(problems: [
      "\(PathText.shown(logs)) holds an end of a line, and Slurm reads its settings by lines. "
        + "Plan in a folder of another name."
    ])
  }

  /// Each task is done again where its node fails; it is the same whoever does it.
  var tasks: String {
    script(
      [
        "--array=0-\(taskCount - 1)" + (width.map { "%\($0)" } ?? ""), "--output=\(logs)/%A_%a.log",
      ],
      "run \(plan.quotedForShell) --task \"$SLURM_ARRAY_TASK_ID\"" + Self.words(options))
  }

  /// It runs also where tasks have failed, and tells which.
  var finish: String {
    script(
      ["--output=\(logs)/finish_%j.log"], "finish \(plan.quotedForShell)" + Self.words(finishing))
  }

  private func script(_ own: [String], _ command: String) -> String {
    let name =
      "showreel-" + ((plan as NSString).lastPathComponent as NSString).deletingPathExtension
    let lines =
      ["--job-name=\(Self.word(name))", "--requeue", "--open-mode=append"] + own + directives
    return "#!/bin/sh\n" + lines.map { "#SBATCH \($0)\n" }.joined()
      + "exec \(program.quotedForShell) \(command)\n"
  }

  private static func words(_ options: [String]) -> String {
    options.map { " " + $0.quotedForShell }.joined()
  }

  private static func word(_ text: String) -> String {
    String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// The number of tasks that an array may have here; nil where Slurm does not say.
  static func mostTasks(in configuration: String) -> Int? {
    configuration.split(separator: "\n").compactMap { line -> Int? in
      let parts = line.split(separator: "=").map { $0.trimmingCharacters(in: .whitespaces) }
      return parts.count == 2 && parts[0] == "MaxArraySize" ? Int(parts[1]) : nil
    }.first
  }
}
