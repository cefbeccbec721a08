/** Making a format takes a hundred times as long as using it, and a feed uses hundreds. */
function kept<Options extends object, Format>(make: (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (tag: string, options: Options): Format => {
    const key = `${tag} ${JSON.stringify(options)}`
    const format = made.get(key) ?? make(tag, options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = kept((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options))
export const dateTimeFormat = kept((tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options))
export const relativeTimeFormat = kept(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
)
