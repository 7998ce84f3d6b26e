/// One unit of an H.264 stream (7.3.1): parameters, or a slice of a picture.
struct NALUnit: Equatable {
  enum Kind: UInt8 {
    case slice = 1
    case keySlice = 5
    case sequenceParameters = 7
    case pictureParameters = 8
  }

  /// `nil` of what is passed over here.
  var kind: Kind? { Kind(rawValue: type) }
  var type: UInt8
  /// `nal_ref_idc`: 0 of a picture that no other refers to.
  var importance: UInt8
  /// Without the bytes that keep start codes out of it.
  var payload: [UInt8]

  init(_ kind: Kind, importance: UInt8, payload: [UInt8]) {
    type = kind.rawValue
    self.importance = importance
    self.payload = payload
  }

  /// As it stands between two start codes.
  init?(_ bytes: some Sequence<UInt8>) {
    var rest = bytes.makeIterator()
    guard let header = rest.next() else { return nil }
    type = header & 0x1F
    importance = header >> 5 & 3
    payload = []
    var zeros = 0
    while let byte = rest.next() {
      if zeros >= 2, byte == 3 {
        zeros = 0
      } else {
        payload.append(byte)
        zeros = byte == 0 ? zeros + 1 : 0
      }
    }
  }

  /// With its start code, and a 3 wherever its bytes would look like one: Annex B and 7.4.1.
  var stream: [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 1, importance << 5 | type]
    var zeros = 0
    for byte in payload {
      if zeros == 2, byte <= 3 {
        bytes.append(3)
        zeros = 0
      }
      bytes.append(byte)
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return bytes
  }

  /// The units of a stream with start codes.
  static func all(in stream: UnsafeRawBufferPointer) -> [NALUnit] {
    // Every unit ends in a one and zeros, so zeros before a start code are no unit's.
    var starts: [Int] = []
    var place = 0
    while place + 3 <= stream.count {
      if stream[place] == 0, stream[place + 1] == 0, stream[place + 2] == 1 {
        starts.append(place + 3)
        place += 3
      } else {
        place += 1
      }
    }
    return starts.indices.compactMap { index in
      var end = index + 1 < starts.count ? starts[index + 1] - 3 : stream.count
      while end > starts[index], stream[end - 1] == 0 { end -= 1 }
      return NALUnit(stream[starts[index]..<end])
    }
  }
}
