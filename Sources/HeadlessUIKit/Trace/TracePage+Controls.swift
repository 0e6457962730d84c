extension TracePage {
  /// The last part of the page's script: the buttons, the keys and the address.
  static let controlsScript = #"""
    const chosenBy = (e, act) => {
      e.tabIndex = 0;
      e.onclick = act;
      e.onkeydown = event => { if (event.key === 'Enter') act(); };
    };
    actions.forEach((e, i) => chosenBy(e, () => go(momentOf(i))));
    marks.forEach(e => { e.querySelector('button').onclick = () => go(+e.dataset.m); });
    document.querySelectorAll('#spans li').forEach(e => chosenBy(e, () => go(momentAt(+e.dataset.t))));
    // Pages of files have no clipboard in some browsers: the text is then selected in a field.
    function copied(words) { byId('copied').textContent = words; }
    function select(words) {
      const old = byId('selection'); if (old) old.remove();
      const field = document.createElement('textarea');
      field.id = 'selection'; field.readOnly = true; field.value = words; field.rows = 8;
      field.setAttribute('aria-label', 'The text to copy');
      byId('copied').after(field);
      field.focus(); field.select();
      let isDone = false;
      try { isDone = document.execCommand('copy'); } catch { isDone = false; }
      if (isDone) { field.remove(); copied('Copied.'); } else copied('The text is selected: copy it.');
    }
    document.querySelectorAll('[data-copy]').forEach(b => {
      b.onclick = () => {
        const words = byId(b.dataset.copy).textContent + '\n';
        if (!navigator.clipboard) { select(words); return; }
        navigator.clipboard.writeText(words).then(() => copied('Copied.'), () => select(words));
      };
    });
    entries.forEach(e => chosenBy(e, () => {
      if (e.dataset.subject) chosen = e.dataset.subject + '\u00001';
      go(momentAt(+e.dataset.t));
    }));
    byId('time').oninput = event => go(+event.target.value);
    byId('back').onclick = () => go(now - 1);
    byId('on').onclick = () => go(now + 1);
    byId('mark').onclick = () => { from = from === now ? null : now; draw(); };
    byId('picture').onclick = event => {
      const box = byId('picture').getBoundingClientRect();
      const [width, height] = values.moments[now].z;
      chooseAt((event.clientX - box.left) * width / box.width,
        (event.clientY - box.top) * height / box.height);
    };
    document.onkeydown = event => {
      if (['time', 'selection'].includes(event.target.id) || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') go(now - 1);
      if (event.key === 'ArrowRight') go(now + 1);
      if (event.key === 'Home') go(0);
      if (event.key === 'End') go(last);
    };
    function follow() {
      const query = new URLSearchParams(location.hash.slice(1));
      if (query.has('t')) now = momentAt(+query.get('t'));
      if (query.has('from')) from = momentAt(+query.get('from'));
      if (query.has('at')) { const [x, y] = query.get('at').split(',').map(Number); chooseAt(x, y); } else draw();
    }
    window.onhashchange = follow;
    if (last >= 0) follow();
    """#
}
