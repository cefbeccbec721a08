import temml from 'temml'
import { useEffect, useRef, type ComponentProps } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { ExternalLink } from '../../../ui/pieces/ExternalLink.tsx'
import { ownPicture } from '../../../ui/pieces/link-target.ts'
import styles from './RichText.module.css'

/** A text of a class: Markdown, tables, formulas. HTML in it stays text, so nothing in it can run. */
export function RichText({ text }: { text: string }) {
  return (
    <div className={styles['text']}>
      <Markdown remarkPlugins={[remarkGfm, remarkMath]} components={components}>
        {text}
      </Markdown>
    </div>
  )
}

const components: Components = {
  // The page's own heading is the first.
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  a: ({ href = '', children }) => <ExternalLink href={href}>{children}</ExternalLink>,
  img: ({ src, alt }) => <Picture src={typeof src === 'string' ? src : undefined} alt={alt} />,
  table: ({ children }) => (
    // It scrolls by itself where it is wider than the page, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className={styles['table']} tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  code: Code,
  pre: ({ children }) => <div className={styles['block']}>{children}</div>,
}

/** Only pictures of this site: another's would learn who reads (D10). */
function Picture({ src, alt }: { src: string | undefined; alt: string | undefined }) {
  const own = ownPicture(src, window.location.origin)
  return own ? <img src={own} alt={alt ?? ''} loading="lazy" /> : <em>{alt}</em>
}

function Code({ className = '', children }: ComponentProps<'code'>) {
  if (!className.includes('language-math')) return <code className={className}>{children}</code>
  return <Formula formula={typeof children === 'string' ? children : ''} isBlock={className.includes('math-display')} />
}

/** As MathML, which browsers draw and screen readers read. */
function Formula({ formula, isBlock }: { formula: string; isBlock: boolean }) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (place.current) temml.render(formula, place.current, { displayMode: isBlock, throwOnError: false, trust: false })
  }, [formula, isBlock])
  return <span ref={place} className={isBlock ? styles['formula'] : undefined} />
}
