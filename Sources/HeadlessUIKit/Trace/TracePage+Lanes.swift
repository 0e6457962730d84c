extension TracePage {
  /// The second part of the page's script: the time axis and the lanes below it.
  static let lanesScript = #"""
    const lanes = byId('lanes');
    const part = t => 100 * Math.min(t, end) / end + '%';
    const laneOf = (kind, className) => {
      const lane = text('div', '', lanes); lane.className = 'lane ' + className;
      text('span', kind, lane);
      return text('div', '', lane);
    };
    const here = bar => { text('i', '', bar).className = 'here'; };
    // The ticks are at multiples of 1, 2 or 5 of a power of ten, with at least 64 points for each label.
    const axis = laneOf('time', 'axis');
    function drawAxis() {
      const width = Math.max(axis.clientWidth, 64), least = end * 64 / width;
      const power = 10 ** Math.floor(Math.log10(least));
      const tick = power * [1, 2, 5, 10].find(n => n * power >= least - 1e-9);
      const words = t => end <= 1 ? +(t * 1e3).toPrecision(6) + ' ms' : +t.toPrecision(6) + ' s';
      axis.replaceChildren();
      for (let n = 0; n * tick <= end; n++) {
        // A label at the right end wouldn't fit.
        if (width * (1 - n * tick / end) < 44) continue;
        text('span', words(n * tick), axis).style.left = part(n * tick);
      }
      lanes.style.setProperty('--tick', part(tick));
      here(axis);
      axis.lastChild.style.left = 100 * values.moments[now].t / end + '%';
    }
    axis.onclick = event => {
      const box = axis.getBoundingClientRect();
      go(momentAt(end * (event.clientX - box.left) / box.width + 1e-3));
    };
    // Buttons for steps and verdicts. Those that overlap are below one another, in at most four rows.
    function buttons(kind, all, face) {
      if (!all.length) return;
      const bar = laneOf(kind, 'marks'), size = 20, rows = [];
      const width = Math.max(bar.clientWidth, size);
      all.forEach((e, i) => {
        const x = Math.min(Math.max(0, width * Math.min(+e.dataset.t / end, 1) - size / 2), width - size);
        let row = rows.findIndex(edge => edge <= x + 1e-9);
        if (row < 0) row = rows.length < 4 ? rows.length : 3;
        rows[row] = x + size;
        const mark = text('button', face(e, i), bar);
        mark.type = 'button';
        mark.className = e.className;
        mark.style.left = `clamp(0px, calc(${part(+e.dataset.t)} - ${size / 2}px), calc(100% - ${size}px))`;
        mark.style.top = 2 + (size + 2) * row + 'px';
        mark.title = seconds(+e.dataset.t) + '  ' + wordsOf(e);
        mark.setAttribute('aria-label', mark.title);
        mark.onclick = () => go(+e.dataset.m);
      });
      bar.style.height = (size + 2) * rows.length + 2 + 'px';
      here(bar);
    }
    const signs = { holds: '\u2713', flaw: '!', failure: '\u2715' };
    buttons('steps', marks.filter(isStep),
      (e, i) => (wordsOf(e).match(/^\d+/) || [i + 1])[0]);
    buttons('verdicts', marks.filter(e => !isStep(e)), e => signs[e.className]);
    // Bars that overlap are below one another, in at most four rows.
    function bars(kind, all) {
      if (!all.length) return;
      const bar = laneOf(kind, 'bars'), rows = [];
      all.forEach(b => {
        let row = rows.findIndex(t => t <= b.begin + 1e-9);
        if (row < 0) row = rows.length < 4 ? rows.length : 3;
        rows[row] = Math.max(b.end, b.begin + end / 100);
        const mark = text('i', '', bar);
        mark.style.left = part(b.begin);
        mark.style.width = `max(3px, ${part(b.end - b.begin)})`;
        mark.style.top = 4 + 10 * row + 'px';
        if (b.className) mark.className = b.className;
        mark.title = b.title;
        mark.onclick = b.go;
        (b.fires || []).forEach(t => {
          const fire = text('i', '', bar);
          fire.style.left = part(t); fire.style.top = 4 + 10 * row + 'px'; fire.className = 'fire';
          fire.title = b.title; fire.onclick = () => go(momentAt(t));
        });
      });
      bar.style.height = 10 * rows.length + 8 + 'px';
      here(bar);
    }
    const momentOf = i => {
      const found = values.moments.findIndex(m => m.a === i + 1);
      return found < 0 ? momentAt(+actions[i].dataset.t) : found;
    };
    bars('actions', actions.map((e, i) => ({
      begin: +e.dataset.t, end: +e.dataset.end, go: () => go(momentOf(i)),
      className: e.querySelector('.error') ? 'failed' : '',
      title: `${seconds(+e.dataset.t)} to ${seconds(+e.dataset.end)}  ${e.textContent}`,
    })));
    function spans(kind, name) {
      bars(name, values.spans.filter(s => s.kind === kind && s.begin <= end).map(s => ({
        begin: s.begin, end: s.end === undefined ? end : s.end, fires: s.fires, go: () => go(momentAt(s.begin)),
        className: s.state === 'ended' ? '' : 'open',
        title: `${seconds(s.begin)} to ${s.end === undefined ? 'no end' : seconds(s.end)}  ${s.name}: ${s.state}`
          + (s.fires.length ? ', fired at ' + s.fires.slice(0, 9).map(seconds).join(', ') : ''),
      })));
    }
    spans('animation', 'animations');
    spans('timer', 'timers');
    ['touch', 'gesture', 'focus', 'editing', 'action', 'keyboard', 'notification', 'geometry', 'scrolling',
      'controller', 'window', 'note'].forEach(kind => {
      const own = entries.filter(e => e.dataset.kind === kind);
      if (!own.length) return;
      const bar = laneOf(kind, '');
      own.forEach(e => {
        const mark = text('i', '', bar);
        mark.style.left = 100 * +e.dataset.t / end + '%';
        mark.title = line(e);
        mark.onclick = () => go(momentAt(+e.dataset.t));
      });
      here(bar);
    });
    drawAxis();
    window.addEventListener('resize', drawAxis);
    """#
}
