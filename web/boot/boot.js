// Runs before the first paint on every page. Plain and tiny: it is not compiled.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'night') {
    document.documentElement.dataset.theme = theme;
    // The two frame colours (light first) are further down the page: a pinned theme silences the other.
    document.addEventListener('DOMContentLoaded', () => {
      const [light, dark] = document.querySelectorAll('meta[name="theme-color"]');
      light?.setAttribute('media', theme === 'light' ? 'all' : 'not all');
      dark?.setAttribute('media', theme === 'night' ? 'all' : 'not all');
    });
  }
} catch {
  // Storage is refused: the system's theme shows.
}
