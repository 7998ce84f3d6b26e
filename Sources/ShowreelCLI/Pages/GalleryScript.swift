/// What a gallery's page does: it plays one clip at a time, the one that is looked at, and none by itself
/// for those who asked their system for less motion.
///
/// Without it each clip has its player's own controls.
enum GalleryScript {
  static let text = """
    'use strict';
    (() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)');
      const hover = matchMedia('(hover: hover)');
      const stages = [...document.querySelectorAll('.stage')];
      const seen = new Set();
      let chosen = null, playing = null, due = false;

      const video = (stage) => stage.querySelector('video');
      const pause = (stage) => { if (stage) video(stage).pause(); };
      const play = (stage) => {
        if (playing !== stage) pause(playing);
        playing = stage;
        video(stage).play().catch(() => {});
      };

      for (const stage of stages) {
        const clip = video(stage);
        clip.controls = false;
        clip.addEventListener('playing', () => stage.classList.add('shown', 'plays'));
        clip.addEventListener('pause', () => stage.classList.remove('plays'));
        const toggle = () => {
          if (clip.paused) { chosen = stage; play(stage); } else { chosen = stage; clip.pause(); }
        };
        stage.querySelector('.play').addEventListener('click', toggle);
        clip.addEventListener('click', toggle);
        stage.addEventListener('pointerenter', (event) => {
          if (event.pointerType === 'mouse' && !still.matches) { chosen = null; play(stage); }
        });
      }

      // Of those that are all in view, the one nearest to the middle.
      const look = () => {
        due = false;
        if (still.matches || (chosen && seen.has(chosen)) || document.hidden) return;
        const middle = { x: innerWidth / 2, y: innerHeight / 2 };
        let best = null, least = Infinity;
        for (const stage of seen) {
          const box = stage.getBoundingClientRect();
          const away = Math.hypot(box.x + box.width / 2 - middle.x, box.y + box.height / 2 - middle.y);
          if (away < least) { least = away; best = stage; }
        }
        if (best && best !== playing && !(hover.matches && playing && seen.has(playing))) play(best);
      };
      const soon = () => { if (!due) { due = true; requestAnimationFrame(look); } };

      const watch = new IntersectionObserver((entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) { seen.add(entry.target); } else {
            seen.delete(entry.target);
            pause(entry.target);
            if (playing === entry.target) playing = null;
            if (chosen === entry.target) chosen = null;
          }
        }
        soon();
      }, { threshold: 0.6 });
      stages.forEach((stage) => watch.observe(stage));
      addEventListener('scroll', soon, { passive: true });
      document.addEventListener('visibilitychange', () => {
        if (document.hidden) { pause(playing); playing = null; } else { soon(); }
      });
      still.addEventListener('change', () => { if (still.matches) { pause(playing); playing = null; } });

      const search = document.querySelector('input[type=search]');
      if (search) {
        search.hidden = false;
        search.addEventListener('input', () => {
          const words = search.value.toLowerCase().split(/\\s+/);
          for (const card of document.querySelectorAll('.card')) {
            const text = card.querySelector('.words').textContent.toLowerCase();
            card.hidden = !words.every((word) => text.includes(word));
          }
        });
      }
    })();
    """
}
