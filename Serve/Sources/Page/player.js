// Shows one of the clips, and goes to any frame of it: frame n is shown from n / rate to (n + 1) / rate, so the
// middle of that is asked for.
'use strict'

const of = id => document.getElementById(id)
const [clips, stage, bar, play, scrubber, place] = ['clips', 'stage', 'bar', 'play', 'scrubber', 'place'].map(of)
let state = { version: -1, clips: [], findings: [] }
let chosen = decodeURIComponent(location.hash.slice(1))
let shown = null  // What is seen: {path, revision, rate, frames, media}.

const rateOf = text => {
  const [above, below] = text.split('/').map(Number)
  return above / (below || 1)
}

// The frame that is seen, by its own time where a browser tells it.
let seen = 0
const note = frame => {
  seen = Math.max(0, Math.min(shown.frames - 1, frame))
  scrubber.value = seen
  place.textContent = `frame ${seen} of ${shown.frames}  ${(seen / shown.rate).toFixed(3)} s`
  document.body.dataset.frame = seen
}

const follow = () => {
  const { media } = shown
  if (!media.requestVideoFrameCallback) {
    const look = () => {
      if (shown?.media !== media) return
      note(Math.floor(media.currentTime * shown.rate + 1e-6))
      requestAnimationFrame(look)
    }
    return look()
  }
  const look = (now, frame) => {
    if (shown?.media !== media) return
    note(Math.round(frame.mediaTime * shown.rate))
    media.requestVideoFrameCallback(look)
  }
  media.requestVideoFrameCallback(look)
}

const go = frame => {
  const { media, rate, frames } = shown
  media.pause()
  media.currentTime = (Math.max(0, Math.min(frames - 1, frame)) + 0.5) / rate
}

const show = (number, { clip, revision, kind }) => {
  if (shown?.path === clip.path && shown.revision === revision) return
  // The same clip made anew is seen where it was left.
  const before = shown?.path === clip.path ? { frame: seen, paused: shown.media.paused ?? true } : null
  shown?.media.remove()
  const media = document.createElement(kind === 'video' ? 'video' : kind === 'image' ? 'img' : 'p')
  shown = { path: clip.path, revision, rate: rateOf(clip.frameRate), frames: clip.frames, media }
  bar.hidden = kind !== 'video'
  if (kind === 'other') media.textContent = `${clip.path} is written. A browser does not show such files.`
  else media.src = `clips/${number}?${revision}`
  if (kind === 'video') {
    Object.assign(media, { muted: true, loop: true, playsInline: true })
    media.onplay = media.onpause = () => { play.textContent = media.paused ? '▶' : '❚❚' }
    media.onloadeddata = () => {
      if (before?.paused) go(before.frame)
      else media.play().catch(() => go(0))
    }
    scrubber.max = clip.frames - 1
    follow()
  }
  if (kind === 'image') media.alt = clip.path
  stage.prepend(media)
}

const draw = () => {
  clips.hidden = state.clips.length < 2
  clips.replaceChildren(...state.clips.map(({ clip }) => new Option(clip.path, clip.path)))
  let number = state.clips.findIndex(({ clip }) => clip.path === chosen)
  if (number < 0) number = 0
  of('empty').hidden = state.clips.length > 0
  if (state.clips.length) {
    clips.value = state.clips[number].clip.path
    show(number, state.clips[number])
  }
  of('news').textContent = state.isMaking ? (state.progress ?? 'Making clips …') : ''
  const wanted = state.findings.filter(({ kind }) => kind === 'error' || kind === 'warning')
  of('findings').replaceChildren(...wanted.map(({ kind, message, file, line, column, clip }) => {
    const item = document.createElement('li')
    item.className = kind
    const at = [file ?? clip, line, column].filter(part => part).join(':')
    item.textContent = `${at ? at + ': ' : ''}${kind}: ${message}`
    return item
  }))
  document.title = state.findings.some(({ kind }) => kind === 'error') ? '✗ Showreel' : 'Showreel'
  document.body.dataset.version = state.version
}

clips.onchange = () => {
  chosen = clips.value
  history.replaceState(null, '', '#' + encodeURIComponent(chosen))
  draw()
}
scrubber.oninput = () => go(Number(scrubber.value))
play.onclick = () => shown.media.paused ? shown.media.play() : shown.media.pause()
onkeydown = event => {
  if (!shown?.media.play || event.target === clips) return
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step) go(seen + step)
  else if (event.key === 'Home') go(0)
  else if (event.key === 'End') go(shown.frames - 1)
  else if (event.key === ' ') play.onclick()
  else return
  event.preventDefault()
}

const listen = async () => {
  for (;;) {
    try {
      const answer = await fetch(`state?after=${state.version}`)
      const news = await answer.json()
      if (news.version !== state.version) {
        state = news
        draw()
      }
    } catch {
      of('news').textContent = 'showreel serve has ended.'
      await new Promise(done => setTimeout(done, 1000))
      state.version = -1
    }
  }
}
listen()
