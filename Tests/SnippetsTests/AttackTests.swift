import Testing

@testable import Snippets

/// What a stranger's demo may try, and that it is held by what should hold it.
@Suite(
  .enabled(
    if: AttackProgram.compiler != nil && Executables.find("bwrap") != nil,
    "there is no C compiler, or no bwrap"),
  // A hundred sandboxes at a time wait for the kernel, which makes and takes away one network at a time.
  .serialized)
struct AttackTests {
  @Test(arguments: Attack.all, AttackUser.present)
  func anAttackIsHeld(_ attack: Attack, _ user: AttackUser) async throws {
    guard attack.users.contains(user) else { return }
    // What could not be tried was not held.
    #expect(try await attack.outcome(as: user) == .held)
  }

  /// Else the test above would be glad of an attack that never worked.
  @Test(arguments: Attack.all, AttackUser.present)
  func itGetsThroughWithoutWhatHoldsIt(_ attack: Attack, _ user: AttackUser) async throws {
    switch attack.proof {
    case .none: return
    case .asRoot where user != .root, .asRootWhereTheKernelAllows where user != .root: return
    case .whereTheKernelAllows, .asRootWhereTheKernelAllows:
      if try await attack.outcome(as: user, walls: false) != .gotThrough { return }
    case .always, .asRoot: break
    }
    #expect(try await attack.outcome(as: user, without: attack.measures) == .gotThrough)
  }

  /// A wall that is listed for an attack and does not hold it alone is one that nobody would miss.
  @Test func everyMeasureIsNamedByAnAttack() {
    #expect(Set(Attack.all.flatMap(\.measures)) == Set(Measure.allCases))
  }
}
