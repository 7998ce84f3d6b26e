/// The part of a Job that is written.
///
/// - Source: kubernetes.io/docs/reference/kubernetes-api/workload-resources/job-v1.
struct KubernetesJob: Encodable {
  struct Metadata: Encodable { let name: String }

  struct Spec: Encodable {
    var completionMode: String?
    var completions: Int?
    /// Pods at once.
    var parallelism: Int?
    var backoffLimit: Int?
    /// How often each task that failed is tried again.
    var backoffLimitPerIndex: Int?
    let template: Template
  }

  struct Template: Encodable { let spec: Pod }

  struct Pod: Encodable {
    var restartPolicy = "Never"
    let containers: [Container]
    let volumes: [Volume]
  }

  struct Container: Encodable {
    var name = "showreel"
    let image: String
    var command = ["showreel"]
    let args: [String]
    var env: [Variable]?
    var resources = Resources()
    let volumeMounts: [Mount]
  }

  struct Variable: Encodable {
    struct Source: Encodable {
      struct Field: Encodable { let fieldPath: String }
      let fieldRef: Field
    }
    let name: String
    let valueFrom: Source
  }

  struct Resources: Encodable {
    struct Amounts: Encodable {
      var cpu: String?
      let memory: String
    }
    var requests = Amounts(cpu: "2", memory: "1Gi")
    var limits = Amounts(memory: "4Gi")
  }

  struct Mount: Encodable { let name, mountPath: String }

  struct Volume: Encodable {
    struct Claim: Encodable { let claimName: String }
    let name: String
    let persistentVolumeClaim: Claim
  }

  var apiVersion = "batch/v1"
  var kind = "Job"
  let metadata: Metadata
  let spec: Spec
}
