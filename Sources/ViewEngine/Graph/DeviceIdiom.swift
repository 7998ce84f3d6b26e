/// The kind of device that a graph's views are on: whose controls, bars and letters they have.
package enum DeviceIdiom: String, Hashable, Sendable {
  case phone, pad, mac, watch, tv
}
