import Movie

/// The files that a cluster is given a plan by, as `--json` prints them.
struct Submission: Encodable {
  enum Cluster: String, Encodable { case slurm, kubernetes }

  let cluster: Cluster
  /// The paths of the array's and of the last job's file.
  let tasks: String
  let finish: String
  /// Of tasks.
  let count: Int

  init(to cluster: Cluster, tasks: String, finish: String, count: Int) {
    self.cluster = cluster
    self.tasks = PathText.written(tasks)
    self.finish = PathText.written(finish)
    self.count = count
  }
}
