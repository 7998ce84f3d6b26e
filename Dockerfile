# Showreel in a container, for a user who is not root. How its sandbox works in there: Documentation/install.md.
#
#   docker build -t showreel --build-arg COMMIT="$(git rev-parse --short=12 HEAD)" .
#   docker run --rm -v "$PWD:/work" showreel export TransitionMove

# With Swift, and without: both of the same Debian.
ARG BUILDER=swift:6.1-bookworm
ARG BASE=debian:bookworm-slim

FROM ${BUILDER} AS build
ARG COMMIT=
WORKDIR /source
COPY Scripts/setup Scripts/setup
# git is for SwiftPM, the others for Scripts/package.
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends git patchelf binutils dpkg-dev \
  && Scripts/setup
COPY . .
RUN SHOWREEL_COMMIT="$COMMIT" Scripts/package

# Presets alone, which need no compiler: docker build --target presets
FROM ${BASE} AS presets
COPY --from=build /source/dist/*.deb /tmp/
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends /tmp/showreel_*.deb \
  && rm -rf /tmp/*.deb /var/lib/apt/lists/* \
  && useradd --create-home --uid 1000 showreel \
  && install -d -o showreel /work
USER showreel
WORKDIR /work
ENTRYPOINT ["showreel"]
CMD ["--help"]

# Swift code and pages, too: with the compiler that the program was built by.
FROM ${BUILDER} AS all
COPY --from=build /source/dist/*.deb /tmp/
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends /tmp/showreel_*.deb \
  && rm -rf /tmp/*.deb /var/lib/apt/lists/* \
  && (id -u 1000 >/dev/null 2>&1 || useradd --create-home --uid 1000 showreel) \
  && install -d -o 1000 /work
USER 1000
WORKDIR /work
ENTRYPOINT ["showreel"]
CMD ["--help"]
