import { posts } from '@trilha/contract/community/posts'
import { LINK_LENGTH_MAX } from '@trilha/contract/constants'
import { describe, expect, it } from 'vitest'
import { givenScene, write } from '../../testing/community-scene.ts'
import { testApp } from '../../testing/test-app.ts'

const test = testApp()

/** As if somebody of the school had asked for it. */
async function kept(schoolId: string, url: string, { title = 'O rio Doce', isMissing = false } = {}): Promise<void> {
  await test.database.db
    .insertInto('link_previews')
    .values({
      school_id: schoolId,
      url,
      domain: new URL(url).hostname,
      title,
      description: null,
      is_missing: isMissing,
    })
    .execute()
}

const river = 'https://jornal.exemplo.com.br/rio'

describe('a link in a post', () => {
  it('is shown as the server read it, whatever is said of it', async () => {
    const { ana, bia, schoolId } = await givenScene(test)
    await kept(schoolId, river)
    const claimed = { linkPreview: { title: 'Ganhe moedas', url: 'https://golpe.exemplo.com.br/' } }
    const post = await write(ana, { text: `Leiam ${river}`, linkUrl: river, ...claimed })
    expect(post.linkPreview).toMatchObject({ url: river, domain: 'jornal.exemplo.com.br', title: 'O rio Doce' })
    const seen = await bia.call(posts, 'get', { params: { id: post.id } })
    expect(seen).toMatchObject({ body: { linkPreview: post.linkPreview } })
    const shared = await bia.call(posts, 'share', { params: { id: post.id }, body: {} })
    expect(shared).toMatchObject({ body: { linkPreview: null, sharedPost: { linkPreview: post.linkPreview } } })
  })

  it('has no preview where nobody of the school asked for it, or nothing could be read', async () => {
    const { ana, schoolId } = await givenScene(test)
    await kept(await test.given.school(), river)
    await kept(schoolId, 'https://jornal.exemplo.com.br/sumiu', { isMissing: true })
    for (const linkUrl of [river, 'https://jornal.exemplo.com.br/sumiu', 'javascript:alert(1)', 'rio', null])
      expect((await write(ana, { text: 'Leiam isto', linkUrl })).linkPreview).toBeNull()
  })

  it('stays, changes and goes when the post is written anew', async () => {
    const { ana, schoolId } = await givenScene(test)
    const sea = 'https://jornal.exemplo.com.br/mar'
    await kept(schoolId, river)
    await kept(schoolId, sea, { title: 'O mar' })
    const { id } = await write(ana, { text: `Leiam ${river}`, linkUrl: river })
    const change = (body: object) => ana.call(posts, 'update', { params: { id }, body })
    expect(await change({ text: `Leiam logo ${river}` })).toMatchObject({ body: { linkPreview: { url: river } } })
    expect(await change({ text: sea, linkUrl: sea })).toMatchObject({ body: { linkPreview: { title: 'O mar' } } })
    expect(await change({ linkUrl: null })).toMatchObject({ body: { text: sea, linkPreview: null } })
  })

  it.each(['', 'x'.repeat(LINK_LENGTH_MAX + 1)])('is refused as an address: %j', async (linkUrl) => {
    const { ana } = await givenScene(test)
    expect(await ana.call(posts, 'create', { body: { text: 'Oi', linkUrl } })).toMatchObject({
      status: 400,
      code: 'ii_0021',
    })
  })
})
