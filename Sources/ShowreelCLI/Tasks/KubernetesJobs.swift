import Foundation

/// A plan as Kubernetes does it: an Indexed Job with a pod for each task, and a Job that puts everything
/// together, to be made when the first is complete.
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
  /// Of `finish`.
  let finishing: [String]

  /// A task is tried four times: once, and again as often as the limit says; one that fails stops no other.
  var tasks: KubernetesJob {
    let arguments = ["run", plan, "--task", "$(\(Self.index.name))"] + options
    return KubernetesJob(
      metadata: .init(name: name),
      spec: .init(
        completionMode: "Indexed", completions: taskCount, parallelism: width,
        backoffLimitPerIndex: 3, template: template(arguments, environment: [Self.index])))
  }

  var finish: KubernetesJob {
    KubernetesJob(
      metadata: .init(name: name + "-finish"),
      spec: .init(backoffLimit: 1, template: template(["finish", plan] + finishing)))
  }

  /// Said here too, because arguments may name only what the container's own list has.
  private static let index = KubernetesJob.Variable(
    name: "JOB_COMPLETION_INDEX",
    valueFrom: .init(
      fieldRef: .init(
        fieldPath: "metadata.annotations['batch.kubernetes.io/job-completion-index']")))

  private func template(
    _ arguments: [String], environment: [KubernetesJob.Variable]? = nil
  ) -> KubernetesJob.Template {
    let volume = "work"
    return .init(
      spec: .init(
        containers: [
          .init(
            image: image, args: arguments, env: environment,
            volumeMounts: [.init(name: volume, mountPath: mount)])
        ],
        volumes: [.init(name: volume, persistentVolumeClaim: .init(claimName: claim))]))
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
