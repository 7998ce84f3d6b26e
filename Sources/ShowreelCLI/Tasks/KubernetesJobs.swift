import Foundation

/// A plan as Kubernetes does it: an Indexed Job with a pod for each task, and a Job that puts everything
/// together, to be made when the first is complete.
///
/// Everything that somebody typed is a JSON string, which YAML reads as it is.
struct KubernetesJobs {
  /// Lower case, letters and hyphens.
  let name: String
  /// Of the container that has `showreel`.
  let image: String
  /// The volume that holds the folder of the plan, and where pods see it.
  let claim: String
  let mount: String
  /// The plan's path there.
  let plan: String
  let taskCount: Int
  /// Pods at once.
  let width: Int
  /// Of `run`, beside the task.
  let options: [String]

  /// A task is tried three times, on another node each time; one that fails stops no other.
  var tasks: String {
    """
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(text(name))
    spec:
      completionMode: Indexed
      completions: \(taskCount)
      parallelism: \(width)
      backoffLimitPerIndex: 3
    \(template(command: ["run", plan, "--task", "$(JOB_COMPLETION_INDEX)"] + options, environment: Self.index))
    """
  }

  var finish: String {
    """
    apiVersion: batch/v1
    kind: Job
    metadata:
      name: \(text(name + "-finish"))
    spec:
      backoffLimit: 1
    \(template(command: ["finish", plan]))
    """
  }

  /// Said here too, because arguments may name only what the container's own list has.
  private static let index = """

              env:
                - name: JOB_COMPLETION_INDEX
                  valueFrom:
                    fieldRef:
                      fieldPath: metadata.annotations['batch.kubernetes.io/job-completion-index']
    """

  private func template(command: [String], environment: String = "") -> String {
    """
      template:
        spec:
          restartPolicy: Never
          containers:
            - name: showreel
              image: \(text(image))
              command: ["showreel"]
              args: [\(command.map(text).joined(separator: ", "))]\(environment)
              resources:
                requests: {cpu: "2", memory: "1Gi"}
                limits: {memory: "4Gi"}
              volumeMounts:
                - name: work
                  mountPath: \(text(mount))
          volumes:
            - name: work
              persistentVolumeClaim:
                claimName: \(text(claim))

    """
  }

  private func text(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// A name that Kubernetes takes, of any.
  static func name(of plan: String) -> String {
    let title = ((plan as NSString).lastPathComponent as NSString).deletingPathExtension
    let letters = title.lowercased().map {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-"
    }
    return String(("showreel-" + String(letters)).prefix(50)).trimmingCharacters(in: ["-"])
  }
}
