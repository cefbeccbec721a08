import temml from 'temml'
import type { TextPicture } from '@trilha/contract/learning/courses'
import { createContext, useContext, useEffect, useRef, useState, type ComponentProps } from 'react'
import Markdown, { defaultUrlTransform, type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import { ExternalLink } from './ExternalLink.tsx'
import { levelsOf } from './heading-levels.ts'
import { ownPicture } from './link-target.ts'
import styles from './RichText.module.css'
import { contentLanguage } from '../../lib/language.ts'

export interface RichTextProps {
  text: string
  /** Those that it names by their file, with addresses of now. */
  pictures?: readonly TextPicture[] | undefined
  /** The level of its first heading: one below the heading that it stands under. */
  headings?: 2 | 3 | undefined
}

/** A text of a class: Markdown, tables, formulas. HTML in it stays text, so nothing in it can run. */
export function RichText({ text, pictures = none, headings = 2 }: RichTextProps) {
  return (
    <div className={styles['text']} lang={contentLanguage}>
      <Pictures value={pictures}>
        <Markdown
          remarkPlugins={[remarkGfm, remarkMath, [remarkLevels, headings]]}
          urlTransform={(url, key) => (key === 'src' ? url : defaultUrlTransform(url))}
          components={components}
        >
          {text}
        </Markdown>
      </Pictures>
    </div>
  )
}

const none: readonly TextPicture[] = []
const Pictures = createContext(none)

interface Node {
  type: string
  depth?: number
  children?: Node[]
}

function remarkLevels(first: number) {
  return (tree: Node) => {
    const headings = headingsIn(tree)
    const levels = levelsOf(
      headings.map(({ depth }) => depth ?? 1),
      first,
    )
    for (const [at, heading] of headings.entries()) heading.depth = levels[at]!
  }
}

function headingsIn(node: Node): Node[] {
  return node.type === 'heading' ? [node] : (node.children ?? []).flatMap(headingsIn)
}

const components: Components = {
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
function Picture({ src, alt = '' }: { src: string | undefined; alt: string | undefined }) {
  const pictures = useContext(Pictures)
  const [failed, setFailed] = useState<string>()
  const named = pictures.find(({ id }) => src === `file:${id}`)
  const own = ownPicture(named?.url ?? src, window.location.origin)
  // An address ends while a page lies open: the words stay, and the next reading brings another.
  if (!own || failed === own) return <span className={styles['unseen']}>{alt}</span>
  return (
    <img
      src={own}
      alt={alt}
      width={named?.width ?? undefined}
      height={named?.height ?? undefined}
      loading="lazy"
      onError={() => setFailed(own)}
    />
  )
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
