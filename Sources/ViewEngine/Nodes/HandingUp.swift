/// A modifier that has a say in what its view hands up to those around it: its node says so as it is made
/// (``Node/noteHandingUp()``).
@MainActor
package protocol HandingUp {}
