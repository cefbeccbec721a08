import type { Locale } from '@trilha/contract/errors/index'

/** What a mail says, as paragraphs; the two forms of it are made from this. */
export interface Letter {
  locale: Locale
  greeting: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  action?: { label: string; href: string }
  /** Large and apart, to be copied by hand. */
  code?: string
  /** Why it came and what to do with it when it came by mistake. */
  footer: string
}

export function letterText({ greeting, paragraphs, action, code, footer }: Letter): string {
  const parts = [greeting, ...paragraphs, code, action && `${action.label}:\n${action.href}`, `-- \nTrilha\n${footer}`]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

const tags = { 'pt-br': 'pt-BR', 'en-us': 'en-US' } as const
const page = 'margin:0;padding:24px;background:#f3f6ef;color:#12231b;font:16px/1.5 sans-serif'
const sheet = 'max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border-radius:22px'
const button =
  'display:inline-block;padding:13px 22px;border-radius:14px;background:#0b6e4f;color:#ffffff;font-weight:bold;text-decoration:none'
const digits = 'font:bold 32px/1.2 monospace;letter-spacing:6px'
const small = 'margin-top:28px;color:#5b6b62;font-size:14px'

/** Plain markup with nothing fetched from anywhere: no picture, no font, no tracker (decision D10). */
export function letterHtml({ locale, greeting, paragraphs, action, code, footer }: Letter): string {
  const lines = [
    `<p><b>${escapeHtml(greeting)}</b></p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(code === undefined ? [] : [`<p style="${digits}">${escapeHtml(code)}</p>`]),
    ...(action === undefined
      ? []
      : [`<p><a href="${escapeHtml(action.href)}" style="${button}">${escapeHtml(action.label)}</a></p>`]),
    `<p style="${small}">Trilha<br>${escapeHtml(footer)}</p>`,
  ]
  return `<!doctype html><html lang="${tags[locale]}"><body style="${page}"><div style="${sheet}">${lines.join('')}</div></body></html>`
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
}
