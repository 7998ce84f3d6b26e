import Foundation
import FuzzTargets

// Throws texts and command lines at Showreel. Scripts/fuzz builds and runs it:
//
//     showreel-fuzz mutate preset --count 1000 --seed 1      mutated texts, in this process
//     showreel-fuzz read preset file                         texts that are there
//     showreel-fuzz long preset                              what readers stumble over, 100 kB of each
//     showreel-fuzz explore preset corpus/ -runs=1000        the same, guided by what they reach (libFuzzer)
//     showreel-fuzz seeds preset corpus/                     writes the texts that both begin with
//     showreel-fuzz words file                               and what they put in
//     showreel-fuzz commands .build/release/showreel --count 1000 --seed 1
//     showreel-fuzz commands .build/release/showreel fork-server.so      the same in a fifth of the time

var arguments = Array(CommandLine.arguments.dropFirst())

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(64)
}

/// Takes `--name number` out of the arguments.
@MainActor
func number(_ name: String, or fallback: Int) -> Int {
  guard let index = arguments.firstIndex(of: "--" + name) else { return fallback }
  guard index + 1 < arguments.count, let number = Int(arguments[index + 1]) else {
    fail("--\(name) needs a number.")
  }
  arguments.removeSubrange(index...(index + 1))
  return number
}

let count = number("count", or: 1000)
let seed = number("seed", or: 1)
// Seconds: what is built for debugging takes its time.
let patience = Double(number("patience", or: Int(FuzzTarget.patience)))
guard arguments.count >= 2 else {
  fail(
    "Name what to do and to what: mutate preset, explore page, seeds source, or commands showreel.")
}
let (verb, object) = (arguments[0], arguments[1])

if verb == "commands" {
  func path(_ text: String) -> String { URL(filePath: text).path }
  let server = arguments.count > 2 ? path(arguments[2]) : nil
  let fuzzer = CommandFuzzer(
    program: path(object), server: server, seed: seed, patience: patience)
  exit(fuzzer.run(count) ? 0 : 1)
}
if verb == "words" {
  try Mutator.dictionary.write(toFile: object, atomically: true, encoding: .utf8)
  exit(0)
}
guard let target = FuzzTarget(rawValue: object) else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  fail("There is nothing named '\(object)' to throw at. There is \(names).")
}
if verb == "read" {
  let texts = try arguments.dropFirst(2).map {
    String(decoding: try Data(contentsOf: URL(filePath: $0)), as: UTF8.self)
  }
  let fuzzer = TextFuzzer(target: target, seeds: [], seed: seed, patience: patience)
  exit(fuzzer.run(texts) ? 0 : 1)
}
let seeds = FuzzSeeds.seeds(for: target, in: FileManager.default.currentDirectoryPath)
switch verb {
case "mutate":
  let fuzzer = TextFuzzer(target: target, seeds: seeds, seed: seed, patience: patience)
  exit(fuzzer.run(count) ? 0 : 1)
case "long":
  exit(TextFuzzer(target: target, seeds: seeds, seed: seed).runLong() ? 0 : 1)
case "seeds" where arguments.count == 3:
  for (index, text) in seeds.enumerated() {
    try text.write(toFile: "\(arguments[2])/seed-\(index)", atomically: true, encoding: .utf8)
  }
#if LIBFUZZER
  case "explore":
    // libFuzzer hands its first word to a shell to start itself again, with options of its own.
    let again = "'\(Bundle.main.executablePath ?? "showreel-fuzz")' explore \(target.rawValue)"
    exit(target.explore([again] + arguments.dropFirst(2)))
#endif
default:
  fail("'\(verb)' cannot be done here. 'explore' needs the build that Scripts/fuzz makes.")
}
