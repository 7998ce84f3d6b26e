/// What a command may use before it is stopped, all of its processes together unless said otherwise.
package struct SandboxLimits: Hashable, Sendable {
  /// Seconds of the clock, without those in which it waits for a processor that others use (``TurnClock``).
  package var seconds: Double
  /// Bytes of memory, of each process and of all together with the files in their folders.
  package var memory: Int
  /// Bytes of each file that it writes, and of all in its folder.
  package var fileSize: Int
  /// Processes and threads at a time.
  package var tasks: Int
  /// Processes at a time. What the kernel keeps of their memory's pieces grows with the square of their number; a
  /// compiler with all that it starts has about ten.
  package var processes: Int
  /// Open files, pipes and the like of each process. What the kernel keeps for them is not the process's.
  package var descriptors: Int
  /// Bytes that it may print.
  package var output: Int

  package init(
    seconds: Double = 120, memory: Int = 4 << 30, fileSize: Int = 2 << 30, tasks: Int = 512,
    processes: Int = 32, descriptors: Int = 256, output: Int = 64 << 20
  ) {
    self.seconds = seconds
    self.memory = memory
    self.fileSize = fileSize
    self.tasks = tasks
    self.processes = processes
    self.descriptors = descriptors
    self.output = output
  }
}
