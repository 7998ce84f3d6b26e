// Asked of a gallery's page by gallery-check: each takes the number of a clip, and answers with a value.
const [name, ...rest] = arguments;
const done = rest.pop();

const once = (target, type) => new Promise((resolve, reject) => {
  target.addEventListener(type, resolve, { once: true });
  target.addEventListener('error', () => reject(new Error(`${type}: ${target.error ? target.error.message : 'error'}`)), { once: true });
});
const frames = async (count) => { for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame); };
const video = (number) => document.querySelectorAll('.stage video')[number];

const ask = {
  // What there is.
  page: async () => ({
    clips: [...document.querySelectorAll('.card')].map((card) => card.id),
    scripts: document.scripts.length, hacked: window.hacked === undefined ? null : String(window.hacked),
    images: [...document.images].map((image) => image.getAttribute('src')),
    plots: document.querySelectorAll('.plot svg path').length,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }),
  // The poster, as it is loaded when it is looked at.
  poster: async (number) => {
    const image = document.querySelectorAll('img.poster')[number];
    image.scrollIntoView({ block: 'center', behavior: 'instant' });
    while (!image.complete || image.naturalWidth === 0) await new Promise((go) => setTimeout(go, 50));
    return { width: image.naturalWidth, height: image.naturalHeight };
  },
  // All of them, each looked at once.
  posters: async () => {
    for (const image of document.querySelectorAll('img.poster')) {
      image.loading = 'eager';
      while (!image.complete) await new Promise((go) => setTimeout(go, 50));
      await image.decode();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frames(5);
    return document.querySelectorAll('img.poster').length;
  },
  // Until all of it could be played.
  load: async (number) => {
    const clip = video(number);
    clip.pause();
    clip.preload = 'auto';
    clip.load();
    while (clip.readyState < 4) {
      if (clip.error) throw new Error(clip.error.message);
      await new Promise((go) => setTimeout(go, 50));
    }
    return { readyState: clip.readyState, duration: clip.duration, width: clip.videoWidth, height: clip.videoHeight };
  },
  // How far each picture is from what is seen at a time: the root of the mean square, in levels.
  frame: async (number, time, pictures) => {
    const clip = video(number);
    clip.pause();
    const seeked = once(clip, 'seeked');
    clip.currentTime = time;
    await seeked;
    await frames(3);
    // Small, as edges of colour lose by coding what nobody sees: first as large as it is, so that both are made small alike.
    const [width, height] = [clip.videoWidth, clip.videoHeight];
    const whole = new OffscreenCanvas(width, height);
    const small = new OffscreenCanvas(width / 4, height / 4);
    const draw = (source) => {
      whole.getContext('2d').drawImage(source, 0, 0, width, height);
      const context = small.getContext('2d', { willReadFrequently: true });
      context.imageSmoothingQuality = 'high';
      context.drawImage(whole, 0, 0, small.width, small.height);
      return context.getImageData(0, 0, small.width, small.height).data;
    };
    const seen = draw(clip);
    const distances = [];
    for (const address of pictures) {
      const image = new Image();
      image.src = address;
      await image.decode();
      const wanted = draw(image);
      let sum = 0;
      for (let index = 0; index < seen.length; index += 4) {
        for (let part = 0; part < 3; part += 1) sum += (seen[index + part] - wanted[index + part]) ** 2;
      }
      distances.push(Math.sqrt(sum / (seen.length / 4 * 3)));
    }
    return distances;
  },
  // Whether some clip begins by itself.
  begins: async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await frames(60);
    return [...document.querySelectorAll('.stage video')].map((clip) => !clip.paused);
  },
  // A click on the first clip's button, and whether it plays then.
  click: async () => {
    const clip = video(0);
    clip.scrollIntoView({ block: 'center', behavior: 'instant' });
    await frames(10);
    if (!clip.paused) clip.pause();
    await frames(10);
    const playing = once(clip, 'playing');
    document.querySelector('.stage .play').click();
    await playing;
    return { plays: !clip.paused, time: clip.currentTime };
  },
  open: async () => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    scrollTo({ top: 0, behavior: 'instant' });
    await frames(10);
    return document.documentElement.scrollHeight;
  },
};
ask[name](...rest).then(done, (problem) => done({ error: String(problem) }));
