// Runs before the bundle and before the first paint, so it is plain and short. Its keys are those of
// ui/theme/preferences.ts and lib/i18n.ts; boot.test.ts holds them together.
;(function () {
  'use strict'

  // Mantine writes its variables through innerHTML of a style element. This lets text without markup through
  // and nothing else: no element can be made from a string anywhere in the app.
  if (window.trustedTypes && window.trustedTypes.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      createHTML: function (text) {
        return text.indexOf('<') === -1 ? text : null
      },
      createScriptURL: function (address) {
        var url = new URL(address, document.baseURI)
        // What people upload is served below /files, answers below /api: neither may ever run, though of this origin.
        var isOurs =
          url.protocol === location.protocol &&
          url.host === location.host &&
          !/^\/(?:api|files)\//i.test(decodeURIComponent(url.pathname))
        return isOurs ? address : null
      },
      createScript: function () {
        return null
      },
    })
  }

  function stored(key) {
    try {
      return localStorage.getItem(key)
    } catch (error) {
      return null
    }
  }

  function preferences() {
    try {
      return JSON.parse(stored('trilha.preferences') || '{}') || {}
    } catch (error) {
      return {}
    }
  }

  function prefers(query) {
    return typeof matchMedia === 'function' && matchMedia(query).matches
  }

  var root = document.documentElement
  var wanted = preferences()
  root.lang = stored('trilha.language') === 'en-us' ? 'en-US' : 'pt-BR'

  var isDark = wanted.scheme === 'dark' || (wanted.scheme !== 'light' && prefers('(prefers-color-scheme: dark)'))
  root.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')

  var isHighContrast =
    wanted.contrast === 'high' || (wanted.contrast !== 'normal' && prefers('(prefers-contrast: more)'))
  if (isHighContrast) root.setAttribute('data-contrast', 'high')
  if (wanted.reading === 'easy') root.setAttribute('data-reading', 'easy')
  if (wanted.motion === 'reduced') root.setAttribute('data-motion', 'reduced')
})()
