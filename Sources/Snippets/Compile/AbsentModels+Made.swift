// What is compared to learn whether a round of the compiler brought anything.

extension AbsentModels {
  /// All that stands for something.
  struct Made: Equatable {
    let models: [String: AbsentModel]
    let variables: [String: String]
    let functions: [String: AbsentModel.Member]
    let choices: [String: AbsentModel.Member]
    let wrappers: [String: AbsentWrapper]
    let environment: [String: String]
    let aliases: [String: String]
  }

  var made: Made {
    Made(
      models: models, variables: variables, functions: functions, choices: choices,
      wrappers: wrappers, environment: environment, aliases: aliases)
  }
}
