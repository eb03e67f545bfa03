// Chooses the theme before the first paint. Kept apart from the modules because it must run at once; settings.ts does the same
// for every later change.
;(() => {
  let theme = 'night'
  try {
    theme = JSON.parse(localStorage.getItem('watchfires/settings') || '{}').theme || 'night'
  } catch {}
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'paper' : 'night'
  document.documentElement.className = theme === 'paper' ? 'paper' : 'night'
})()
