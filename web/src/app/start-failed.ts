import { languageTag, type Language } from '../lib/language.ts'

/** Not even the files with the sentences arrived, so these come with the first script. */
const words: Record<Language, { title: string; lead: string; again: string }> = {
  'pt-br': {
    title: 'A Trilha não chegou até aqui',
    lead: 'A internet caiu no meio do caminho. Assim que ela voltar, a página abre sozinha.',
    again: 'Tentar de novo',
  },
  'en-us': {
    title: 'Trilha did not get this far',
    lead: 'The internet went away on the way here. As soon as it is back, the page opens by itself.',
    again: 'Try again',
  },
}

/** Where the page stands, without another download: whatever could be fetched instead would not arrive either. */
export function showStartFailed(root: Element, language: Language): void {
  const { title, lead, again } = words[language]
  const main = document.createElement('main')
  main.lang = languageTag(language)
  main.style.cssText = 'max-width: 32rem; margin: 20vh auto 0; padding: 24px; text-align: center'
  const retry = Object.assign(document.createElement('button'), { type: 'button', textContent: again })
  retry.style.cssText = 'min-height: 44px; padding: 0 24px; font: inherit'
  retry.addEventListener('click', () => window.location.reload())
  window.addEventListener('online', () => window.location.reload(), { once: true })
  main.append(
    Object.assign(document.createElement('h1'), { textContent: title }),
    Object.assign(document.createElement('p'), { textContent: lead }),
    retry,
  )
  root.replaceChildren(main)
}
