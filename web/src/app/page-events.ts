import type { AnyRouter } from '@tanstack/react-router'
import { i18n } from '../lib/i18n.ts'
import { onPageName, pageName } from '../lib/page-name.ts'

/** What happens to the document with each page: title, place, focus. */
export function followPages(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    setTitle(router)
    // Every navigation scrolls to the top; a filter that changes the search alone stays.
    if (!pathChanged || fromLocation === undefined) return
    window.scrollTo(0, 0)
    focusHeading()
  })
  i18n.on('languageChanged', () => setTitle(router))
  onPageName(() => setTitle(router))
}

function setTitle(router: AnyRouter): void {
  const key = router.state.matches.at(-1)?.staticData.title ?? 'home'
  const title = pageName() ?? i18n.t(`titles.${key}`, { ns: 'app' })
  document.title = i18n.t('titles.pattern', { ns: 'app', title })
}

/** A screen reader starts reading where the page starts; a field that took the focus itself keeps it. */
function focusHeading(): void {
  const main = document.querySelector('main')
  if (main?.contains(document.activeElement) && document.activeElement !== main) return
  // The title of a page on its way goes with the grey boxes.
  const headings = [...(main ?? document).querySelectorAll('h1')]
  const heading = headings.find((each) => !each.closest('[aria-busy="true"]')) ?? document.querySelector('h1') ?? main
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
