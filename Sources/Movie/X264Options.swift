import CFFmpeg

extension MovieSettings {
  /// These settings in libx264's words.
  func x264Options(width: Int, height: Int) -> [(name: String, value: String)] {
    var options = [
      (name: "preset", value: preset.rawValue),
      (name: "crf", value: "\(crf)"),
      (name: "rc-lookahead", value: "\(lookahead(forWidth: width, height: height))"),
    ]
    // x264's AVX-512 code for its lookahead reads memory that nobody wrote unless the width is a
    // multiple of 128 (seen in version 164), and then no two runs give the same file. The AVX2
    // code costs up to 6 % more and gives the bytes of every older machine.
    if av_get_cpu_flags() & AV_CPU_FLAG_AVX512 != 0 {
      options.append((name: "x264-params", value: "asm=avx2"))
    }
    return options
  }

  /// x264 keeps about 3.4 bytes a pixel of every frame that it looks ahead.
  private func lookahead(forWidth width: Int, height: Int) -> Int {
    lookahead ?? min(40, max(8, 20_000_000 / (width * height)))
  }
}
