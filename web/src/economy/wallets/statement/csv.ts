/** How a language's spreadsheets read a file: where numbers have a decimal comma, cells are parted by semicolons. */
const separators = { 'pt-br': ';', 'en-us': ',' } as const

export type Cell = string | number

/**
 * RFC 4180 with a mark that it is UTF-8, without which spreadsheets show "Ã§". A text that a spreadsheet would take for
 * a formula is made a text again: names in it were written by people.
 */
export function csvOf(rows: readonly (readonly Cell[])[], language: keyof typeof separators): string {
  const separator = separators[language]
  const lines = rows.map((row) => row.map((cell) => quoted(cell, separator)).join(separator))
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`
}

/** What spreadsheets run: =, +, -, @, also behind blanks, tabs or line breaks. */
const formula = /^[\s\u00A0]*[=+\-@＝＋－＠]/

function quoted(cell: Cell, separator: string): string {
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) || /^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}
