import { describe, expect, it } from 'vitest'
import { readPage } from './page-words.rules.ts'

const read = (html: string, charset?: string) => readPage(Buffer.from(html), charset)

describe('what a page says of itself', () => {
  it('is what it says to other sites, before its own title', () => {
    const html = `<!doctype html><html><head><title>Rio &amp; mar | Jornal</title>
      <META content='Rio &quot;Doce&quot; &#233; longo &#x2014; muito' property="og:title">
      <meta name="description" content="Um  texto
      em linhas"><meta property="og:image" content="/foto.jpg"><meta property=og:image:alt content="O rio">
      </head><body><meta property="og:description" content="de outro"></body></html>`
    expect(read(html)).toEqual({
      title: 'Rio "Doce" é longo — muito',
      description: 'Um texto em linhas',
      image: '/foto.jpg',
      imageAlt: 'O rio',
    })
  })

  it('is else its title, and not what a script or a comment holds', () => {
    const html = `<head><!-- <title>Não</title> --><script>'<title>Nem</title>'</script><title>Sim</title></head>`
    expect(read(html)).toEqual({ title: 'Sim', description: null, image: null, imageAlt: null })
  })

  it('is nothing where it says nothing', () => {
    expect(read('<p>Olá</p>').title).toBe('')
    expect(read('').title).toBe('')
  })

  it('is read in the alphabet that it is written in', () => {
    const latin = Buffer.from('<title>Água</title>', 'latin1')
    expect(readPage(latin, 'iso-8859-1').title).toBe('Água')
    expect(readPage(Buffer.from('<meta charset="iso-8859-1"><title>Água</title>', 'latin1'), undefined).title).toBe(
      'Água',
    )
    expect(readPage(Buffer.from('<title>Água</title>'), 'no-such-thing').title).toBe('Água')
  })

  it('has no sign that would turn or hide what follows, and no more than a card shows', () => {
    expect(read('<title>a\u202Eb\u0000c</title>').title).toBe('a b c')
    expect(Array.from(read(`<title>${'😀'.repeat(500)}</title>`).title)).toHaveLength(200)
    expect(read('<title>&lt;img src=x onerror=alert(1)&gt;</title>').title).toBe('<img src=x onerror=alert(1)>')
  })

  it('takes no longer for a page that is made to be slow', () => {
    const began = performance.now()
    read(`<head>${'<meta '.repeat(80_000)}`)
    read(`<head>${'<!--'.repeat(100_000)}`)
    read(`<head>${'<script'.repeat(60_000)}`)
    read(`<head>${'<script></script>'.repeat(30_000)}`)
    read(`<head>${'<title>'.repeat(70_000)}`)
    read(`<head>${`<meta ${'a'.repeat(3_900)}>`.repeat(130)}`)
    read(`<head>${`<meta ${'a= '.repeat(1_300)}>`.repeat(130)}`)
    read(`<title>${'&'.repeat(400_000)}</title>`)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})
