import Motion
import ViewEngine

/// What a represented object is told of its place, whichever kit it is of.
struct RepresentedPlace {
  let anyCoordinator: Any
  let transaction: Transaction
  let environment: EnvironmentValues

  private func typed<Coordinator>(_ type: Coordinator.Type) -> Coordinator {
    guard let coordinator = anyCoordinator as? Coordinator else {
      fatalError("A representable view was given the coordinator of another one.")
    }
    return coordinator
  }

  func coordinator<R: UIViewRepresentable>(of type: R.Type) -> R.Coordinator {
    typed(R.Coordinator.self)
  }

  func coordinator<R: UIViewControllerRepresentable>(of type: R.Type) -> R.Coordinator {
    typed(R.Coordinator.self)
  }

  func coordinator<R: NSViewRepresentable>(of type: R.Type) -> R.Coordinator {
    typed(R.Coordinator.self)
  }
}
